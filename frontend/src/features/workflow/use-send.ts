import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#shared/api/api-error.ts';
import { tabStorage } from '#shared/browser/browser-storage.ts';
import { refreshSimulationLists } from '#shared/office/queries.ts';
import { followSend, type Progress, type SendOutcome, sendToWorkflow } from './send.ts';

/** The simulation that this tab is sending: it is followed again after a reload. */
const KEY = 'envio';
const isRemembered = (uuid: string): boolean => tabStorage().getItem(KEY) === uuid;

function remember(uuid: string): void {
  try {
    tabStorage().setItem(KEY, uuid);
  } catch {
    // Full or forbidden: after a reload another press joins the send that is under way.
  }
}

export interface Send {
  readonly isUnderWay: boolean;
  /** How far it is; null before anything was heard. */
  readonly progress: Progress | null;
  /** Null until it has ended, and again once that was read. */
  readonly outcome: SendOutcome | null;
  readonly start: () => void;
  readonly dismiss: () => void;
}

/** Sends a simulation to the workflow and follows it to its end. See docs/rules.md R383. */
export function useSend(uuid: string): Send {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const { isPending, data, mutate, reset } = useMutation({
    mutationFn: (isNew: boolean): Promise<SendOutcome> =>
      isNew ? sendToWorkflow(uuid, setProgress) : followSend(uuid, setProgress),
    onMutate: () => remember(uuid),
    onSuccess: (outcome) => {
      if (outcome.kind === 'sent' || outcome.isAnswered) tabStorage().removeItem(KEY);
    },
    onError: (reason) => {
      // It never got there.
      if (reason instanceof ApiError && reason.status === 404) tabStorage().removeItem(KEY);
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['simulation', uuid] });
      void refreshSimulationLists(queries);
    },
    networkMode: 'always',
  });
  useEffect(() => {
    if (isRemembered(uuid)) mutate(false);
  }, [uuid, mutate]);
  return {
    isUnderWay: isPending,
    progress: isPending ? progress : null,
    outcome: data ?? null,
    start: () => {
      setProgress(null);
      mutate(true);
    },
    dismiss: reset,
  };
}
