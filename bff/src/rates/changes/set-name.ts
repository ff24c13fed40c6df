/** Name of a set of changes by what it does. */
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate, formatRate } from '@simulador/contracts/platform/format';
import type { RateChange } from '@simulador/contracts/rates/rate-book';
import { SHEET_MAX } from '@simulador/contracts/rates/rate-sheet';
import { amountsText, percentText, type RateNames } from '../book/table-rows.ts';
import { type PriceChange, rateChangesOf, type RowChange, rowChangesOf } from './kinds/row-kind.ts';
import { ROW_KINDS, rowLabel } from './kinds/row-kinds.ts';

const NAMED_PRODUCTS = 2;

/** Returns e.g. `Universal +0,10 desde el 01-12-2026`. @param planned instant at which the set is to take effect; null for none */
export function nameOfChanges(
  names: RateNames,
  changes: readonly PriceChange[],
  planned: Date | null = null,
): string {
  const day = planned === null ? '' : ` desde el ${formatDate(santiagoDate(planned))}`;
  const [rates, rows] = [rateChangesOf(changes), rowChangesOf(changes)];
  const rowsOf = (kind: string) => rows.filter((row) => row.kind === kind);
  const parts = distinct(rows.map(({ kind }) => kind)).map((kind) => nameOfRows(rowsOf(kind), names));
  const what =
    [...(rates.length > 0 ? [nameOfRates(rates, names)] : []), ...parts].join('; ') || 'Sin cambios';
  const room = SHEET_MAX.name - day.length;
  return `${what.length > room ? `${what.slice(0, room - 1)}…` : what}${day}`;
}

/** Returns what happens to the first of some rows of one kind, and how many others there are, or changed figures of it. */
function nameOfRows([row, ...others]: readonly RowChange[], names: RateNames): string {
  if (!row) return '';
  const { kind, from, values } = row;
  const label = rowLabel(row, names);
  const figures = Object.entries(ROW_KINDS[kind].fields).filter(([name]) => from && values && name in values);
  const [[name, { label: of, text }] = ['', {}], ...more] = figures;
  const end = others.length + more.length === 0 ? '' : ` y ${others.length + more.length} más`;
  const act = values === null ? 'se elimina' : from === null ? 'se agrega' : 'cambia';
  const [added] = Object.entries(ROW_KINDS[kind].fields).filter(([, field]) => field.label === undefined);
  const value = from === null && values && added ? `, ${added[1].text?.(values[added[0]])}` : '';
  if (name === '') return `${label.replace(': ', `: ${act} `)}${others.length === 0 ? value : ''}${end}`;
  const [before, after] = [from, values].map((each) => text?.(each?.[name]) ?? String(each?.[name]));
  return `${label}, ${of === undefined || label.endsWith(of) ? '' : `${of} `}${before} → ${after}${end}`;
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
  if (changes.length > 1) return only(changes.map(offsetOf))[0] || `, ${changes.length} tasas`;
  const [before, after] = changes.flatMap(({ from, value }) => [percentText(from), percentText(value)]);
  return after === null ? ', se elimina' : `, ${before ?? 'nueva'} → ${after}`;
}

/** Returns e.g. ` +0,10`; an empty text for a rate that is new or deleted. */
function offsetOf({ from, value }: RateChange): string {
  if (from === null || value === null) return '';
  const points = Math.round(value * 100 - from * 100);
  return ` ${points < 0 ? '−' : '+'}${formatRate(Math.abs(points) / 100)}`;
}

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];
const only = (values: readonly string[]): readonly string[] => {
  const found = distinct(values);
  return found.length === 1 ? found : [];
};
