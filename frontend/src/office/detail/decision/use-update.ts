import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf, failureText } from '#shared/api/api-error.ts';
import { isAttended, isConflict, isRefused } from '#shared/api/refusals.ts';
import { refreshSimulationLists } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { simulationQuery } from '#shared/simulation/get-simulation.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { useIsThere } from '#shared/ui/use-is-there.ts';
import { refreshRefused } from '#shared/office/refresh-refused.ts';

type Schemas = components['schemas'];

const NOT_UPDATED = 'Ha ocurrido un error al actualizar información.';
/** Says how a change is made for a client whom another executive has. */
export const AGAIN = 'Guarde de nuevo para hacerlo de todos modos.';
const UNDO = 'Deshacer';
const UNDONE = 'Cambio deshecho.';
const UNDO_MS = 10_000;

interface Change {
  readonly uuid: string;
  /** Version that was on screen. */
  readonly version: number;
  readonly body: Schemas['UpdateInfoDto'];
}

/** Change, with the previous values that an undo restores. */
export interface UndoableChange extends Change {
  readonly before: Schemas['UpdateInfoDto'];
}

/** Saves a change. @throws ApiError; 409 names who changed the simulation since it was read */
const updateInfo = ({ uuid, version, body }: Change): Promise<Schemas['UpdatedDto']> =>
  answerOf(
    client.PATCH('/simulations/api/simulations/{uuid}/update_info', {
      params: { path: { uuid }, header: { 'If-Match': `"${version}"` } },
      body,
    }),
  );

const failureOf = (reason: Error): string =>
  isAttended(reason)
    ? `${reason.message} ${AGAIN}`
    : isRefused(reason)
      ? failureText(reason, NOT_UPDATED)
      : NOT_UPDATED;

export interface UpdateOptions {
  onUpdated?: () => void;
  /** True if the caller shows `failure`, which then needs no toast. */
  showsFailure?: boolean;
}

/** Saves changes of simulations, which can be undone for a while. See docs/rules.md R286, R515. */
export function useUpdate({ onUpdated, showsFailure = false }: UpdateOptions) {
  const toast = useToast();
  const queries = useQueryClient();
  const isThere = useIsThere();
  const keyOf = ({ uuid }: Change) => simulationQuery(uuid).queryKey;
  const show = async (change: Change, { simulation }: Schemas['UpdatedDto']): Promise<void> => {
    // Cancels running requests, whose answers would undo the change.
    await queries.cancelQueries({ queryKey: keyOf(change) });
    queries.setQueryData(keyOf(change), simulation);
  };
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: (change: UndoableChange) => updateInfo(change),
    onSuccess: async (updated, change) => {
      await show(change, updated);
      onUpdated?.();
      toast.show(updated.message, {
        tone: 'good',
        durationMs: UNDO_MS,
        action: {
          label: UNDO,
          run: () =>
            undo({
              ...change,
              version: updated.simulation.version,
              body: { ...change.before, ...(change.body.anyway && { anyway: true }) },
            }),
        },
      });
    },
    onError: (reason, change) => {
      if (!isConflict(reason) && (!showsFailure || !isThere.current))
        toast.show(failureOf(reason), { tone: 'bad' });
      return refreshRefused(queries, change.uuid, reason);
    },
    onSettled: () => void refreshSimulationLists(queries),
  });
  const { mutate: undo } = useMutation({
    mutationFn: updateInfo,
    onSuccess: async (updated, change) => {
      await show(change, updated);
      toast.show(UNDONE, { tone: 'good' });
    },
    // A colleague's change is kept; the answer names them.
    onError: (reason, change) => {
      toast.show(failureText(reason, NOT_UPDATED), { tone: 'bad' });
      return queries.invalidateQueries({ queryKey: keyOf(change) });
    },
    onSettled: () => void refreshSimulationLists(queries),
  });
  return {
    /** Saves a change: one that was refused because another executive has the client is made anyway when it is repeated. */
    update: ((change, options) => {
      const isAsked = variables?.uuid === change.uuid && isAttended(error);
      mutate(isAsked ? { ...change, body: { ...change.body, anyway: true } } : change, options);
    }) as typeof mutate,
    isUpdating: isPending,
    /** The change that was not made because a colleague's was saved first, and the sentence that names them. */
    conflict: variables && isConflict(error) ? { message: error.message, change: variables } : null,
    /** Sentence of another failure; null for none. */
    failure: error === null || isConflict(error) ? null : failureOf(error),
    /** Removes conflict and failure. */
    forget: reset,
  };
}
