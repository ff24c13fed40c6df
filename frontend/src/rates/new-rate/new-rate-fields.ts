import { newTableRateRule } from '@simulador/contracts/calculation/rules/rate';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { describeAmounts, describeRate, describeYears, nameOf, optionsOf } from '../tarifas/describe.ts';
import type { FormErrors, FormField, FormValues } from '../form/fields.ts';
import type { NewGroupRates, NewRate } from '../tarifas/rate-data.ts';
import type { WantedRate } from '../tarifas/use-new-draft.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import type { RateStart } from '../tarifas/new-rate-address.ts';

export interface RateGroup {
  readonly id: number;
  readonly name: string;
  readonly loan_use: readonly number[];
  readonly real_estate_types: readonly number[];
}

/** Value of the group's option for the address's combination alone. */
export const SINGLE = 'single';

/** Returns whether the address names a single combination. */
const isSingle = ({ loan_use, real_estate_type }: RateStart): boolean =>
  loan_use !== undefined && real_estate_type !== undefined;

/** Returns the start without unknown codes and without ranges of another product. */
export function knownStart(tables: RateTables, start: RateStart): RateStart {
  const known = (list: readonly { id: number; product?: number }[], id: number | undefined) =>
    list.find((each) => each.id === id && (each.product ?? start.product) === start.product)?.id;
  return {
    product: known(tables.products, start.product),
    loan_use: known(tables.loanUses, start.loan_use),
    real_estate_type: known(tables.realEstateTypes, start.real_estate_type),
    range_period: known(tables.periods, start.range_period),
    range_amount: known(tables.amounts, start.range_amount),
  };
}

/** Returns the number as a select's value. */
const choiceOf = (id: number | undefined): string => (id === undefined ? '' : String(id));

/** Returns the initial values, with the address's codes chosen. */
export const valuesAtStart = (start: RateStart): FormValues => ({
  product: choiceOf(start.product),
  group: isSingle(start) ? SINGLE : '',
  range_period: choiceOf(start.range_period),
  range_amount: choiceOf(start.range_amount),
  rate: null,
});

/** Returns the fields. The ranges offered are those of the chosen product. */
export function newRateFields(
  { tables, groups, start, maximum }: NewRateContext,
  values: FormValues,
): readonly FormField[] {
  const isOwn = ({ product }: { product: number }): boolean => String(product) === values['product'];
  const single = isSingle(start) ? [{ value: SINGLE, label: `Solo ${describeSingle(tables, start)}` }] : [];
  return [
    {
      name: 'product',
      label: 'Producto',
      kind: 'choice',
      options: optionsOf(tables.products),
    },
    {
      name: 'group',
      label: 'Tipo de tarificado',
      kind: 'choice',
      options: [...single, ...optionsOf(groups)],
      hint: describeGroup(tables, groups, values['group']),
    },
    {
      name: 'range_period',
      label: 'Rango de Tiempo',
      kind: 'choice',
      options: tables.periods
        .filter(isOwn)
        .map((range) => ({ value: String(range.id), label: `${describeYears(range)} años` })),
    },
    {
      name: 'range_amount',
      label: 'Rango de Monto',
      kind: 'choice',
      options: tables.amounts
        .filter(isOwn)
        .map((range) => ({ value: String(range.id), label: `UF ${describeAmounts(range)}` })),
    },
    {
      name: 'rate',
      label: 'Tasa',
      kind: 'rate',
      hint:
        maximum === null ? 'Porcentaje anual.' : `Porcentaje anual. TMC vigente: ${describeRate(maximum)}.`,
    },
  ];
}

export interface NewRates {
  readonly tables: RateTables;
  readonly groups: readonly RateGroup[];
  readonly start: RateStart;
}

export interface NewRateContext extends NewRates {
  /** TMC of the chosen amounts, percent; null while it is not known. */
  readonly maximum: number | null;
}

const describeSingle = (tables: RateTables, { loan_use = 0, real_estate_type = 0 }: RateStart): string =>
  `${nameOf(tables.loanUses, loan_use)}, ${nameOf(tables.realEstateTypes, real_estate_type)}`;

function describeGroup(
  tables: RateTables,
  groups: readonly RateGroup[],
  chosen: FormValues[string] | undefined,
): string | undefined {
  const group = groups.find(({ id }) => String(id) === chosen);
  if (!group) return undefined;
  const count = group.loan_use.length * group.real_estate_types.length;
  const names = (ids: readonly number[], list: readonly { id: number; name: string }[]): string =>
    ids.map((id) => nameOf(list, id)).join(', ');
  const rates = count === 1 ? 'Una tarifa' : `${count} tarifas`;
  return `${rates}: ${names(group.loan_use, tables.loanUses)}; ${names(group.real_estate_types, tables.realEstateTypes)}.`;
}

const EXISTING = 'Ya hay tarifas así: cámbielas en «Tarifas», y cree las que falten desde la cobertura';

/** Returns the message of rates of which some exist, so that none can be added. See docs/rules.md R356. */
export function existingErrors(values: FormValues, { tables, ...context }: NewRates): FormErrors {
  const { product, range_period, range_amount } = shared(values);
  const { uses, types } = combinationsOf(values, context);
  const isThere = tables.rates.some(
    (rate) =>
      rate.product === product &&
      rate.range_period === range_period &&
      rate.range_amount === range_amount &&
      uses.includes(rate.loan_use) &&
      types.includes(rate.real_estate_type),
  );
  return isThere ? { range_amount: EXISTING } : {};
}

export function rateErrors(values: FormValues, maximum: number | null): FormErrors {
  const rate = values['rate'];
  const broken = typeof rate === 'number' ? newTableRateRule(rate, maximum) : null;
  return broken ? { rate: violationText(broken) } : {};
}

const shared = (values: FormValues) => ({
  product: Number(values['product']),
  range_period: Number(values['range_period']),
  range_amount: Number(values['range_amount']),
  rate: Number(values['rate']),
});

export const groupRatesOf = (values: FormValues): NewGroupRates => ({
  ...shared(values),
  group: Number(values['group']),
});

export const singleRateOf = (values: FormValues, start: RateStart): NewRate => ({
  ...shared(values),
  loan_use: start.loan_use ?? 0,
  real_estate_type: start.real_estate_type ?? 0,
});

/** Returns the purposes and property types of the chosen group, or those of the address. */
function combinationsOf(values: FormValues, { groups, start }: Pick<NewRates, 'groups' | 'start'>) {
  const group = groups.find(({ id }) => String(id) === values['group']);
  const { loan_use = 0, real_estate_type = 0 } = start;
  return {
    uses: group?.loan_use ?? [loan_use],
    types: group?.real_estate_types ?? [real_estate_type],
  };
}

/** Returns the new rates as changes of a sheet: one for each purpose and property type. */
export function wantedRatesOf(values: FormValues, { tables, ...context }: NewRates): WantedRate[] {
  const { product, range_period, range_amount, rate: value } = shared(values);
  const { min_years = 0, max_years = 0 } = tables.periods.find(({ id }) => id === range_period) ?? {};
  const { min_amount = 0, max_amount = 0 } = tables.amounts.find(({ id }) => id === range_amount) ?? {};
  const bounds = { min_years, max_years, min_amount, max_amount };
  const { uses, types } = combinationsOf(values, context);
  return uses.flatMap((use) =>
    types.map((type) => ({ product, loan_use: use, real_estate_type: type, ...bounds, value })),
  );
}
