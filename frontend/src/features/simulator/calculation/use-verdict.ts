import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Flavour } from '@simulador/contracts/domain/limits';
import { peopleCount } from '@simulador/contracts/domain/rules/codebtor';
import { mostYears } from '@simulador/contracts/domain/rules/term';
import { missingIncome } from '@simulador/contracts/messages/income';
import { loadPart } from '#shared/browser/load-part.ts';
import type { ResultFigures, Verdict } from '#shared/simulation/result-slots.ts';
import { isSame } from '../answers/answers.ts';
import type { CreditRequest } from './calculated.ts';

export interface StatedCredit {
  readonly request: CreditRequest;
  readonly row: ResultFigures;
  /** Pesos per UF that the row's pesos were calculated with. */
  readonly ufValueClp: number;
  /** Stated joint income, pesos a month. */
  readonly incomeClp: number;
  /** Age in years; null while it is missing or invalid. */
  readonly age: number | null;
  readonly flavour: Flavour;
}

/**
 * Returns whether the stated income is sufficient, and the remedies if not; null while there are no figures. While `isUpdating`,
 * the previous verdict stays with the previous figures.
 */
export function useVerdict(stated: StatedCredit | null, isUpdating = false): Verdict | null {
  const [last, setLast] = useState<Verdict | null>(null);
  const queries = useQueryClient();
  const missingClp = stated === null ? 0 : missingIncome(stated.incomeClp, stated.row.RenMin);
  const isMissing = stated !== null && missingClp > 0;
  const { data } = useQuery({
    queryKey: ['remedy', isMissing ? { ...stated, row: null } : null],
    queryFn: async () => {
      const { request, ufValueClp, incomeClp, age, flavour } = stated as StatedCredit;
      const { allowedRateFrom, remedyFor } = await loadPart(() => import('./remedy.ts'));
      const within = { incomeClp, mostYears: mostYears(age, flavour) };
      return remedyFor(request, ufValueClp, within, allowedRateFrom(queries));
    },
    enabled: isMissing,
    staleTime: Infinity,
    retry: false,
  });
  const verdict =
    stated === null
      ? null
      : { missingClp, isJoint: stated.request.participantes === peopleCount(true), remedy: data ?? null };
  if (isUpdating) return last;
  if (isSame(last, verdict)) return last;
  setLast(verdict);
  return verdict;
}
