import { useQueryClient } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf, failureText } from '#shared/api/api-error.ts';
import { isAttended, isConflict, isRefused } from '#shared/api/refusals.ts';
import { showChanged, SIMULATION_LISTS, refreshRefused } from '../../lists/queries.ts';
import { client } from '#shared/session/client.ts';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { commentsQuery } from '../history/use-comments.ts';

type Schemas = components['schemas'];

const NOT_UPDATED = 'Ha ocurrido un error al actualizar información.';
const UNDO = 'Deshacer';
const UNDONE = 'Cambio deshecho.';

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
  isRefused(reason) ? failureText(reason, NOT_UPDATED) : NOT_UPDATED;

/** Saves changes of simulations, which can be undone for a while. See docs/rules.md R286, R515. */
export function useUpdate(onUpdated: () => void) {
  const queries = useQueryClient();
  const saving = {
    run: updateInfo,
    onDone: ({ simulation }: Schemas['UpdatedDto'], { uuid }: Change) =>
      showChanged(queries, simulationQuery(uuid).queryKey, () => simulation),
    refetch: [[SIMULATION_LISTS]],
  };
  const { run: undo } = useAction<Change, Schemas['UpdatedDto']>({
    ...saving,
    done: () => UNDONE,
    // A colleague's change is kept; the answer names them.
    failed: NOT_UPDATED,
    onFailed: (_, { uuid }) => queries.invalidateQueries({ queryKey: simulationQuery(uuid).queryKey }),
  });
  const { run, isWorking, input, error, reset } = useAction<UndoableChange, Schemas['UpdatedDto']>({
    ...saving,
    done: (updated, change) => ({
      text: updated.message,
      action: {
        label: UNDO,
        run: () =>
          undo({
            ...change,
            version: updated.simulation.version,
            body: { ...change.body, ...change.before },
          }),
      },
    }),
    onDone: async (updated, change) => {
      await saving.onDone(updated, change);
      onUpdated();
    },
    failed: (reason) => (isConflict(reason) || isAttended(reason) ? null : failureOf(reason)),
    onFailed: async (reason, { uuid }) => {
      await refreshRefused(queries, uuid, reason);
    },
  });
  return {
    /** Saves a change: one that was refused because another executive has the client is made anyway when it is repeated. */
    update: (change: UndoableChange): void => {
      const isAsked = input?.uuid === change.uuid && isAttended(error);
      run(isAsked ? { ...change, body: { ...change.body, anyway: true } } : change);
    },
    isUpdating: isWorking,
    /** Sentence that names the colleague whose change was saved first; null if none was. */
    conflict: isConflict(error) ? error.message : null,
    /** Whether another executive has the client, whose sentence `failure` is: the same change again is made anyway. */
    isAttended: isAttended(error),
    /** Sentence that names that executive. */
    failure: isAttended(error) ? (error?.message ?? null) : null,
    /** Removes conflict and question. */
    forget: reset,
  };
}

/** A request to record a contact, repeated as it is until its outcome is known. */
export interface Attempt {
  readonly body: components['schemas']['ContactRecordDto'];
  readonly key: string;
}

const NOT_RECORDED = 'No pudimos guardar. Inténtelo de nuevo.';
const NOT_PUBLISHED = 'Error al publicar comentario.';

export interface Recording extends Attempt {
  /** Called once it is recorded, even if the detail was closed meanwhile. */
  readonly onRecorded: () => void;
}

/**
 * Saves a contact, or what was typed without one, once, however often it is tried. `isWorking` is also true for a detail that is reopened
 * meanwhile. See docs/rules.md R870.
 */
export function useRecordContact({ uuid, version }: SimulationRead) {
  const queries = useQueryClient();
  const { run, isWorking, input, error, failure, reset } = useAction({
    name: ['record-contact', uuid],
    run: ({ body, key }: Recording) =>
      answerOf(
        client.POST('/api/simulador/contactos/{simulation}', {
          params: {
            path: { simulation: uuid },
            header: { 'If-Match': `"${version}"`, 'Idempotency-Key': key },
          },
          body,
        }),
      ),
    done: ({ message }) => message,
    onDone: async ({ simulation }, { onRecorded }) => {
      await showChanged(queries, simulationQuery(uuid).queryKey, () => simulation);
      onRecorded();
    },
    failed: (reason) => failureText(reason, NOT_RECORDED),
    onFailed: (reason) => void refreshRefused(queries, uuid, reason),
    refetch: [commentsQuery(uuid).queryKey, [SIMULATION_LISTS]],
    hasPlace: true,
  });
  const { outcome, estado, next_contact: next } = input?.body ?? {};
  const isComment = outcome === undefined && estado === undefined && !next;
  return {
    record: run,
    isWorking,
    failure: isComment && failure !== null && !isRefused(error) ? NOT_PUBLISHED : failure,
    wasRefused: isRefused(error),
    isAttended: isAttended(error),
    forget: reset,
  };
}
