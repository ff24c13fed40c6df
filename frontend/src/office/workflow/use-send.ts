import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { writeStoredText, readStoredText } from '#shared/browser/stored-text.ts';
import { refreshSimulationLists } from '#shared/office/queries.ts';
import { simulationQuery } from '#shared/simulation/get-simulation.ts';
import { progressQuery } from './progress-query.ts';
import { followSend, type Progress, type SendOutcome, sendToWorkflow } from './send.ts';

/**
 * Returns the storage key of a send of this tab whose outcome was not shown yet. It is followed again after a reload, or when the
 * detail is reopened.
 */
const keyOf = (uuid: string): string => `envio ${uuid}`;

/** Sends a simulation to the workflow and follows it to its end. See docs/rules.md R383. */
export function useSend(uuid: string) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const { isPending, data, mutate, reset } = useMutation({
    mutationFn: (isNew: boolean): Promise<SendOutcome> =>
      isNew ? sendToWorkflow(uuid, setProgress) : followSend(uuid, setProgress),
    onMutate: () => writeStoredText(keyOf(uuid), 'enviada'),
    onSettled: (outcome) => {
      // Without a connection, refetching would fail too.
      if (outcome?.kind === 'unreached') return;
      for (const { queryKey } of [simulationQuery(uuid), progressQuery(uuid)])
        void queries.invalidateQueries({ queryKey });
      void refreshSimulationLists(queries);
    },
  });
  useEffect(() => {
    if (readStoredText(keyOf(uuid)) !== '') mutate(false);
  }, [uuid, mutate]);
  return {
    isRunning: isPending,
    /** Null before the first answer. */
    progress: isPending ? progress : null,
    /** Null while the send is running, and after the user has closed the outcome. */
    outcome: data ?? null,
    start: (): void => {
      setProgress(null);
      mutate(true);
    },
    dismiss: (): void => {
      writeStoredText(keyOf(uuid), '');
      reset();
    },
  };
}
