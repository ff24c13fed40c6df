/** Name of a set of changes by what it does. */
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate, formatRate } from '@simulador/contracts/platform/format';
import type { RateChange } from '@simulador/contracts/rates/rate-book';
import { SHEET_MAX } from '@simulador/contracts/rates/rate-sheet';
import { amountsText, type RateNames } from '../book/stored-rates.ts';
import { type PriceChange, rateChangesOf, rowChangesOf } from './kinds/row-kind.ts';
import { labelOf } from './kinds/row-kinds.ts';

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
  const [rates, rows] = [rateChangesOf(changes), rowChangesOf(changes)];
  const more = changes.length - 1;
  if (rates.length > 1) {
    const also = rows.length === 0 ? '' : ` y ${rows.length === 1 ? '1 valor' : `${rows.length} valores`}`;
    return `${nameOfRates(rates, names)}${also}`;
  }
  const [row] = rows;
  const [rate] = rates;
  const rest = more === 0 ? '' : ` y ${more} más`;
  if (row) {
    const act = row.values === null ? 'se elimina' : row.from === null ? 'se agrega' : 'cambia';
    return `${labelOf(row, names)}, ${act}${rest}`;
  }
  return rate ? nameOfRate(rate) : 'Sin cambios';
}

function nameOfRate({ rate, from, value }: RateChange): string {
  if (from === null) return `Nueva tarifa de ${formatRate(value ?? 0)} %`;
  if (value === null) return `Tarifa ${rate} eliminada`;
  return `Tarifa ${rate}: de ${formatRate(from)} % a ${formatRate(value)} %`;
}

/** Returns the products, what else all changes have in common, and the one difference that all rates get, or their number. */
function nameOfRates(changes: readonly RateChange[], names: RateNames): string {
  const products = distinct(changes.map(({ product }) => names.product.get(product) ?? String(product)));
  const common = [
    ...only(changes.map(({ real_estate_type: type }) => names.real_estate_type.get(type) ?? '')),
    ...only(changes.map(amountsText)),
  ];
  const differences = distinct(
    changes.map(({ from, value }) => Math.round((value ?? 0) * 100 - (from ?? 0) * 100)),
  );
  const isOne =
    differences.length === 1 && changes.every(({ from, value }) => from !== null && value !== null);
  const [points = 0] = differences;
  const size = formatRate(Math.abs(points) / 100);
  const scope = products.length > NAMED_PRODUCTS ? `${products.length} productos` : products.join(' y ');
  return (
    [scope, ...common].join(', ') +
    (isOne ? ` ${points < 0 ? '−' : '+'}${size}` : `, ${changes.length} tasas`)
  );
}

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];
const only = (values: readonly string[]): readonly string[] => {
  const found = distinct(values);
  return found.length === 1 ? found : [];
};
