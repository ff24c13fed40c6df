/** Effects of editing a range on the rates in it. */
import { rangeFaults, type Range } from '@simulador/contracts/rates/ranges';
import { describeAmounts, describeYears } from '../tarifas/describe.ts';
import type { FormValues } from '../form/fields.ts';
import type { Rate } from '../tarifas/rate-data.ts';
import type { TableRow } from './table-calls.ts';

/** Field names of a range's bounds, and of a rate's range. */
export interface RangeNames {
  readonly bounds: readonly [low: string, high: string];
  readonly reference: 'range_period' | 'range_amount';
}

const WORDS = {
  range_period: (range: Range): string =>
    `${describeYears({ min_years: range.min, max_years: range.max })} años`,
  range_amount: (range: Range): string =>
    `UF\u00a0${describeAmounts({ min_amount: range.min, max_amount: range.max })}`,
} as const;

const rangeOf = (row: FormValues | TableRow, { bounds: [low, high] }: RangeNames): Range => ({
  min: Number(row[low]),
  max: Number(row[high]),
});

/** Describes the effects in a sentence; null if nothing changes or the bounds are not in order. */
export function describeRangeChange(
  names: RangeNames,
  { row, values, rows, rates }: RangeEdit,
): string | null {
  const [before, after] = [rangeOf(row, names), rangeOf(values, names)];
  const isSame = before.min === after.min && before.max === after.max;
  if (isSame || !(after.min < after.max) || String(row['product']) !== values['product']) return null;
  const count = rates.filter((rate) => rate[names.reference] === row.id).length;
  const others = rows.filter(({ id, product }) => id !== row.id && product === row['product']);
  const ranges = [after, ...others.map((other) => rangeOf(other, names))];
  const words = WORDS[names.reference];
  const holes = rangeFaults(ranges, before).holes.map((hole) => `de ${words(hole)}`);
  const moved = `${count === 1 ? '1 tarifa pasa' : `${count} tarifas pasan`} a ${words(after)}`;
  if (holes.length === 0) return count === 0 ? null : `${moved}.`;
  const left = holes.join(' y ');
  return count === 0
    ? `${left.charAt(0).toUpperCase()}${left.slice(1)} quedan sin rango.`
    : `${moved}; ${left} quedan sin tasa.`;
}

interface RangeEdit {
  readonly row: TableRow;
  readonly values: FormValues;
  readonly rows: readonly TableRow[];
  readonly rates: readonly Rate[];
}
