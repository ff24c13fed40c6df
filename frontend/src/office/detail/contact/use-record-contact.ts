import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf, failureText } from '#shared/api/api-error.ts';
import { isConflict } from '#shared/api/refusals.ts';
import { openNextRow } from '#shared/office/list-keys.ts';
import { refreshSimulationLists } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { commentsQuery } from '../comments/use-comments.ts';

export type RecordedContact = components['schemas']['ContactRecordDto'];

const NOT_RECORDED = 'No pudimos registrar el contacto. Inténtelo de nuevo.';

/** Records a contact once, however often it is tried, and opens the list's next row. See docs/rules.md R870. */
export function useRecordContact({ uuid, version }: SimulationRead, onRecorded: () => void) {
  const toast = useToast();
  const queries = useQueryClient();
  const intent = useRef({ text: '', key: '' });
  const { queryKey } = simulationQuery(uuid);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: RecordedContact) => {
      const text = JSON.stringify(body);
      if (intent.current.text !== text) intent.current = { text, key: crypto.randomUUID() };
      const header = { 'If-Match': `"${version}"`, 'Idempotency-Key': intent.current.key };
      return answerOf(
        client.POST('/api/simulador/contactos/{simulation}', {
          params: { path: { simulation: uuid }, header },
          body,
        }),
      );
    },
    onSuccess: async ({ simulation, message }) => {
      // The same contact again is another one.
      intent.current = { text: '', key: '' };
      // Cancels running requests, whose answers would undo the change.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, simulation);
      toast.show(message, { tone: 'good' });
      onRecorded();
      openNextRow(uuid);
      void queries.invalidateQueries({ queryKey: commentsQuery(uuid).queryKey });
      void refreshSimulationLists(queries);
    },
    onError: (reason) => {
      if (isConflict(reason)) void queries.invalidateQueries({ queryKey });
    },
  });
  return { record: mutate, isPending, failure: error === null ? null : failureText(error, NOT_RECORDED) };
}
