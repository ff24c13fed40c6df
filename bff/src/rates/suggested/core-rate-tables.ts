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
import type { RateTable, RateTablesReader, Row, TableChange, TableWrite } from '../book/rate-tables.ts';

/** Operations of a table: their ids differ only in its name. */
interface TableCalls {
  ask(operation: string, request?: object): Promise<unknown>;
}

/** The core's rate tables. They can't be locked, so a change is validated only once, before it. Our audit log has our changes there. */
export class CoreRateTables implements RateTablesReader {
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

  /** Makes changes one by one. What is made before a failure stays, and is in the audit log. */
  async write({ plan, actor }: TableWrite): Promise<Sourced<Row<RateTable>[]>> {
    const rows: Row<RateTable>[] = [];
    const read = new Map<RateTable, readonly Row<RateTable>[]>();
    for (const { table, id, values } of await plan(this)) {
      const known = read.get(table) ?? (await this.read(table));
      read.set(table, known);
      if (values) rows.push(await this.putOne({ table, id, values }, actor, [...known, ...rows]));
      else
        await this.removeOne(
          table,
          id ?? 0,
          actor,
          known.find((row) => row.id === id),
        );
    }
    return fresh(rows, 'core');
  }

  /** Adds a row, or changes it. @param known the rows before that */
  private async putOne(
    { table, id, values }: TableChange & { readonly values: object },
    actor: number | null,
    known: readonly Row<RateTable>[],
  ): Promise<Row<RateTable>> {
    assertReadable([values], this.upstream.bounds);
    const isNew = id === null;
    const former = isNew ? null : (known.find((row) => row.id === id) ?? null);
    const isOther = (row: Row<RateTable>): boolean => isNew && known.some((each) => each.id === row.id);
    const isPut = isRowWith(isNew ? values : { id, ...values }, former ?? {});
    const request = {
      ...(isNew ? { body: onTheWire(table, values) } : { params: { id }, body: values }),
      check: (row: Row<RateTable>): Flaw | null => (isOther(row) ? OTHER_ROW : isPut(row)),
    };
    const row = await this.sent(table, `${isNew ? 'add' : 'patch'}_${table}`, request, (each) => {
      const isIt = isNew ? !isOther(each) : each.id === id && !(former && hasValues(former, values));
      return isIt && hasValues(each, values);
    });
    if (isNew || former) await this.record(table, actor, former, row);
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
  private async sent(
    table: RateTable,
    operation: string,
    request: object,
    isMade: (row: Row<RateTable>) => boolean,
  ): Promise<Row<RateTable>> {
    try {
      return (await this.core.ask(operation, request)) as Row<RateTable>;
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
