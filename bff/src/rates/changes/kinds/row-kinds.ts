/** Changes of rows of all kinds: how they are checked, put in force and described. */
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { PRICE_KINDS } from '@simulador/contracts/rates/rate-sheet';
import type { EntityManager } from 'typeorm';
import type { AppConfig } from '../../../config/environment.ts';
import { Problem } from '../../../http/problem.ts';
import type { RateNames } from '../../book/table-rows.ts';
import type { MaximumRates } from '../../book/maximum-rates.ts';
import { rowEntry } from '../../book/price-events.ts';
import { type Fields, isApplied, picked, type RowWrite } from '../../book/stored-table.ts';
import { PARAM_KINDS } from './param-kinds.ts';
import { publishedKind, tableKind } from './table-kinds.ts';
import {
  type Desk,
  type PriceChange,
  type Putting,
  rateChangesOf,
  type RowChange,
  rowChangesOf,
  type RowKind,
  type RowKindName,
  type SheetLineDto,
} from './row-kind.ts';

export const ROW_KINDS: Readonly<Record<RowKindName, RowKind>> = {
  product: tableKind('Product'),
  use: tableKind('LoanUse'),
  period: tableKind('RangePeriod'),
  amount: tableKind('RangeAmount'),
  uf: publishedKind('uf'),
  tmc: publishedKind('tmc'),
  ...PARAM_KINDS,
};
/** Returns true if a core owns the rows, so that no set changes them. */
export const isOfCore = (kind: RowKindName, { modes }: AppConfig): boolean => {
  const { capability } = ROW_KINDS[kind];
  return capability !== null && modes[capability].mode === 'core';
};
const NAMES = PRICE_KINDS.filter((kind) => kind !== 'rate');

const LAST = 'Es el único valor que hay: corríjalo, o agregue otro antes de eliminarlo.';
export const GONE = 'ya no existe';

/** Rows of a kind by their keys. */
export const rowsByKey = async (
  kind: RowKindName,
  manager: EntityManager,
  at: Date,
): Promise<Map<string, Fields>> =>
  new Map((await ROW_KINDS[kind].rows(manager, at)).map((row) => [ROW_KINDS[kind].keyOf(row), row]));

export const ofKind = <Change extends { readonly kind: RowKindName }>(changes: readonly Change[]) =>
  NAMES.flatMap((kind): [RowKindName, Change[]][] => {
    const own = changes.filter((change) => change.kind === kind);
    return own.length === 0 ? [] : [[kind, own]];
  });

type MapOfRows = (changes: readonly RowChange[], manager: EntityManager, at: Date) => Promise<RowChange[]>;

/** Returns a function that maps each change, with its row as it is, null for none, and all rows of its kind. */
const mapping =
  (map: (change: RowChange, now: Fields | null, rows: readonly Fields[]) => RowChange | null): MapOfRows =>
  async (changes, manager, at) => {
    const next: RowChange[] = [];
    for (const [kind, own] of ofKind(changes)) {
      const rows = await rowsByKey(kind, manager, at);
      for (const change of own) {
        const mapped = map(change, rows.get(change.row ?? '') ?? null, [...rows.values()]);
        if (mapped) next.push(mapped);
      }
    }
    return next;
  };

/** Returns true if a row is what a change makes of it. */
const isDone = (now: Fields | null, values: Fields | null): boolean =>
  now === null || values === null ? now === values : isApplied(now, values);

/** Returns the changes whose rows are no longer what they were written for, except those that are there already. */
export const movedRows = mapping((change, now) => {
  const { row, from, values } = change;
  const isSame =
    now === null || from === null
      ? now === from
      : Object.keys(values ?? from).every((name) => now[name] === from[name]);
  return row === null || isSame || isDone(now, values) ? null : change;
});

/** Returns the changes that restore the former rows. */
export const undoneRows = mapping(({ kind, row, from, values }, present, rows) => {
  const { stored, upserts, keyOf } = ROW_KINDS[kind];
  if (values === null) {
    const former = picked(from ?? {}, stored);
    if (!upserts) return { kind, row: null, from: null, values: former };
    return present && isApplied(present, former) ? null : { kind, row, from: present, values: former };
  }
  // Fields that an addition has left out are empty, or a product's `is_active`.
  const isAdded = (each: Fields) =>
    upserts
      ? keyOf(each) === keyOf(values)
      : isApplied(each, values) && stored.every((name) => name in values || (each[name] ?? true) === true);
  const now = row === null ? rows.find(isAdded) : present;
  const back = from && picked(from, Object.keys(values));
  return !now || (back && isApplied(now, back)) ? null : { kind, row: keyOf(now), from: now, values: back };
});

