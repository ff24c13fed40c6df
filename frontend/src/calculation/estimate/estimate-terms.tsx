import { LIMITS } from '@simulador/contracts/calculation/limits';
import { useQuery } from '@tanstack/react-query';
import type { ScheduleProps } from '../figures/shown.ts';
import { comparacionQuery, figureFailure } from '../api/figures.ts';
import { Comparison } from '../comparison/comparison.tsx';
import { applyRemedy } from '../state/apply-remedy.ts';
import { incomeOf } from '../answers/violations.ts';
import { useSimulator } from '../state/simulator-context.tsx';

/** The estimate's credit at other terms, none of which is excluded by an age that nobody stated. */
export function EstimateTerms({ request, ufDate }: ScheduleProps) {
  const { answers, violations, change } = useSimulator();
  const { client, credit, flavour } = answers;
  const query = useQuery(comparacionQuery({ ...request, edad: LIMITS.web.ageMin, flavour }, ufDate));
  const { creditAmount } = credit;
  const failed = query.error !== null && !query.isFetching;
  return (
    <Comparison
      status={failed ? 'failed' : query.isPlaceholderData ? 'updating' : query.data ? 'ready' : 'loading'}
      terms={query.data?.terms ?? null}
      years={request.plazototal}
      creditUf={request.montocredito}
      creditClp={creditAmount.currency === 'CLP' && !creditAmount.isDerived ? creditAmount.amount : null}
      ufDate={ufDate}
      incomeClp={incomeOf(client, violations)}
      message={query.error && figureFailure(query.error)}
      onRetry={() => void query.refetch()}
      onUse={(years) => applyRemedy(change, { years })}
    />
  );
}
