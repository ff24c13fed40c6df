import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, failureText } from '#shared/api/api-error.ts';
import { isAttended, isRefused } from '#shared/api/refusals.ts';
import { openNextRow } from '#shared/office/list-keys.ts';
import { refreshSimulationLists } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
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
 * Records a contact once, however often it is tried, and opens the list's next row. `isPending` is also true for a detail that is reopened
 * meanwhile. See docs/rules.md R870.
 */
export function useRecordContact({ uuid, version }: SimulationRead) {
  const toast = useToast();
  const queries = useQueryClient();
  const mutationKey = ['record-contact', uuid];
  const { queryKey } = simulationQuery(uuid);
  const own = useMutation({
    mutationKey,
    mutationFn: ({ body, key }: Recording) =>
      answerOf(
        client.POST('/api/simulador/contactos/{simulation}', {
          params: {
            path: { simulation: uuid },
            header: { 'If-Match': `"${version}"`, 'Idempotency-Key': key },
          },
          body,
        }),
      ),
    onSuccess: async ({ simulation, message }, { onRecorded }) => {
      // Cancels running requests, whose answers would undo the change.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, simulation);
      toast.show(message, { tone: 'good' });
      onRecorded();
      openNextRow(uuid);
      void queries.invalidateQueries({ queryKey: commentsQuery(uuid).queryKey });
      void refreshSimulationLists(queries);
    },
    onError: (reason) => void refreshRefused(queries, uuid, reason),
  });
  return {
    record: own.mutate,
    isPending: useIsMutating({ mutationKey }) > 0,
    wasRefused: isRefused(own.error),
    isAttended: isAttended(own.error),
    failure:
      own.error === null
        ? null
        : `${failureText(own.error, NOT_RECORDED)}${isAttended(own.error) ? ` ${AGAIN}` : ''}`,
  };
}
