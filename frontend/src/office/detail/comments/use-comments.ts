import {
  queryOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { isGone } from '#shared/api/final-refusals.ts';
import { isConflict, unlessGone } from '#shared/api/refusals.ts';
import { refreshSimulationLists } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { simulationQuery } from '#shared/simulation/get-simulation.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';

export type Comment = components['schemas']['CommentDto'];

const PATH = '/simulations/api/simulation_comments';

/** Returns the query of a simulation's comments, oldest first. */
export const commentsQuery = (simulation: string) =>
  queryOptions({
    queryKey: ['simulation-comments', simulation],
    queryFn: ({ signal }): Promise<readonly Comment[]> =>
      answerOf(client.GET(PATH, { params: { query: { simulation } }, signal })),
    staleTime: 0,
    retry: false,
  });

async function updateCached(
  queries: QueryClient,
  simulation: string,
  change: (comments: readonly Comment[]) => readonly Comment[],
): Promise<void> {
  const { queryKey } = commentsQuery(simulation);
  // Cancels running requests, whose answers would undo the change.
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (comments) => comments && change(comments));
}

/** Shows a failure. After a 404 or 409, the simulation and its comments are refetched. */
function useFailure(simulation: string): (message: string) => (reason: Error) => void {
  const toast = useToast();
  const queries = useQueryClient();
  return (message) => (reason) => {
    toast.show(message, { tone: 'bad' });
    if (!isGone(reason) && !isConflict(reason)) return;
    void queries.invalidateQueries({ queryKey: simulationQuery(simulation).queryKey });
    void queries.invalidateQueries({ queryKey: commentsQuery(simulation).queryKey });
  };
}

interface NewComment {
  readonly comment: string;
  /** The same for each attempt to publish it. */
  readonly key: string;
  /** Called once the comment is in the list, even if the detail was closed meanwhile. */
  readonly onAdded: () => void;
}

/** Publishes a comment. `isPending` is also true for a detail that is reopened while the comment is being published. */
export function useNewComment(simulation: string) {
  const queries = useQueryClient();
  const failing = useFailure(simulation);
  const mutationKey = ['new-comment', simulation];
  const own = useMutation({
    mutationKey,
    mutationFn: ({ comment, key }: NewComment) =>
      answerOf(
        client.POST(PATH, {
          params: { header: { 'Idempotency-Key': key } },
          body: { simulation, comment },
        }),
      ),
    onSuccess: async (added, { onAdded }) => {
      await updateCached(queries, simulation, (comments) => [
        ...comments.filter(({ uuid }) => uuid !== added.uuid),
        added,
      ]);
      onAdded();
      void refreshSimulationLists(queries);
    },
    onError: failing('Error al publicar comentario.'),
  });
  return {
    publish: own.mutate,
    isSuccess: own.isSuccess,
    isPending: useIsMutating({ mutationKey }) > 0,
  };
}

/** Highlights and deletes the author's own comment. `onRemoved` is called once it has left the list. */
export function useOwnComment({ uuid, simulation }: Comment, onRemoved: () => void) {
  const queries = useQueryClient();
  const failing = useFailure(simulation);
  const params = { path: { uuid } };
  const highlighting = useMutation({
    mutationFn: (highlight: boolean) =>
      answerOf(client.PATCH(`${PATH}/{uuid}`, { params, body: { highlight } })),
    onSuccess: (changed) =>
      updateCached(queries, simulation, (comments) =>
        comments.map((comment) => (comment.uuid === uuid ? changed : comment)),
      ),
    onError: failing('Error al destacar comentario.'),
  });
  const removal = useMutation({
    mutationFn: () => answerOf(client.DELETE(`${PATH}/{uuid}`, { params })).catch(unlessGone),
    onSuccess: async () => {
      await updateCached(queries, simulation, (comments) =>
        comments.filter((comment) => comment.uuid !== uuid),
      );
      onRemoved();
      void refreshSimulationLists(queries);
    },
    onError: failing('Error al eliminar comentario.'),
  });
  return { highlighting, removal };
}
