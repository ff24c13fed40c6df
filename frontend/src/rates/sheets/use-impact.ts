import { useMutation } from '@tanstack/react-query';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { readImpact } from './sheet-data.ts';

export type ShownImpact = ReturnType<typeof useImpact>;

/** Calculates a sheet's impact on request. What was calculated for another version does not count. */
export function useImpact({ id, version, submitted_impact: submitted }: RateSheet) {
  const { data, error, isPending, variables, mutate } = useMutation({
    mutationFn: (_version: number) => readImpact(id),
    networkMode: 'always',
  });
  const isCurrent = variables === version;
  const isCalculating = isCurrent && isPending;
  const calculated = isCurrent ? data : undefined;
  // While the impact is calculated, no former one is shown.
  const impact = isCalculating ? null : (calculated ?? submitted?.latest ?? null);
  return {
    impact,
    isAsSubmitted: impact !== null && calculated === undefined,
    isPending: isCalculating,
    error: isCurrent && !isPending ? error : null,
    calculate: () => mutate(version),
  };
}
