import { useState } from 'react';
import type { Submission } from './use-submission.ts';

export interface Recalculation {
  readonly isWorking: boolean;
  /** There are new figures, and nothing was sent since. */
  readonly isDone: boolean;
  readonly recalculate: () => void;
}

/** Other figures in the place of those that the bank does not stand by any more. */
export function useRecalculation(
  calculateAgain: () => Promise<string | null>,
  { failure, isSending, fail, forget }: Submission,
): Recalculation {
  const [isWorking, setWorking] = useState(false);
  const [wasDone, setDone] = useState(false);
  const recalculate = (): void => {
    setWorking(true);
    void calculateAgain().then((message) => {
      setWorking(false);
      setDone(message === null);
      if (message === null) forget();
      else fail({ kind: 'changed', message });
    });
  };
  return { isWorking, isDone: wasDone && failure === null && !isSending, recalculate };
}
