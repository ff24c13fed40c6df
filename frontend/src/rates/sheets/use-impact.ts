import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { readImpact, type ImpactProgress } from './sheet-data.ts';

export type ShownImpact = ReturnType<typeof useImpact>;

/** Calculates a sheet's impact on request. What was calculated for another version does not count. */
export function useImpact({ id, version, submitted_impact: submitted }: RateSheet) {
  const [progress, setProgress] = useState<ImpactProgress | null>(null);
  const abort = useRef<AbortController>(null);
  const { data, error, isPending, variables, mutate } = useMutation({
    mutationFn: (_version: number) => {
      abort.current = new AbortController();
      setProgress(null);
      return readImpact(id, setProgress, abort.current.signal);
    },
    networkMode: 'always',
  });
  // Cancels the calculation when the screen is left, or the sheet is another one.
  useEffect(() => () => abort.current?.abort(), [version]);
  const isCurrent = variables === version;
  const isCalculating = isCurrent && isPending;
  const calculated = isCurrent ? data : undefined;
  // While the impact is calculated, no former one is shown.
  const impact = isCalculating ? null : (calculated ?? submitted?.latest ?? null);
  return {
    impact,
    isAsSubmitted: impact !== null && calculated === undefined,
    progress,
    isPending: isCalculating,
    error: isCurrent && !isPending ? error : null,
    calculate: () => mutate(version),
    cancel: () => abort.current?.abort(),
  };
}
