import type { Bounds } from '@simulador/contracts/api/core-bounds';
import type { DataSource } from 'typeorm';
import { fourDecimals } from '@simulador/contracts/calculation/result-row';
import type { Audit } from '../../access/audit.ts';
import type { Flaw } from '../../border/upstream/exchange.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { notExecuted } from '../../border/upstream/upstream-problem.ts';
import type { Clock } from '../../clock/clock.ts';
import { invalidFields } from '../../http/problem.ts';
import { rowEntry, storeRateEvents } from '../book/price-events.ts';
import {
  type Added,
  isRangeTable,
  RANGE_OF_RATE,
  type RangeTable,
  type RateTable,
  type RateTablesAdapter,
  type Row,
  type TableWrite,
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
    private readonly source: DataSource,
    protected readonly clock: Clock,
  ) {
    this.core = upstream as unknown as TableCalls;
  }

  async rows<T extends RateTable>(table: T): Promise<Sourced<Row<T>[]>> {
    return fresh(await this.sorted(table, await this.read(table)), 'core');
  }

  /** Writes rows one by one. What is written before a failure stays, and is in the audit log. */
  async write<T extends RateTable>(
    table: T,
    { id, values, withRates = false, actor }: TableWrite,
  ): Promise<Sourced<Row<T>[]>> {
    const rows: Row<T>[] = [];
    if (id === null) {
      const known = await this.read(table);
      for (const row of values ?? [])
        rows.push(await this.addOne(table, row as Added<T>, actor, [...known, ...rows]));
    } else if (values) {
      const known = await this.read(table);
      for (const change of values) rows.push(await this.changeOne(table, { id, change }, actor, known));
    } else {
      const rates = withRates && isRangeTable(table) ? await this.read('Tarificador') : [];
      const own = rates.filter((rate) => rate[RANGE_OF_RATE[table as RangeTable]] === id);
      for (const rate of own) await this.removeOne('Tarificador', rate.id, actor, rate);
      const before = (await this.read(table)).find((row) => row.id === id);
      await this.removeOne(table, id, actor, before);
    }
    return fresh(rows, 'core');
  }

  private async addOne<T extends RateTable>(
    table: T,
    body: Added<T>,
    actor: number | null,
    before: readonly Row<T>[],
  ): Promise<Row<T>> {
    assertReadable([body], this.upstream.bounds);
    const known = new Set(before.map(({ id }) => id));
    const check = (row: Row<T>): Flaw | null => (known.has(row.id) ? OTHER_ROW : isRowWith(body)(row));
    const request = { body: onTheWire(table, body), check };
    const row = await this.sent(
      table,
      `add_${table}`,
      request,
      (each) => !known.has(each.id) && hasValues(each, body),
    );
    await this.record(table, actor, null, row);
    return row;
  }

  private async changeOne<T extends RateTable>(
    table: T,
    { id, change }: { readonly id: number; readonly change: object },
    actor: number | null,
    before: readonly Row<T>[],
  ): Promise<Row<T>> {
    assertReadable([change], this.upstream.bounds);
    const former = before.find((row) => row.id === id);
    const request = { params: { id }, body: change, check: isRowWith({ id, ...change }, former) };
    const row = await this.sent(
      table,
      `patch_${table}`,
      request,
      (each) => each.id === id && hasValues(each, change) && !hasValues(former ?? {}, change),
    );
    if (former) await this.record(table, actor, former, row);
    return row;
  }

  private async removeOne(
    table: RateTable,
    id: number,
    actor: number | null,
    before: Row<RateTable> | undefined,
  ): Promise<void> {
    try {
      await this.core.ask(`delete_${table}`, { params: { id }, check: isRowWith({ id }) });
    } catch (failure) {
      const left = notExecuted(failure) ? null : await this.read(table).catch(() => null);
      if (!before || !left || left.some((row) => row.id === id)) throw failure;
    }
    if (before) await this.record(table, actor, before, null);
  }

  private async read<T extends RateTable>(table: T): Promise<Row<T>[]> {
    return (await this.core.ask(table)) as Row<T>[];
  }

  /** Records a change in the audit log, and that of a rate in its history. */
  private async record(
    table: RateTable,
    actor: number | null,
    before: Row<RateTable> | null,
    after: Row<RateTable> | null,
  ): Promise<void> {
    const subject = `${table} ${(after ?? before)?.id}`;
    await this.audit.note(rowEntry('rate_table', subject, actor, [before, after]));
    if (table !== 'Tarificador') return;
    const rate = [before as Row<'Tarificador'> | null, after as Row<'Tarificador'> | null] as const;
    await storeRateEvents(this.source.manager, [rate], { at: this.clock.now(), actor, sheet: null });
  }

  /** Sends a change. The core may have made one whose answer was lost: its rows then show that. */
  private async sent<T extends RateTable>(
    table: T,
    operation: string,
    request: object,
    isMade: (row: Row<T>) => boolean,
  ): Promise<Row<T>> {
    try {
      return (await this.core.ask(operation, request)) as Row<T>;
    } catch (failure) {
      if (notExecuted(failure)) throw failure;
      const made = (await this.read(table).catch(() => [])).find(isMade);
      if (!made) throw failure;
      return made;
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

const firstDifference = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

const inSpanish = (pct: number): string => String(pct).replace('.', ',');

/** Rejects rates that no answer of a core may have, because its tables could not be read any more. @throws Problem 400 */
function assertReadable(rows: readonly object[], { tarifa_min_pct: min, tarifa_max_pct: max }: Bounds): void {
  const rates = rows.flatMap((row) => ('rate' in row && typeof row.rate === 'number' ? [row.rate] : []));
  if (rates.every((rate) => rate >= min && rate <= max)) return;
  const message = `La tasa debe estar entre ${inSpanish(min)} y ${inSpanish(max)} %`;
  throw invalidFields([{ name: 'rate', message }]);
}
