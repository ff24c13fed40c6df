/** Terms and credits for which an insufficient income would be sufficient. See docs/rules.md R15. */
import type { QueryClient } from '@tanstack/react-query';
import {
  carries,
  largestCredit,
  pricedCredit,
  shortestTerm,
  withCredit,
  type PricedCredit,
} from '@simulador/contracts/domain/income/affordability';
import { DEFAULT_PRODUCT, PROPERTY_TYPE } from '@simulador/contracts/domain/codes';
import {
  clpFromNumber,
  ufFromNumber,
  ufFromUnits,
  ufToClp,
  ufToNumber,
  type Clp,
} from '@simulador/contracts/domain/money';
import { rateRule } from '@simulador/contracts/domain/rules/rate';
import { isBuySale } from '@simulador/contracts/domain/rules/visibility';
import { ApiError } from '#shared/api/api-error.ts';
import type { Remedy } from '#shared/simulation/result-slots.ts';
import { tarifaQuery, tmcQuery } from '../api/figures.ts';
import type { DividendoRequest, TarifaRequest } from '../api/wire.ts';
import { tmcRequest } from './requests.ts';

export interface Stated {
  /** Joint income, pesos a month. */
  readonly incomeClp: number;
  /** Longest allowed term, years. */
  readonly mostYears: number;
}

/** Maximum number of attempts, each of which requests a rate. The rate tables have fewer steps. */
const MOST_TRIES = 8;

/** Returns an allowed rate for the request: the user's own (`ownPct`) or the suggested one; null if there is none. */
export type AllowedRate = (question: TarifaRequest, ownPct: number | null) => Promise<number | null>;

/** Returns a function that requests rates like the calculation. As there, an unavailable maximum rate is not checked. */
export const allowedRateFrom =
  (queries: QueryClient): AllowedRate =>
  async (question, ownPct) => {
    const ratePct = ownPct ?? (await queries.fetchQuery(tarifaQuery(question)).catch(noneWhereNotFound));
    if (ratePct === null) return null;
    const ceilingPct = await queries.fetchQuery(tmcQuery(tmcRequest(question))).catch(() => null);
    return rateRule(ratePct, ceilingPct) === null ? ratePct : null;
  };

/** Returns null for a 404: no rate exists. See docs/rules.md R36. */
function noneWhereNotFound(reason: unknown): null {
  if (reason instanceof ApiError && reason.status === 404) return null;
  throw reason;
}

/** Returns the remedies, each at its own rate: a longer term or a smaller credit may have a higher rate, or none. */
export async function remedyFor(
  request: DividendoRequest,
  ufValueClp: number,
  { incomeClp, mostYears }: Stated,
  allowedRate: AllowedRate,
): Promise<Remedy> {
  const income = clpFromNumber(incomeClp);
  const credit = pricedCredit(request, ufValueClp);
  const rateOf = rateOfRequest(request, allowedRate);
  const [longer, smaller] = await Promise.all([
    atItsRate(income, credit, rateOf, (from) => {
      const termYears = shortestTerm(income, from, mostYears);
      return termYears === null ? null : { ...from, terms: { ...from.terms, termYears } };
    }),
    largestAllowed(request, ufValueClp, incomeClp, allowedRate),
  ]);
  return {
    years: longer?.terms.termYears ?? null,
    credit: smaller && { ...smaller, ...moreSavings(request, smaller.uf) },
  };
}

/** Returns the additional savings that a purchase with a smaller credit needs. */
function moreSavings({ destino, montocredito }: DividendoRequest, creditUf: number) {
  if (!isBuySale(destino) || creditUf >= montocredito) return {};
  return { moreSavingsUf: ufToNumber(ufFromUnits(ufFromNumber(montocredito) - ufFromNumber(creditUf))) };
}

/**
 * Returns the largest credit over the same term that an income is sufficient for, at that credit's rate; null if there is none.
 */
export async function largestAllowed(
  request: DividendoRequest,
  ufValueClp: number,
  incomeClp: number,
  allowedRate: AllowedRate,
): Promise<Remedy['credit']> {
  const income = clpFromNumber(incomeClp);
  const found = await atItsRate(
    income,
    pricedCredit(request, ufValueClp),
    rateOfRequest(request, allowedRate),
    (from) => {
      const creditUf = largestCredit(income, from);
      return creditUf === null ? null : withCredit(from, creditUf);
    },
  );
  return found && { uf: ufToNumber(found.terms.credit), clp: ufToClp(found.terms.credit, found.ufValue) };
}

type RateOf = (terms: PricedCredit['terms']) => Promise<number | null>;

const rateOfRequest =
  (request: DividendoRequest, allowedRate: AllowedRate): RateOf =>
  ({ credit: amount, termYears }) =>
    allowedRate(
      {
        amount: ufToNumber(amount),
        period: termYears,
        loan_use: request.destino,
        product: request.codpro ?? DEFAULT_PRODUCT,
        real_estate_type: request.tipopropiedad ?? PROPERTY_TYPE.other,
      },
      request.personalizarTasa === true ? request.tasasimulacion : null,
    );

/** Returns the first remedy that is sufficient at its own allowed rate; null if there is none. */
async function atItsRate(
  income: Clp,
  credit: PricedCredit,
  rateOf: RateOf,
  next: (from: PricedCredit) => PricedCredit | null,
): Promise<PricedCredit | null> {
  let from = credit;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = next(from);
    if (found === null) return null;
    const annualRatePct = await rateOf(found.terms);
    if (annualRatePct === null) return null;
    from = { ...found, terms: { ...found.terms, annualRatePct } };
    if (carries(income, from)) return from;
  }
  return null;
}
