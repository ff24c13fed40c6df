import { describeAmounts, describeRate, describeYears, nameOf, optionsOf } from '../tarifas/describe.ts';
import type { FormErrors, FormField, FormValues } from '../form/fields.ts';
import { rateFault } from '../grid/plan.ts';
import type { NewGroupRates } from '../tarifas/rate-data.ts';
import type { WantedChange } from '../tarifas/change-data.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';

export interface RateGroup {
  readonly id: number;
  readonly name: string;
  readonly loan_use: readonly number[];
  readonly real_estate_types: readonly number[];
}

/** Returns the initial values. @param product id of the chosen one; '' for none */
export const valuesAtStart = (product: string): FormValues => ({
  ...{ product, group: '', range_period: '', range_amount: '' },
  rate: null,
});

/** Returns the fields. The ranges offered are those of the chosen product. */
export function newRateFields(
  { tables, groups, maximum }: NewRateContext,
  values: FormValues,
): readonly FormField[] {
  const isOwn = ({ product }: { product: number }): boolean => String(product) === values['product'];
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
      options: optionsOf(groups),
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
}

export interface NewRateContext extends NewRates {
  /** TMC of the chosen amounts, percent; null while it is not known. */
  readonly maximum: number | null;
}

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

const EXISTING = 'Ya hay tarifas así: cámbielas, o escriba las que falten, en la grilla de Tarifas';

/** Returns the message of rates of which some exist, so that none can be added. See docs/rules.md R356. */
export function existingErrors(values: FormValues, { tables, groups }: NewRates): FormErrors {
  const { product, range_period, range_amount } = shared(values);
  const { uses, types } = combinationsOf(values, { groups });
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
  const fault = typeof rate === 'number' ? rateFault(rate, maximum) : null;
  return fault === null ? {} : { rate: fault };
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

/** Returns the purposes and property types of the chosen group. */
function combinationsOf(values: FormValues, { groups }: Pick<NewRates, 'groups'>) {
  const group = groups.find(({ id }) => String(id) === values['group']);
  return { uses: group?.loan_use ?? [], types: group?.real_estate_types ?? [] };
}

/** Returns the new rates as changes of a sheet: one for each purpose and property type. */
export function wantedRatesOf(values: FormValues, { tables, groups }: NewRates): WantedChange[] {
  const { product, range_period, range_amount, rate: value } = shared(values);
  const { min_years = 0, max_years = 0 } = tables.periods.find(({ id }) => id === range_period) ?? {};
  const { min_amount = 0, max_amount = 0 } = tables.amounts.find(({ id }) => id === range_amount) ?? {};
  const bounds = { min_years, max_years, min_amount, max_amount };
  const { uses, types } = combinationsOf(values, { groups });
  return uses.flatMap((use) =>
    types.map((type) => ({ product, loan_use: use, real_estate_type: type, ...bounds, value })),
  );
}
