/** Terms and credits for which an insufficient income would be sufficient. See docs/rules.md R15. */
import type { QueryClient } from '@tanstack/react-query';
import { neededIncome, type OtherDebts } from '@simulador/contracts/calculation/income/affordability';
import { peopleCount } from '@simulador/contracts/calculation/rules/codebtor';
import { missingIncome } from '@simulador/contracts/calculation/messages/income';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import {
  ufDifference,
  ufFromNumber,
  ufToClp,
  ufToNumber,
  ufValueFromNumber,
} from '@simulador/contracts/platform/money';
import { insuredAmount } from './requests.ts';
import { wholeSavings, wholeValue } from './whole-uf.ts';
import type { AffordableCredit, Remedy, LargestCredit } from './shown.ts';
import {
  creditQuery,
  largestCreditQuery,
  ofTwoQuery,
  shortestTermQuery,
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

/** Returns the remedies, each at its own rate, from the same calculation as `largestCredit`. */
export async function remedyFor(queries: QueryClient, stated: IncomeCase): Promise<Remedy> {
  const { request, incomeClp, debts, ufValueClp, age, flavour } = stated;
  const income = { clp: incomeClp, debtsClp: debts?.clp ?? 0 };
  const [longer, smaller, sameProperty, ofTwo] = await Promise.all([
    queries.fetchQuery(shortestTermQuery(request, income, age, flavour)),
    queries.fetchQuery(largestCreditQuery(request, income)),
    isBuySale(request.destino) ? queries.fetchQuery(largestCreditQuery(request, income, true)) : null,
    request.participantes === peopleCount(true) ? null : queries.fetchQuery(ofTwoQuery(request)),
  ]);
  const isSplit = isBuySale(request.destino);
  const credit = 'reason' in smaller ? null : affordable(request, smaller, ufValueClp);
  const savings =
    sameProperty === null || 'reason' in sameProperty
      ? null
      : {
          moreUf: ufDifference(request.montocredito, sameProperty.credit_uf),
          creditUf: sameProperty.credit_uf,
        };
  const [creditClp, savingsClp] = await Promise.all([
    isSplit && !('reason' in smaller)
      ? monthly(queries, request, smaller, wholeValue(smaller.credit_uf, smaller.value_uf))
      : null,
    savings !== null && sameProperty !== null && 'row' in sameProperty
      ? monthly(queries, request, sameProperty, {
          creditUf: wholeSavings(savings).creditUf,
          valueUf: request.valorpropiedad,
        })
      : null,
  ]);
  return {
    years: 'reason' in longer ? null : longer.years,
    credit,
    codebtorClp: ofTwo && missingIncome(incomeClp, neededIncome(ofTwo, debts)),
    savings,
    monthlyClp: {
      years: 'reason' in longer ? null : longer.row.DivTotalPe,
      credit: creditClp,
      codebtor: ofTwo && ofTwo.DivTotalPe,
      savings: savingsClp,
    },
  };
}

/** Returns the dividend of the credit in whole UF, at the rate of the answer; null if it can't be calculated. */
async function monthly(
  queries: QueryClient,
  request: DividendoRequest,
  { credit_uf, row }: Affordable,
  { creditUf, valueUf }: { readonly creditUf: number; readonly valueUf: number },
): Promise<number | null> {
  if (creditUf === credit_uf) return row.DivTotalPe;
  const body = {
    ...request,
    montocredito: creditUf,
    valorpropiedad: valueUf,
    montoAsegurado: ufToNumber(insuredAmount(ufFromNumber(valueUf), request.porcentaje ?? 0)),
    tasasimulacion: row.Tasa,
  };
  const { row: ofWhole } = await queries.fetchQuery(creditQuery(body)).catch(() => ({ row: null }));
  return ofWhole && ofWhole.DivTotalPe;
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
