import { folded } from '@simulador/contracts/calculation/rules/text';
import { describeRate, describeRow } from '../tarifas/describe.ts';
import type { Rate } from '../tarifas/rate-data.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';

/** Sortable columns, in order. */
export const RATE_COLUMNS = [
  'Destino',
  'Tipo de Propiedad',
  'Tasa',
  'Rango de Tiempo',
  'Rango de Monto',
] as const;
type RateColumn = (typeof RATE_COLUMNS)[number];

export interface RateOrder {
  readonly column: RateColumn;
  readonly isDescending: boolean;
}

/** Returns whether the row contains each word of the search, ignoring case and accents. */
export function isFound(rate: Rate, tables: RateTables, search: string): boolean {
  const text = folded([...describeRow(rate, tables), describeRate(rate.rate)].join(' '));
  return folded(search)
    .split(' ')
    .every((word) => text.includes(word));
}

/** Sorts the rates; without an order they stay as the server sent them. */
export function inOrderOf(
  rates: readonly Rate[],
  tables: RateTables,
  order: RateOrder | null,
): readonly Rate[] {
  if (order === null) return rates;
  const sign = order.isDescending ? -1 : 1;
  const keyOf = KEYS[order.column];
  return [...rates].sort((one, other) => sign * compare(keyOf(one, tables), keyOf(other, tables)));
}

type Key = string | number;
const compare = (one: Key, other: Key): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'es');

const KEYS: Readonly<Record<RateColumn, (rate: Rate, tables: RateTables) => Key>> = {
  Destino: (rate, tables) => describeRow(rate, tables)[0] ?? '',
  'Tipo de Propiedad': (rate, tables) => describeRow(rate, tables)[1] ?? '',
  Tasa: ({ rate }) => rate,
  'Rango de Tiempo': ({ range_period }, { periods }) =>
    periods.find(({ id }) => id === range_period)?.min_years ?? 0,
  'Rango de Monto': ({ range_amount }, { amounts }) =>
    amounts.find(({ id }) => id === range_amount)?.min_amount ?? 0,
};
