/** Terms and credits for which an insufficient income would be sufficient. See docs/rules.md R15. */
import type { QueryClient } from '@tanstack/react-query';
import { peopleCount } from '@simulador/contracts/calculation/rules/codebtor';
import { missingIncome } from '@simulador/contracts/calculation/messages/income';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { ufDifference, ufFromNumber, ufToClp, ufValueFromNumber } from '@simulador/contracts/platform/money';
import type { Remedy, LargestCredit } from './shown.ts';
import { largestCreditQuery, ofTwoQuery, shortestTermQuery } from '../api/affordable.ts';
import type { DividendoRequest } from '../api/wire.ts';
import type { CreditRequest } from './calculated.ts';

/** Credit, and the joint income that was stated for it, pesos a month. */
export interface IncomeCase {
  readonly request: CreditRequest;
  /** Pesos per UF that the credit's pesos were calculated with. */
  readonly ufValueClp: number;
  readonly incomeClp: number;
  /** Age in years; null while it is missing or invalid. */
  readonly age: number | null;
  readonly flavour: Flavour;
}

/** Returns the remedies, each at its own rate, from the same calculation as `largestCredit`. */
export async function remedyFor(queries: QueryClient, stated: IncomeCase): Promise<Remedy> {
  const { request, incomeClp, ufValueClp, age, flavour } = stated;
  const [longer, smaller, sameProperty, ofTwo] = await Promise.all([
    queries.fetchQuery(shortestTermQuery(request, incomeClp, age, flavour)),
    largestCredit(queries, request, incomeClp, ufValueClp),
    isBuySale(request.destino) ? queries.fetchQuery(largestCreditQuery(request, incomeClp, true)) : null,
    request.participantes === peopleCount(true) ? null : queries.fetchQuery(ofTwoQuery(request)),
  ]);
  return {
    years: 'reason' in longer ? null : longer.years,
    credit: 'reason' in smaller ? null : smaller,
    codebtorClp: ofTwo && missingIncome(incomeClp, ofTwo.RenMin),
    savings:
      sameProperty === null || 'reason' in sameProperty
        ? null
        : {
            moreUf: ufDifference(request.montocredito, sameProperty.credit_uf),
            creditUf: sameProperty.credit_uf,
          },
  };
}

/** Returns the largest credit over the same term that an income is sufficient for, at its rate, or the limit that prevents it. */
export async function largestCredit(
  queries: QueryClient,
  request: DividendoRequest,
  incomeClp: number,
  ufValueClp: number,
): Promise<LargestCredit> {
  const answer = await queries.fetchQuery(largestCreditQuery(request, incomeClp));
  if ('reason' in answer) return answer;
  return {
    uf: answer.credit_uf,
    clp: ufToClp(ufFromNumber(answer.credit_uf), ufValueFromNumber(ufValueClp)),
    valueUf: isBuySale(request.destino) ? answer.value_uf : null,
  };
}
