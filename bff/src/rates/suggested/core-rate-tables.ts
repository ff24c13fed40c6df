import { fourDecimals } from '@simulador/contracts/calculation/result-row';
import type { Audit } from '../../access/audit.ts';
import type { Flaw } from '../../border/upstream/exchange.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { notExecuted } from '../../border/upstream/upstream-problem.ts';
import { Problem } from '../../http/problem.ts';
import { assertReadable } from './readable-rates.ts';
import { PartlyDone } from '../book/partly-done.ts';
import { rateTableEntry } from '../book/rate-table-record.ts';
import {
  type Added,
  first,
  isRangeTable,
  RANGE_OF_RATE,
  type RangeTable,
  type RateEdit,
  type RateTable,
  type RateTablesAdapter,
  type Row,
  type RowChange,
  type RowAct,
} from '../book/rate-tables.ts';

/** Operations of a table: their ids differ only in its name. */
interface TableCalls {
  ask(operation: string, request?: object): Promise<unknown>;
}

/** The core's rate tables. They can't be locked, so a change is validated only once, before it. Our audit log has our changes there. */
export class CoreRateTables implements RateTablesAdapter {
  private readonly core: TableCalls;

  constructor(
    protected readonly upstream: Upstream,
    private readonly audit: Audit,
  ) {
    this.core = upstream as unknown as TableCalls;
  }

  async rows<T extends RateTable>(table: T): Promise<Sourced<Row<T>[]>> {
    return fresh(await this.sorted(table, await this.read(table)), 'core');
  }

  async add<T extends RateTable>(table: T, row: Added<T>, { actor }: RowAct): Promise<Sourced<Row<T>>> {
    return fresh(first(await this.addAll(table, [row], actor)), 'core');
  }

  async change<T extends RateTable>(
    table: T,
    change: RowChange<T>,
    { actor }: RowAct,
  ): Promise<Sourced<Row<T>>> {
    return fresh(first(await this.changeAll(table, [change], actor)), 'core');
  }

  /** Makes the changes before the additions. */
  async writeRates({ changed, added }: RateEdit, { actor }: RowAct): Promise<Sourced<Row<'Tarificador'>[]>> {
    const done = changed.length === 0 ? [] : await this.changeAll('Tarificador', changed, actor);
    if (added.length === 0) return fresh(done, 'core');
    const made = await this.addAll('Tarificador', added, actor).catch((error: unknown) => {
      const rows = error instanceof PartlyDone ? error.rows : [];
      throw partlyDone(error, [...done, ...rows]);
    });
    return fresh([...done, ...made], 'core');
  }

  /** Deletes the rates of a range one by one, then the range. */
  async remove(table: RateTable, id: number, { actor }: RowAct, withRates = false): Promise<Sourced<null>> {
    const gone = withRates && isRangeTable(table) ? await this.removeRatesOf(table, id, actor) : [];
    try {
      const before = (await this.read(table)).find((row) => row.id === id);
      const { deleted, failure } = await this.deletedOf(table, [before ?? { id }]);
      if (before) await this.audit.noteAll(deleted.map(() => rateTableEntry(table, actor, before, null)));
      if (deleted.length === 0) throw failure;
    } catch (error) {
      throw partlyDone(error, gone);
    }
    return fresh(null, 'core');
  }

  private async addAll<T extends RateTable>(
    table: T,
    added: readonly Added<T>[],
    actor: number | null,
  ): Promise<Row<T>[]> {
    assertReadable(added, this.upstream.bounds);
    const known = new Set((await this.read(table)).map(({ id }) => id));
    const isRequested = (row: Row<T>): boolean =>
      !known.has(row.id) && added.some((body) => hasValues(row, body));
    const send = (body: Added<T>) => {
      const check = (row: Row<T>): Flaw | null => (known.has(row.id) ? OTHER_ROW : isRowWith(body)(row));
      return this.core.ask(`add_${table}`, { body: onTheWire(table, body), check });
    };
    const { rows: made, failure } = await this.inTurn(table, added, send, isRequested);
    await this.audit.noteAll(made.map((row) => rateTableEntry(table, actor, null, row)));
    if (failure && made.length < added.length) throw partlyDone(failure, made);
    return made;
  }

  private async changeAll<T extends RateTable>(
    table: T,
    changes: readonly RowChange<T>[],
    actor: number | null,
  ): Promise<Row<T>[]> {
    assertReadable(
      changes.map(({ change }) => change),
      this.upstream.bounds,
    );
    const before = await this.read(table);
    const old = new Map(before.map((row) => [row.id, row]));
    const wanted = new Map(changes.map(({ id, change }) => [id, change]));
    const isRequested = (row: Row<T>): boolean => {
      const change = wanted.get(row.id);
      return change !== undefined && hasValues(row, change) && !hasValues(old.get(row.id) ?? {}, change);
    };
    const send = ({ id, change }: RowChange<T>) =>
      this.core.ask(`patch_${table}`, {
        params: { id },
        body: change,
        check: isRowWith({ id, ...change }, old.get(id)),
      });
    const { rows: made, failure } = await this.inTurn(table, changes, send, isRequested);
    const entries = made.flatMap((row) => {
      const former = old.get(row.id);
      return former ? [rateTableEntry(table, actor, former, row)] : [];
    });
    await this.audit.noteAll(entries);
    if (failure && made.length < changes.length) throw partlyDone(failure, made);
    return made;
  }

