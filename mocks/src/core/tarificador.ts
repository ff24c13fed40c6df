import { demoRates, type DemoRate } from '@simulador/contracts/data/demo-rates';
import { CoreRefusal, type CoreSchemas } from './operation.ts';
import { fieldsOf, integerOf, numberOf } from './request-fields.ts';

const RATES = demoRates();
const LAST_YEARS = Math.max(...RATES.map(({ max_years }) => max_years));
const LAST_AMOUNT_UF = Math.max(...RATES.map(({ max_amount }) => max_amount));

/** A range holds its lower bound and not its upper one, but the last range holds both. */
const holds = (value: number, min: number, max: number, last: number): boolean =>
  value >= min && (value < max || (value === max && max === last));

/** @throws CoreRefusal where no rate is in force */
export function suggestedRate(body: unknown): number {
  const fields = fieldsOf(body);
  const [amountUf, years] = [numberOf(fields, 'amount'), numberOf(fields, 'period')];
  const [product, loanUse] = [integerOf(fields, 'product'), integerOf(fields, 'loan_use')];
  const type = integerOf(fields, 'real_estate_type');
  const matches = (rate: DemoRate): boolean =>
    rate.product === product &&
    rate.loan_use === loanUse &&
    rate.real_estate_type === type &&
    holds(years, rate.min_years, rate.max_years, LAST_YEARS) &&
    holds(amountUf, rate.min_amount, rate.max_amount, LAST_AMOUNT_UF);
  const found = RATES.find(matches);
  if (!found) throw new CoreRefusal('No hay una tarifa para estos datos.', { status: 404 });
  return found.rate;
}

export const RATES_IN_FORCE: readonly CoreSchemas['RateInForce'][] = RATES.map((rate, index) => ({
  id: index + 1,
  ...rate,
}));
