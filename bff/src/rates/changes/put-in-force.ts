import { addedRanges, cellKey, emptiedRanges, type RateBook } from '@simulador/contracts/rates/rate-book';
import type { EntityManager } from 'typeorm';
import type { Audit } from '../../access/audit.ts';
import { Problem } from '../../http/problem.ts';
import { bySheet } from '../book/price-events.ts';
import { rateBookOf } from '../book/stored-rates.ts';
import type { Fields } from '../book/stored-table.ts';
import { type PriceChange, rateChangesOf, rowChangesOf } from './kinds/row-kind.ts';
import { writeRows } from './kinds/row-kinds.ts';
import { putRates, type SetInForce } from './put-rates.ts';
import { scheduledSheets } from './sheet-rows.ts';

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
  const write = (isMeant: (values: Fields | null) => boolean) =>
    writeRows(
      manager,
      at,
      rows.filter(({ values }) => isMeant(values)),
      { actor, source },
    );
  const made = await write((values) => values !== null);
  const rates = rateChangesOf(changes);
  const put = rates.length > 0 && (await putRates(manager, await rateBookOf(manager, at), rates, set));
  const gone = await write((values) => values === null);
  const entries = [...(put ? put.entries : []), ...made.entries, ...gone.entries];
  await audit.noteAll(
    entries.map((entry) => bySheet(entry, sheet)),
    manager,
    at,
  );
  return { rates: put ? put.ids : [], rows: [...made.rows, ...gone.rows] };
}

/** Returns what a set changes: keys of rates, cells and rows; products of its rates, and those whose ranges it changes by rates or by rows. */
function touchedBy(book: RateBook, changes: readonly PriceChange[]) {
  const [rates, rows] = [rateChangesOf(changes), rowChangesOf(changes)];
  const byRows = rows
    .filter(({ kind }) => kind === 'period' || kind === 'amount')
    .flatMap(({ from, values }) => [from?.['product'], values?.['product']].filter(Boolean));
  return {
    keys: new Set<unknown>([
      ...rates.flatMap((change) => [cellKey(change), ...(change.rate === null ? [] : [change.rate])]),
      ...rows.flatMap(({ kind, row }) => (row === null ? [] : [`${kind} ${row}`])),
    ]),
    byRates: new Set<unknown>(
      [...addedRanges(book, rates), ...emptiedRanges(book, rates)].map(({ product }) => product),
    ),
    byRows: new Set(byRows),
    products: new Set<unknown>([...rates.map(({ product }) => product), ...byRows]),
  };
}

const doMeet = (one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): boolean =>
  [...one].some((each) => other.has(each));

/** Returns true if two sets can't wait at the same time: they change the same rate or row, or rates and ranges of one product. */
function doCollide(book: RateBook, sets: readonly [readonly PriceChange[], readonly PriceChange[]]): boolean {
  const [one, other] = [touchedBy(book, sets[0]), touchedBy(book, sets[1])];
  return (
    doMeet(one.keys, other.keys) ||
    doMeet(one.byRates, other.byRates) ||
    doMeet(one.byRows, other.products) ||
    doMeet(other.byRows, one.products)
  );
}

/** Refuses a change of what an approved, waiting set will change too. @throws Problem 409 that names the set */
export async function assertNoneScheduled(
  manager: EntityManager,
  book: RateBook,
  changes: readonly PriceChange[],
): Promise<void> {
  const sheet = (await scheduledSheets(manager)).find((each) => doCollide(book, [each.changes, changes]));
  if (!sheet) return;
  const detail = `El cambio «${sheet.name}», ya aprobado, cambia lo mismo más adelante. Devuélvalo primero, o incluya este en él.`;
  throw new Problem(409, detail);
}
