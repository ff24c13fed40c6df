/** Changes of rows of all kinds: how they are read, checked, put in force and described. */
import { PRICE_KINDS } from '@simulador/contracts/rates/rate-sheet';
import type { EntityManager } from 'typeorm';
import type { RateNames } from '../../book/stored-rates.ts';
import type { AuditEntry } from '../../../access/audit.ts';
import type { AppConfig } from '../../../config/environment.ts';
import { invalidFields, Problem } from '../../../http/problem.ts';
import { bodyValidation } from '../../../http/validation.pipe.ts';
import { rowEntry } from '../../book/price-events.ts';
import { sentFields } from '../../book/rate-table-checks.ts';
import { PARAM_KINDS } from './param-kinds.ts';
import { publishedKind } from './published-kinds.ts';
import { type Fields, isApplied, picked, type RowWrite } from '../../book/stored-table.ts';
import type { Desk, RowChange, RowKind, RowKindName, ValueSource } from './row-kind.ts';
import { tableKind } from './table-kinds.ts';

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
const GONE = 'ya no existe';

/** Change of a row as a client sends it. */
export interface WantedRow {
  readonly kind: RowKindName;
  readonly row?: string | undefined;
  readonly values?: object | null | undefined;
}

const refused = (message: string): Problem => invalidFields([{ name: 'changes', message }]);
const validated = async (dto: NonNullable<RowKind['added']>, values: object): Promise<Fields> =>
  sentFields((await bodyValidation(dto).transform({ ...values }, { type: 'body' })) as Fields);

/** Rows of a kind by their keys. */
const rowsByKey = async (kind: RowKindName, manager: EntityManager, at: Date): Promise<Map<string, Fields>> =>
  new Map((await ROW_KINDS[kind].rows(manager, at)).map((row) => [ROW_KINDS[kind].keyOf(row), row]));

const ofKind = <Change extends { readonly kind: RowKindName }>(changes: readonly Change[]) =>
  NAMES.flatMap((kind): [RowKindName, Change[]][] => {
    const own = changes.filter((change) => change.kind === kind);
    return own.length === 0 ? [] : [[kind, own]];
  });

/** Returns the changes of rows for the current ones, without those that change nothing. @throws Problem 400 */
export async function readRowChanges(
  wanted: readonly WantedRow[],
  manager: EntityManager,
  at: Date,
): Promise<RowChange[]> {
  const read: RowChange[] = [];
  for (const [kind, own] of ofKind(wanted)) {
    const rows = await rowsByKey(kind, manager, at);
    const seen = new Set<string>();
    for (const each of own) {
      const change = await readRowChange(each, rows);
      const key = change?.row ?? null;
      if (key !== null && seen.has(key))
        throw refused(`${ROW_KINDS[kind].what}: un registro está más de una vez.`);
      if (key !== null) seen.add(key);
      if (change) read.push(change);
    }
  }
  return read;
}

async function readRowChange(
  { kind, row: given, values }: WantedRow,
  rows: ReadonlyMap<string, Fields>,
): Promise<RowChange | null> {
  const { what, added, changed, upserts, keyOf } = ROW_KINDS[kind];
  if (values === undefined) throw refused('Un cambio dice qué valores quedan, o null si se elimina.');
  if (given === undefined && values === null) throw refused(`${what}: falta qué se elimina.`);
  if ((given === undefined || values === null) && added === null) throw refused(`${what}: solo se cambia.`);
  const body = values && (await validated(given === undefined ? (added ?? changed) : changed, values));
  const row = body && upserts ? keyOf(body) : (given ?? null);
  const from = row === null ? null : (rows.get(row) ?? null);
  if (given !== undefined && (given !== row || from === null)) throw refused(`${what}: ${GONE}.`);
  if (body === null || from === null) return { kind, row: from && row, from, values: body };
  const next = Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== from[name]));
  return Object.keys(next).length === 0 ? null : { kind, row, from, values: next };
}

/** Returns what a function makes of each change with the rows of its kind by their keys. */
async function mapped(
  changes: readonly RowChange[],
  manager: EntityManager,
  at: Date,
  map: (change: RowChange, rows: ReadonlyMap<string, Fields>) => readonly RowChange[],
): Promise<RowChange[]> {
  const next: RowChange[] = [];
  for (const [kind, own] of ofKind(changes)) {
    const rows = await rowsByKey(kind, manager, at);
    next.push(...own.flatMap((change) => map(change, rows)));
  }
  return next;
}

type MapOfRows = (changes: readonly RowChange[], manager: EntityManager, at: Date) => Promise<RowChange[]>;

/** Returns the changes whose rows are no longer what they were written for, except those that are there already. */
export const movedRows: MapOfRows = (changes, manager, at) =>
  mapped(changes, manager, at, (change, rows) => {
    const { row, from, values } = change;
    const now = row === null ? from : (rows.get(row) ?? null);
    const isSame =
      now === null || from === null
        ? now === from
        : Object.keys(values ?? from).every((name) => now[name] === from[name]);
    const isDone = now === null ? values === null : values !== null && isApplied(now, values);
    return isSame || isDone ? [] : [{ ...change, from: now }];
  });

