/** Terms and credits for which an insufficient income would be sufficient. See docs/rules.md R15. */
import type { QueryClient } from '@tanstack/react-query';
import { neededIncome, type OtherDebts } from '@simulador/contracts/calculation/income/affordability';
import { peopleCount } from '@simulador/contracts/calculation/rules/codebtor';
import { missingIncome } from '@simulador/contracts/calculation/messages/income';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { ufDifference, ufFromNumber, ufToClp, ufValueFromNumber } from '@simulador/contracts/platform/money';
import type { AffordableCredit, Remedy, LargestCredit } from './shown.ts';
import {
  largestCreditQuery,
  ofTwoQuery,
  shortestTermQuery,
  smallerCreditQuery,
  type Affordable,
} from '../api/affordable.ts';
import type { DividendoRequest } from '../api/wire.ts';
import type { CreditRequest } from './calculated.ts';

/** Credit, and the joint income that was stated for it, pesos a month. */
export interface IncomeCase {
  readonly request: CreditRequest;
  /** Pesos per UF that the credit's pesos were calculated with. */
  readonly ufValueClp: number;
  readonly incomeClp: number;
  /** Other debts that the income pays too. */
  readonly debts?: OtherDebts | undefined;
  /** Age in years; null while it is missing or invalid. */
  readonly age: number | null;
  readonly flavour: Flavour;
}

/** Returns the remedies, each with the figures that the form will show once it is applied. */
export async function remedyFor(queries: QueryClient, stated: IncomeCase): Promise<Remedy> {
  const { request, incomeClp, debts, ufValueClp, age, flavour } = stated;
  const income = { clp: incomeClp, debtsClp: debts?.clp ?? 0 };
  const [longer, smaller, sameProperty, ofTwo] = await Promise.all([
    queries.fetchQuery(shortestTermQuery(request, income, age, flavour)),
    queries.fetchQuery(smallerCreditQuery(request, income)),
    isBuySale(request.destino) ? queries.fetchQuery(smallerCreditQuery(request, income, true)) : null,
    request.participantes === peopleCount(true) ? null : queries.fetchQuery(ofTwoQuery(request)),
  ]);
  const credit = 'reason' in smaller ? null : smaller;
  const lower = sameProperty === null || 'reason' in sameProperty ? null : sameProperty;
  return {
    years: 'reason' in longer ? null : longer.years,
    credit: credit && affordable(request, credit, ufValueClp),
    codebtorClp: ofTwo && missingIncome(incomeClp, neededIncome(ofTwo, debts)),
    savings: lower && {
      moreUf: ufDifference(request.montocredito, lower.credit_uf),
      creditUf: lower.credit_uf,
    },
    monthlyClp: {
      years: 'reason' in longer ? null : longer.row.DivTotalPe,
      credit: credit && credit.row.DivTotalPe,
      codebtor: ofTwo && ofTwo.DivTotalPe,
      savings: lower && lower.row.DivTotalPe,
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
  const answer = await queries.fetchQuery(largestCreditQuery(request, { clp: incomeClp, debtsClp: 0 }));
  return 'reason' in answer ? answer : affordable(request, answer, ufValueClp);
}

const affordable = (
  { destino }: DividendoRequest,
  { credit_uf, value_uf }: Affordable,
  ufValueClp: number,
): AffordableCredit => ({
  uf: credit_uf,
  clp: ufToClp(ufFromNumber(credit_uf), ufValueFromNumber(ufValueClp)),
  valueUf: isBuySale(destino) ? value_uf : null,
});
