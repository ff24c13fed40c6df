import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LIMITS, type Flavour } from '@simulador/contracts/domain/limits';
import { rateRule } from '@simulador/contracts/domain/rules/rate';
import { ApiError } from '#shared/api/api-error.ts';
import { loadPart } from '#shared/browser/load-part.ts';
import type { ResultFigures, Verdict } from '#shared/simulation/result-slots.ts';
import { isSame } from '../answers/answers.ts';
import { tarifaQuery, tmcQuery } from '../api/rates.ts';
import type { DividendoRequest } from '../api/wire.ts';
import type { AllowedRate } from './remedy.ts';
import { tmcRequest } from './requests.ts';

export interface StatedCredit {
  readonly request: DividendoRequest;
  readonly row: ResultFigures;
  /** Pesos for one UF, that the row's pesos are made with. */
  readonly ufValueClp: number;
  /** Pesos a month, as stated. */
  readonly incomeClp: number;
  /** Years; null while it does not count. */
  readonly age: number | null;
  readonly flavour: Flavour;
}

/** The longest term that the flavour and the age allow. */
const mostYears = (age: number | null, flavour: Flavour): number => {
  const { yearsMax, agePlusYearsMax } = LIMITS[flavour];
  return Math.min(yearsMax, agePlusYearsMax - (age ?? 0));
};

/** What a calculation of it would be made with; a ceiling that can't be had is not judged, as there. */
const allowedRateFrom =
  (queries: QueryClient): AllowedRate =>
  async (question, ownPct) => {
    const ratePct = ownPct ?? (await queries.fetchQuery(tarifaQuery(question)).catch(noneWhereNotFound));
    if (ratePct === null) return null;
    const ceilingPct = await queries.fetchQuery(tmcQuery(tmcRequest(question))).catch(() => null);
    return rateRule(ratePct, ceilingPct) === null ? ratePct : null;
  };

/** See docs/rules.md R36. */
function noneWhereNotFound(reason: unknown): null {
  if (reason instanceof ApiError && reason.status === 404) return null;
  throw reason;
}

/**
 * Whether the stated income carries a dividend, and what would do otherwise; null while there is nothing to judge. The last
 * verdict stays with the last figures (`isUpdating`).
 */
export function useVerdict(stated: StatedCredit | null, isUpdating = false): Verdict | null {
  const [last, setLast] = useState<Verdict | null>(null);
  const queries = useQueryClient();
  const missingClp = stated === null ? 0 : Math.max(0, stated.row.RenMin - stated.incomeClp);
  const isMissing = stated !== null && missingClp > 0;
  const { data } = useQuery({
    queryKey: ['remedy', isMissing ? { ...stated, row: null } : null],
    queryFn: async () => {
      const { request, ufValueClp, incomeClp, age, flavour } = stated as StatedCredit;
      const { remedyFor } = await loadPart(() => import('./remedy.ts'));
      const within = { incomeClp, mostYears: mostYears(age, flavour) };
      return remedyFor(request, ufValueClp, within, allowedRateFrom(queries));
    },
    enabled: isMissing,
    staleTime: Infinity,
    retry: false,
  });
  const verdict = stated === null ? null : { missingClp, remedy: data ?? null };
  if (isUpdating) return last;
  if (!isSame(last, verdict)) setLast(verdict);
  return verdict;
}