/** Returns the changes for the current rows, without those that are gone or have the values already. */
export const rebasedRows: MapOfRows = (changes, manager, at) =>
  mapped(changes, manager, at, (change, rows) => {
    if (change.row === null) return [change];
    const now = rows.get(change.row);
    const isDone = !now || (change.values !== null && isApplied(now, change.values));
    return isDone ? [] : [{ ...change, from: now }];
  });

/** Returns the changes that restore the former rows. */
export const undoneRows: MapOfRows = (changes, manager, at) =>
  mapped(changes, manager, at, ({ kind, row, from, values }, rows) => {
    const { stored, keyOf } = ROW_KINDS[kind];
    if (values === null) return [{ kind, row: null, from: null, values: picked(from ?? {}, stored) }];
    const now = row === null ? [...rows.values()].find((each) => isApplied(each, values)) : rows.get(row);
    const back = from && picked(from, Object.keys(values));
    if (!now || (back && isApplied(now, back))) return [];
    return [{ kind, row: keyOf(now), from: now, values: back }];
  });

/** Checks changes of rows, each against the rows as they are. @throws Problem 400, 409 */
export async function checkRows(changes: readonly RowChange[], desk: Desk): Promise<void> {
  for (const [kind, own] of ofKind(changes)) {
    const rows = await rowsByKey(kind, desk.manager, desk.at);
    for (const write of own.map((change) => writeOf(change, rows))) await ROW_KINDS[kind].check(desk, write);
  }
}

const writeOf = ({ row, values }: RowChange, rows: ReadonlyMap<string, Fields>): RowWrite => ({
  before: row === null ? null : (rows.get(row) ?? null),
  values,
});

/** Rows as they are after their changes, and the audit entries of these. */
interface WrittenRows {
  readonly rows: (Fields | null)[];
  readonly entries: AuditEntry[];
}

/** Writes changes of rows. What is deleted already counts as done. @throws Problem 400, 409 */
export async function writeRows(
  manager: EntityManager,
  at: Date,
  changes: readonly RowChange[],
  { actor, source }: { readonly actor: number | null; readonly source: ValueSource },
): Promise<WrittenRows> {
  const written: WrittenRows = { rows: [], entries: [] };
  for (const [kind, own] of ofKind(changes)) {
    const { what, write, store, upserts, stored, audited, keyOf } = ROW_KINDS[kind];
    const rows = await rowsByKey(kind, manager, at);
    const writes = own
      .map((change) => ({ ...writeOf(change, rows), row: change.row }))
      .filter(({ before, row, values }) => before !== null || row === null || values !== null);
    if (!upserts && writes.some(({ before, row }) => before === null && row !== null))
      throw new Problem(409, `${what}: ${GONE}.`);
    if (upserts) assertSomeLeft([...rows.values()], writes);
    await store?.(manager, at, writes, source);
    for (const { before, values } of writes) {
      const after = await write(manager, at, { before, values });
      const record = (row: Fields | null): Fields | null => row && picked(row, stored);
      const subject = `${audited[1]} ${keyOf(after ?? before ?? {})}`;
      written.rows.push(after);
      written.entries.push(rowEntry(audited[0], subject, actor, [record(before), record(after)]));
    }
  }
  return written;
}

/** Refuses to delete the last published value of a segment, without which nothing can be calculated. @throws Problem 409 */
function assertSomeLeft(rows: readonly Fields[], writes: readonly RowWrite[]): void {
  const gone = new Set(writes.flatMap(({ before, values }) => (values === null && before ? [before] : [])));
  for (const { segment } of gone)
    if (rows.every((row) => row['segment'] !== segment || gone.has(row))) throw new Problem(409, LAST);
}

/** Line of a set in words. */
export interface LineText {
  readonly kind: RowKindName | 'rate';
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly warnings: readonly string[];
}

/** Describes changes of rows. @param manager null for decided changes, which show what they replaced then */
export async function rowLines(
  changes: readonly RowChange[],
  names: RateNames,
  present: { readonly manager: EntityManager; readonly at: Date } | null,
): Promise<LineText[]> {
  const lines: LineText[] = [];
  for (const [kind, own] of ofKind(changes)) {
    const rows = present && (await rowsByKey(kind, present.manager, present.at));
    const doubtOf = (rows && ROW_KINDS[kind].doubts?.([...rows.values()])) ?? (() => null);
    for (const change of own) {
      const before = rows && change.row !== null ? (rows.get(change.row) ?? null) : change.from;
      const doubt = doubtOf({ before, values: change.values });
      const label = labelOf(change, names);
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
export function labelOf({ kind, from, values }: RowChange, names: RateNames): string {
  const { what, fields, nameOf } = ROW_KINDS[kind];
  const changed = Object.keys(values ?? {});
  const name =
    nameOf(from ?? { ...values }, names) || (changed.length === 1 && fields[String(changed[0])]?.label);
  return name ? `${what}: ${name}` : what;
}

/** Returns the changed fields of a row in words, all for a row that is added or deleted; null without a row. The line's label may name one. */
function textOf({ kind, values }: RowChange, row: Fields | null, line: string): string | null {
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