/** Checks what the law and the tables say about changes. @param when instant of the tables, and day of the TMC @throws Problem 400, 409 */
export async function assertLawful(
  maximums: MaximumRates,
  manager: EntityManager,
  changes: readonly PriceChange[],
  [at, day]: readonly [Date, IsoDate],
): Promise<void> {
  await maximums.assertBelow(rateChangesOf(changes), day);
  const desk: Desk = { manager, at, maximumRatePct: maximums.on(day) };
  for (const [kind, own] of ofKind(rowChangesOf(changes))) {
    const rows = await rowsByKey(kind, manager, at);
    // A change of a row that is gone by now is still one of it, and refused for that reason later.
    for (const { row, from, values } of own)
      await ROW_KINDS[kind].check?.(desk, { before: rows.get(row ?? '') ?? from, values });
  }
}

/** Writes changes of rows, and returns these as they are after that. What is deleted already counts as done. @throws Problem 400, 409 */
export async function writeRows(
  { manager, at, actor, sheet, source, entries }: Putting,
  changes: readonly RowChange[],
): Promise<readonly (Fields | null)[]> {
  const written: (Fields | null)[] = [];
  for (const [kind, own] of ofKind(changes)) {
    const { what, write, upserts, keepsLast, stored, audited, keyOf } = ROW_KINDS[kind];
    const rows = await rowsByKey(kind, manager, at);
    const writes = own
      .map(({ row, values }) => ({ before: rows.get(row ?? '') ?? null, row, values }))
      .filter(({ before, row, values }) => before !== null || row === null || values !== null);
    if (!upserts && writes.some(({ before, row }) => before === null && row !== null))
      throw new Problem(409, `${what}: ${GONE}.`);
    if (keepsLast) assertSomeLeft([...rows.values()], writes);
    for (const { before, values } of writes) {
      const after = await write(manager, at, { before, values }, source);
      const [was, is] = [before, after].map((row) => row && picked(row, stored));
      const subject = `${audited[1]} ${keyOf(after ?? before ?? {})}`;
      written.push(after);
      entries.push(rowEntry(audited[0], subject, actor, [was ?? null, is ?? null], sheet));
    }
  }
  return written;
}

/** Refuses to delete the last row, of the TMC that of a segment. @throws Problem 409 */
function assertSomeLeft(rows: readonly Fields[], writes: readonly RowWrite[]): void {
  const gone = new Set(writes.flatMap(({ before, values }) => (values === null && before ? [before] : [])));
  for (const { segment } of gone)
    if (rows.every((row) => row['segment'] !== segment || gone.has(row))) throw new Problem(409, LAST);
}

/** Describes changes of rows. @param manager null for decided changes, which show what they replaced then */
export async function rowLines(
  changes: readonly RowChange[],
  names: RateNames,
  present: { readonly manager: EntityManager; readonly at: Date } | null,
): Promise<SheetLineDto[]> {
  const lines: SheetLineDto[] = [];
  for (const [kind, own] of ofKind(changes)) {
    const rows = present && (await rowsByKey(kind, present.manager, present.at));
    const doubtOf = (rows && ROW_KINDS[kind].doubts?.([...rows.values()])) ?? (() => null);
    for (const change of own) {
      const before = rows && change.row !== null ? (rows.get(change.row) ?? null) : change.from;
      const doubt = doubtOf({ before: before ?? change.from, values: change.values });
      const label = rowLabel(change, names);
      lines.push({
        kind,
        label,
        before: textOf(change, before, label),
        after: change.values && textOf(change, { ...change.from, ...change.values }, label),
        warnings: doubt === null ? [] : [`Este valor ${doubt}.`],
      });
    }
  }
  return lines;
}

/** Returns e.g. `Rango de tiempo: Universal, 5 a 8 años`; of the one row of a kind, the field that changes: `Gastos Operacionales: Notaría`. */
export function rowLabel({ kind, from, values }: RowChange, names: RateNames): string {
  const { what, fields, nameOf } = ROW_KINDS[kind];
  const changed = Object.keys(values ?? {});
  const name =
    nameOf(from ?? { ...values }, names) || (changed.length === 1 && fields[String(changed[0])]?.label);
  return name ? `${what}: ${name}` : what;
}

/** Returns the changed fields of a row in words, all for a row that is added or deleted; null without a row. The line's label may name one. */
export function textOf({ kind, values }: RowChange, row: Fields | null, line: string): string | null {
  if (row === null) return null;
  const { fields } = ROW_KINDS[kind];
  return Object.entries(fields)
    .filter(([name]) => (values === null || name in values) && row[name] !== undefined)
    .map(([name, { label, text }]) => {
      const value = text?.(row[name]) ?? String(row[name]);
      return label === undefined || line.endsWith(`: ${label}`) ? value : `${label}: ${value}`;
    })
    .join('; ');
}
