/** Request of what a payment or an income can buy. See docs/rules.md R575. */
import { type Flavour, LIMITS } from '@simulador/contracts/calculation/limits';
import type { components } from '@simulador/contracts/generated/bff';
import { pesos, ufShort } from '#shared/simulation/figure-texts.ts';
import { inCurrency } from '#shared/ui/amounts/money-value.ts';
import { BETWEEN_CURRENCIES, currencyQuestion } from '../answers/corrections.ts';
import { listsOf } from '../figures/inicio-view.ts';
import { dividendoRequest } from '../figures/requests.ts';
import type { Simulator } from '../state/use-simulator.ts';
import type { AffordInput } from './stored-estimate.ts';

export type AffordRequest = components['schemas']['AlcanceRequestDto'];

/** Replaced by each credit's suggested rate. */
const ANY_RATE_PCT = 1;

/** More pesos a month than anybody pays or earns, so a slip. */
const MONTHLY_MAX_CLP = 999_999_999;

const monthlyError = (clp: string): string | undefined =>
  Number(clp) > MONTHLY_MAX_CLP ? `Hasta ${pesos(MONTHLY_MAX_CLP)}` : undefined;

/** Returns the error of each field, which is shown once it was left. */
export function inputErrors(
  { monthly, debts, savings, years }: AffordInput,
  flavour: Flavour,
  ufValueClp: number,
) {
  const { yearsMin, yearsMax, amountMaxUf } = LIMITS[flavour];
  const savingsUf = inCurrency(savings, 'UF', ufValueClp).amount ?? 0;
  const isTerm = Number(years) >= yearsMin && Number(years) <= yearsMax;
  return {
    monthly: monthlyError(monthly),
    debts: monthlyError(debts),
    savings: savingsUf < 0 || savingsUf > amountMaxUf ? `Entre 0 y ${ufShort(amountMaxUf)}` : undefined,
    years: isTerm ? undefined : `Entre ${yearsMin} y ${yearsMax} años`,
  };
}

/** Asks whether the savings are in the other currency; null where they are plausible. */
export const savingsQuestion = ({ savings }: AffordInput, ufValueClp: number) =>
  currencyQuestion(savings, ufValueClp, BETWEEN_CURRENCIES.part);

/**
 * Returns the request for the estimate's property, with placeholder amounts that the answer replaces; null while the input is
 * incomplete, or the currency of the savings in question.
 */
export function affordRequest({ answers, inicio, uf }: Simulator, input: AffordInput): AffordRequest | null {
  const lists = listsOf(inicio);
  const monthly = Number(input.monthly);
  if (lists === null || monthly <= 0 || input.savings.amount === null) return null;
  if (savingsQuestion(input, uf.valueClp) !== null) return null;
  if (Object.values(inputErrors(input, answers.flavour, uf.valueClp)).some((error) => error !== undefined))
    return null;
  const credit = {
    ...answers.credit,
    propertyValue: { currency: 'UF', amount: 2000 },
    creditAmount: { currency: 'UF', amount: 1000 },
    paymentYears: input.years,
  } as const;
  const request = dividendoRequest({ ...answers, credit }, lists, ANY_RATE_PCT);
  if (request === null) return null;
  const { montocredito: _credit, valorpropiedad: _value, montoAsegurado: _insured, ...calculation } = request;
  return {
    calculation,
    ...(input.by === 'payment'
      ? { payment_clp: monthly }
      : { income_clp: monthly, debts_clp: Number(input.debts) }),
    savings_uf: inCurrency(input.savings, 'UF', uf.valueClp).amount ?? 0,
    insured_pct: request.porcentaje ?? 0,
  };
}
