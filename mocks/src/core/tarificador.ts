/** Suggested and maximum rates. */
import type { CoreSchemas } from '@simulador/contracts/api/core-request';
import { CURRENCY_CODE } from '@simulador/contracts/bank/codes';
import { DEMO_TMC } from '@simulador/contracts/rates/demo-rates';
import type { RateTables } from '../tarificador/rate-store.ts';
import { Exact, round4 } from './calculator/exact.ts';
import { type Answer, type CoreContext, CoreRefusal } from './operation.ts';
import { checked } from './checked-body.ts';

type RateInForce = CoreSchemas['RateInForce'];

/** Returns true if a value is in a range: with its lower bound, without its upper bound except in the last range. */
const holds = (value: number, min: number, max: number, last: number): boolean =>
  value >= min && (value < max || (value === max && max === last));

/** Returns rates, by default all, with the bounds of their ranges. */
function inForce(tables: RateTables, rates = tables.Tarificador): RateInForce[] {
  const periods = new Map(tables.RangePeriod.map((range) => [range.id, range]));
  const amounts = new Map(tables.RangeAmount.map((range) => [range.id, range]));
  return rates.map(({ range_period, range_amount, ...rate }) => ({
    ...rate,
    min_years: periods.get(range_period)?.min_years ?? 0,
    max_years: periods.get(range_period)?.max_years ?? 0,
    min_amount: amounts.get(range_amount)?.min_amount ?? 0,
    max_amount: amounts.get(range_amount)?.max_amount ?? 0,
  }));
}

/** Answers the suggested rate. @throws CoreRefusal if no rate is in force */
export const suggestedRate: Answer<'Tarifa'> = (body, { rateTables: tables }) => {
  const asked = checked('Tarifa', body);
  const { amount, period, product } = asked;
  const isOwn = (range: { product: number }): boolean => range.product === product;
  const lastYears = Math.max(...tables.RangePeriod.filter(isOwn).map(({ max_years }) => max_years));
  const lastAmountUf = Math.max(...tables.RangeAmount.filter(isOwn).map(({ max_amount }) => max_amount));
  const matches = (rate: RateInForce): boolean =>
    holds(period, rate.min_years, rate.max_years, lastYears) &&
    holds(amount, rate.min_amount, rate.max_amount, lastAmountUf);
  const isActive = tables.Product.some(({ id, is_active }) => id === product && is_active);
  const rates = tables.Tarificador.filter((rate) =>
    (['product', 'loan_use', 'real_estate_type'] as const).every((key) => rate[key] === asked[key]),
  );
  const found = isActive ? inForce(tables, rates).find(matches) : undefined;
  if (!found) throw new CoreRefusal('No hay una tarifa para estos datos.', { status: 404 });
  return { rate: found.rate };
};

export const ratesInForce: Answer<'tarifas'> = (_body, { rateTables: tables }) => inForce(tables);

/** Returns the annual percent for a loan in UF, or undefined if no segment has the period. */
export function maximumRatePctOf(amountUf: number, months: number): number | undefined {
  const amount = round4(new Exact(amountUf));
  return DEMO_TMC.find(
    ({ minMonths, upToUf }) => months >= minMonths && (upToUf === null || amount.lte(upToUf)),
  )?.annualRatePct;
}

// Every loan is in UF. An amount in pesos is converted to find its segment.
function amountUfOf(amount: number, currency: number, ufClp: number): number {
  return currency === CURRENCY_CODE.clp ? new Exact(amount).div(ufClp).toNumber() : amount;
}

/** Returns the maximum rate in force, annual percent. @throws CoreRefusal */
export function maximumRatePct(body: unknown, { ufClp }: CoreContext): number {
  const { amount, currency, period } = checked('tmc', body);
  const value = maximumRatePctOf(amountUfOf(amount, currency, ufClp), period);
  if (value === undefined) throw new CoreRefusal('No hay una TMC publicada para ese plazo.', { status: 404 });
  return value;
}
