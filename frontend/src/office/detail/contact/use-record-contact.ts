import { useQueryClient } from '@tanstack/react-query';
import { answerOf, failureText } from '#shared/api/api-error.ts';
import { isAttended, isRefused } from '#shared/api/refusals.ts';
import { openNextRow } from '#shared/office/list-keys.ts';
import { showChanged, SIMULATION_LISTS } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { commentsQuery } from '../comments/use-comments.ts';
import { AGAIN } from '../decision/use-update.ts';
import { refreshRefused } from '#shared/office/refresh-refused.ts';
import type { Attempt } from './use-contact-draft.ts';

const NOT_RECORDED = 'No pudimos registrar el contacto. Inténtelo de nuevo.';

interface Recording extends Attempt {
  /** Called once it is recorded, even if the detail was closed meanwhile. */
  readonly onRecorded: () => void;
}

/**
 * Records a contact once, however often it is tried, and opens the list's next row. `isWorking` is also true for a detail that is reopened
 * meanwhile. See docs/rules.md R870.
 */
export function useRecordContact({ uuid, version }: SimulationRead) {
  const queries = useQueryClient();
  const { run, isWorking, error, failure } = useAction({
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
      openNextRow(uuid);
    },
    failed: (reason) => `${failureText(reason, NOT_RECORDED)}${isAttended(reason) ? ` ${AGAIN}` : ''}`,
    onFailed: (reason) => void refreshRefused(queries, uuid, reason),
    refetch: [commentsQuery(uuid).queryKey, [SIMULATION_LISTS]],
    hasPlace: true,
  });
  return { record: run, isWorking, failure, wasRefused: isRefused(error), isAttended: isAttended(error) };
}
