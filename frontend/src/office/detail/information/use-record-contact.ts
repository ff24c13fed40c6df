import { useQueryClient } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf, failureText } from '#shared/api/api-error.ts';
import { isAttended, isRefused } from '#shared/api/refusals.ts';
import { showChanged, SIMULATION_LISTS } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { commentsQuery } from '../history/use-comments.ts';
import { refreshRefused } from '#shared/office/refresh-refused.ts';

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