  private async removeRatesOf(
    table: RangeTable,
    id: number,
    actor: number | null,
  ): Promise<Row<'Tarificador'>[]> {
    const rates = (await this.read('Tarificador')).filter((rate) => rate[RANGE_OF_RATE[table]] === id);
    const { deleted, failure } = await this.deletedOf('Tarificador', rates);
    await this.audit.noteAll(deleted.map((rate) => rateTableEntry('Tarificador', actor, rate, null)));
    if (failure && deleted.length < rates.length) throw partlyDone(failure, deleted);
    return deleted;
  }

  private async read<T extends RateTable>(table: T): Promise<Row<T>[]> {
    return (await this.core.ask(table)) as Row<T>[];
  }

  /**
   * Sends requests until one fails. Returns what the core has done, and the failure. The core may have performed a request whose answer was
   * lost: its rows then show that.
   */
  private async inTurn<T extends RateTable, Request>(
    table: T,
    requests: readonly Request[],
    send: (request: Request) => Promise<unknown>,
    isRequested: (row: Row<T>) => boolean,
  ): Promise<{ readonly rows: Row<T>[]; readonly failure?: unknown }> {
    const rows: Row<T>[] = [];
    try {
      for (const request of requests) rows.push((await send(request)) as Row<T>);
      return { rows };
    } catch (failure) {
      if (notExecuted(failure)) return { rows, failure };
      const present = await this.read(table).catch(() => rows);
      return { rows: present.filter(isRequested), failure };
    }
  }

  /** Returns the rows that the core deleted before the first failure, and the failure. Includes a row whose answer was lost. */
  private async deletedOf<Deleted extends { readonly id: number }>(
    table: RateTable,
    rows: readonly Deleted[],
  ): Promise<{ readonly deleted: Deleted[]; readonly failure?: unknown }> {
    const deleted: Deleted[] = [];
    try {
      for (const row of rows) {
        const { id } = row;
        await this.core.ask(`delete_${table}`, { params: { id }, check: isRowWith({ id }) });
        deleted.push(row);
      }
      return { deleted };
    } catch (failure) {
      const present = notExecuted(failure) ? null : await this.read(table).catch(() => null);
      if (present === null) return { deleted, failure };
      const left = new Set(present.map(({ id }) => id));
      return { deleted: rows.filter(({ id }) => !left.has(id)), failure };
    }
  }

  /** Sorts rows by product, then by the lowest amount and year of their ranges. */
  private async sorted<T extends RateTable>(table: T, rows: readonly Row<T>[]): Promise<Row<T>[]> {
    const isRates = table === 'Tarificador';
    const [periods, amounts] = await Promise.all([
      isRates ? this.upstream.ask('RangePeriod') : [],
      isRates ? this.upstream.ask('RangeAmount') : [],
    ]);
    const years = new Map(periods.map(({ id, min_years }) => [id, min_years]));
    const ufs = new Map(amounts.map(({ id, min_amount }) => [id, min_amount]));
    const keyOf = (row: Row<T>): number[] => {
      const of = row as object as Readonly<Record<string, number | undefined>>;
      return [
        of['product'] ?? row.id,
        of['min_amount'] ?? ufs.get(of['range_amount'] ?? 0) ?? 0,
        of['min_years'] ?? years.get(of['range_period'] ?? 0) ?? 0,
        of['loan_use'] ?? 0,
        of['real_estate_type'] ?? 0,
        row.id,
      ];
    };
    return [...rows].sort((one, other) => firstDifference(keyOf(one), keyOf(other)));
  }
}

/** Converts the values of a new rate to texts, as the core expects. */
const onTheWire = (table: RateTable, body: object): object =>
  table === 'Tarificador'
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]))
    : body;

/** Compares numbers with four decimals, because a core may return 4.35 as 4.3499999. */
const isSameValue = (given: unknown, wanted: unknown): boolean =>
  typeof given === 'number' && typeof wanted === 'number'
    ? fourDecimals(given) === fourDecimals(wanted)
    : given === wanted;

const OTHER_ROW: Flaw = { place: '$', rule: 'other_question', what: 'es otra fila que la pedida' };
type Fields = Readonly<Record<string, unknown>>;
/**
 * Compares what the core returned: it may leave a field out, or tidy a text, which then is not the former one either.
 * @param before the row before a change
 */
const isRowWith =
  (values: object, before: object = {}) =>
  (row: object): Flaw | null => {
    const [given, former] = [row as Fields, before as Fields];
    const isStored = ([name, value]: [string, unknown]): boolean => {
      const stored = given[name] ?? value;
      if (typeof value === 'string') return value === former[name] || stored !== former[name];
      return value === undefined || isSameValue(stored, value);
    };
    return Object.entries(values).every(isStored) ? null : OTHER_ROW;
  };

const hasValues = (row: object, values: object): boolean =>
  Object.entries(values).every(
    ([name, value]) => value === undefined || isSameValue((row as Fields)[name], value),
  );

/** Returns the failure unchanged if nothing was done before it. */
const partlyDone = (failure: unknown, rows: readonly Row<RateTable>[]): unknown =>
  failure instanceof Problem && rows.length > 0 ? new PartlyDone(failure, rows) : failure;

const firstDifference = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
