import { useQuery, useQueryClient } from '@tanstack/react-query';
import { neededIncome } from '@simulador/contracts/calculation/income/affordability';
import { peopleCount } from '@simulador/contracts/calculation/rules/codebtor';
import { missingIncome } from '@simulador/contracts/calculation/messages/income';
import { loadPart } from '#shared/browser/load-part.ts';
import type { ResultFigures } from '#shared/simulation/stated-read.ts';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import type { Verdict } from './shown.ts';
import type { IncomeCase } from './remedy.ts';

export interface StatedCredit extends IncomeCase {
  readonly row: ResultFigures;
}

/** Returns whether the stated income is sufficient, and the remedies if not; null while there are no figures. */
export function useVerdict(stated: StatedCredit | null): Verdict | null {
  const queries = useQueryClient();
  const missingClp =
    stated === null ? 0 : missingIncome(stated.incomeClp, neededIncome(stated.row, stated.debts));
  const isMissing = stated !== null && missingClp > 0;
  const query = useQuery({
    queryKey: ['remedy', isMissing ? { ...stated, row: null } : null],
    queryFn: async () => {
      const { remedyFor } = await loadPart(() => import('./remedy.ts'));
      return remedyFor(queries, stated as StatedCredit);
    },
    enabled: isMissing,
    staleTime: Infinity,
    retry: false,
  });
  if (stated === null) return null;
  return {
    missingClp,
    debtsClp: stated.debts?.clp ?? 0,
    isJoint: stated.request.participantes === peopleCount(true),
    remedy: query.data ?? null,
    failure: failureOf([query], 'No pudimos calcular con qué alcanzaría.'),
  };
}
