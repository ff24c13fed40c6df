import type { RateBook } from '@simulador/contracts/rates/rate-book';
import type { EntityManager } from 'typeorm';
import type { Audit } from '../../access/audit.ts';
import { Problem } from '../../http/problem.ts';
import { storeEvents } from '../book/price-events.ts';
import { rateBookOf } from '../book/stored-rates.ts';
import { bySheet } from '../book/rate-table-record.ts';
import {
  type Fields,
  isRowChange,
  type PriceChange,
  rateChangesOf,
  type RowChange,
  rowChangesOf,
  type ValueSource,
} from './kinds/row-kind.ts';
import { writeRows } from './kinds/row-kinds.ts';
import { doCollide as doRatesCollide, putRates } from './put-rates.ts';
import { scheduledSheets } from './sheet-rows.ts';

/** A set of changes, and how it takes effect. */
export interface SetInForce {
  readonly sheet: number;
  readonly changes: readonly PriceChange[];
  /** When they take effect. */
  readonly at: Date;
  /** Id of the user who approved it; null for a job. */
  readonly actor: number | null;
  /** Whether a range that has lost its last rate is kept. */
  readonly keepsRanges?: boolean;
  readonly source?: ValueSource;
}

/** Result of a set: ids of new rates, and the rows of its other changes. */
export interface Written {
  readonly rates: readonly number[];
  readonly rows: readonly (Fields | null)[];
}

/**
 * Applies the changes of a set at an instant: what rates refer to before them, what they referred to after them. The caller has locked the
 * table of rates.
 * @throws Problem for what is not possible, and the database's error for rates whose ranges overlap
 */
export async function putInForce(manager: EntityManager, audit: Audit, set: SetInForce): Promise<Written> {
  const { sheet, changes, at, actor, source = 'typed' } = set;
  const rows = rowChangesOf(changes);
  const by = { actor, source };
  const made = await writeRows(
    manager,
    at,
    rows.filter(({ values }) => values !== null),
    by,
  );
  const rateChanges = rateChangesOf(changes);
  const rates =
    rateChanges.length === 0
      ? []
      : await putRates(manager, audit, await rateBookOf(manager, at), { ...set, changes: rateChanges });
  const gone = await writeRows(
    manager,
    at,
    rows.filter(({ values }) => values === null),
    by,
  );
  const entries = [...made.entries, ...gone.entries].map((entry) => bySheet(entry, sheet));
  await audit.noteAll(entries, manager, at);
  await storeEvents(manager, [...made.events, ...gone.events], { at, actor, sheet });
  return { rates, rows: [...made.rows, ...gone.rows] };
}

/** Returns true if two sets can't wait at the same time: they change the same rate or row, or rates and ranges of one product. */
export function doCollide(
  book: RateBook,
  one: readonly PriceChange[],
  other: readonly PriceChange[],
): boolean {
  const rates = [rateChangesOf(one), rateChangesOf(other)] as const;
  if (doRatesCollide(book, ...rates)) return true;
  const [rows, otherRows] = [rowChangesOf(one), rowChangesOf(other)];
  const keys = new Set(rows.flatMap(({ kind, row }) => (row === null ? [] : [`${kind} ${row}`])));
  if (otherRows.some(({ kind, row }) => keys.has(`${kind} ${row}`))) return true;
  const products = (changes: readonly PriceChange[]) => new Set(changes.flatMap(productOf));
  const shared = [
    products([...rates[0], ...rangesOf(rows)]),
    products([...rates[1], ...rangesOf(otherRows)]),
  ];
  const isRange = rangesOf(rows).length + rangesOf(otherRows).length > 0;
  return isRange && [...(shared[0] ?? [])].some((product) => shared[1]?.has(product));
}

const rangesOf = (rows: readonly RowChange[]): RowChange[] =>
  rows.filter(({ kind }) => kind === 'period' || kind === 'amount');
const productOf = (change: PriceChange): unknown[] =>
  isRowChange(change)
    ? [change.from?.['product'], change.values?.['product']].filter(Boolean)
    : [change.product];

/** Refuses a change of what an approved, waiting set will change too. @throws Problem 409 that names the set */
export async function assertNoneScheduled(
  manager: EntityManager,
  book: RateBook,
  changes: readonly PriceChange[],
): Promise<void> {
  const sheet = (await scheduledSheets(manager)).find((each) => doCollide(book, each.changes, changes));
  if (!sheet) return;
  const detail = `El cambio «${sheet.name}», ya aprobado, cambia lo mismo más adelante. Devuélvalo primero, o incluya este en él.`;
  throw new Problem(409, detail);
}
