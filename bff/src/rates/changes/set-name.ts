/** Name of a set of changes by what it does. */
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate, formatRate } from '@simulador/contracts/platform/format';
import type { RateChange } from '@simulador/contracts/rates/rate-book';
import { SHEET_MAX } from '@simulador/contracts/rates/rate-sheet';
import { amountsText, type RateNames } from '../book/table-rows.ts';
import { type PriceChange, rateChangesOf, rowChangesOf } from './kinds/row-kind.ts';
import { labelOf } from './kinds/kinds.ts';

const NAMED_PRODUCTS = 2;

/** Returns e.g. `Universal +0,10 desde el 01-12-2026`. @param planned instant at which the set is to take effect; null for none */
export function nameOfChanges(
  names: RateNames,
  changes: readonly PriceChange[],
  planned: Date | null = null,
): string {
  const day = planned === null ? '' : ` desde el ${formatDate(santiagoDate(planned))}`;
  const what = whatChanges(changes, names);
  return `${what.slice(0, SHEET_MAX.name - day.length)}${day}`;
}

function whatChanges(changes: readonly PriceChange[], names: RateNames): string {
  const [rates, [row]] = [rateChangesOf(changes), rowChangesOf(changes)];
  if (changes.length === 0) return 'Sin cambios';
  const isOfRates = rates.length > 1 || !row;
  const act = row?.values === null ? 'se elimina' : row?.from === null ? 'se agrega' : 'cambia';
  const more = changes.length - (isOfRates ? rates.length : 1);
  const what = isOfRates ? nameOfRates(rates, names) : `${labelOf(row, names)}, ${act}`;
  return more === 0 ? what : `${what} y ${more} más`;
}

/** Returns the products, what else all changes have in common, and what happens to the only rate, the one difference that all get, or their number. */
function nameOfRates(changes: readonly RateChange[], names: RateNames): string {
  const products = distinct(changes.map(({ product }) => names.product.get(product) ?? String(product)));
  const common = [
    ...only(changes.map(({ loan_use: use }) => names.loan_use.get(use) ?? '')),
    ...only(changes.map(({ real_estate_type: type }) => names.real_estate_type.get(type) ?? '')),
    ...only(changes.map(({ min_years: min, max_years: max }) => `${min} a ${max} años`)),
    ...only(changes.map(amountsText)),
  ];
  const scope = products.length > NAMED_PRODUCTS ? `${products.length} productos` : products.join(' y ');
  return [scope, ...common].join(', ') + whatHappens(changes);
}

function whatHappens(changes: readonly RateChange[]): string {
  const [first] = changes;
  const isChanged = changes.every(({ from, value }) => from !== null && value !== null);
  if (first && changes.length === 1) {
    if (first.value === null) return ': se elimina';
    const value = `${formatRate(first.value)} %`;
    return first.from === null ? `: nueva, ${value}` : `: de ${formatRate(first.from)} % a ${value}`;
  }
  const [points = 0, ...others] = distinct(
    changes.map(({ from, value }) => Math.round((value ?? 0) * 100 - (from ?? 0) * 100)),
  );
  return isChanged && others.length === 0
    ? ` ${points < 0 ? '−' : '+'}${formatRate(Math.abs(points) / 100)}`
    : `, ${changes.length} tasas`;
}

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];
const only = (values: readonly string[]): readonly string[] => {
  const found = distinct(values);
  return found.length === 1 ? found : [];
};
