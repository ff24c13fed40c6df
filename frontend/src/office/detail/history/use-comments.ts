import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { isGone } from '#shared/api/final-refusals.ts';
import { isConflict, unlessGone } from '#shared/api/refusals.ts';
import { refreshSimulationLists, showChanged } from '../../lists/queries.ts';
import { client } from '#shared/session/client.ts';
import { simulationQuery } from '#shared/simulation/get-simulation.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';

export type Comment = components['schemas']['CommentDto'];

export const NOT_AVAILABLE = 'Comentarios no disponibles.';
const PATH = '/simulations/api/simulation_comments';

/** Returns the query of a simulation's comments, oldest first. */
export const commentsQuery = (simulation: string) =>
  queryOptions({
    queryKey: ['simulation-comments', simulation],
    queryFn: ({ signal }): Promise<readonly Comment[]> =>
      answerOf(client.GET(PATH, { params: { query: { simulation } }, signal })),
    staleTime: 0,
  });

/** Options that all changes of a simulation's comments share. */
const useChange = (simulation: string) => {
  const queries = useQueryClient();
  return {
    show: (change: (comments: readonly Comment[]) => readonly Comment[]) =>
      showChanged<readonly Comment[]>(
        queries,
        commentsQuery(simulation).queryKey,
        (comments) => comments && change(comments),
      ),
    /** After a refusal the simulation may be another one, and its comments too. */
    onFailed: (reason: Error): void => {
      if (!isGone(reason) && !isConflict(reason)) return;
      for (const { queryKey } of [simulationQuery(simulation), commentsQuery(simulation)])
        void queries.invalidateQueries({ queryKey });
    },
    countAgain: () => void refreshSimulationLists(queries),
  };
};

/** Highlights and deletes the author's own comment. */
export function useOwnComment(
  { uuid, simulation }: Comment,
  { onRemoved, onKept }: { onRemoved: () => void; onKept: () => void },
) {
  const { show, onFailed, countAgain } = useChange(simulation);
  const params = { path: { uuid } };
  const highlighting = useAction({
    run: (highlight: boolean) => answerOf(client.PATCH(`${PATH}/{uuid}`, { params, body: { highlight } })),
    onDone: (changed) =>
      show((comments) => comments.map((comment) => (comment.uuid === uuid ? changed : comment))),
    failed: () => 'Error al destacar comentario.',
    onFailed,
  });
  const removal = useAction({
    run: () => answerOf(client.DELETE(`${PATH}/{uuid}`, { params })).catch(unlessGone),
    onDone: async () => {
      await show((comments) => comments.filter((comment) => comment.uuid !== uuid));
      onRemoved();
      countAgain();
    },
    failed: () => 'Error al eliminar comentario.',
    onFailed: (reason) => {
      onKept();
      onFailed(reason);
    },
  });
  return { highlighting, removal };
}
