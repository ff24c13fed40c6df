import type { Audit } from '../../access/audit.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { notExecuted } from '../../border/upstream/upstream-problem.ts';
import { rateTableEntry } from './rate-table-record.ts';
import type { Added, RateTable, RateTablesAdapter, Row, RowChange } from './rate-tables.ts';

/** Asks for a table's operations, whose ids differ in its name alone. */
interface TableCalls {
  ask(operation: string, request?: object): Promise<unknown>;
}

/** The core's rate tables, which can't be locked: a change is not judged again. Our changes there are in our audit log. */
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

  /** The core takes one at a time: what was added before one that fails is taken back, and that one too where it was taken. */
  async add<T extends RateTable>(
    table: T,
    added: readonly Added<T>[],
    actor: number | null,
  ): Promise<Sourced<Row<T>[]>> {
    const known = new Set((await this.read(table)).map(({ id }) => id));
    const made: Row<T>[] = [];
    for (const body of added) {
      try {
        const row = (await this.core.ask(`add_${table}`, { body })) as Row<T>;
        made.push(row);
        known.add(row.id);
      } catch (error) {
        const taken = notExecuted(error) ? [] : await this.taken(table, body, known);
        await this.takeBack(table, [...made, ...taken], actor);
        throw error;
      }
    }
    await this.note(made.map((row) => rateTableEntry(table, actor, null, row)));
    return fresh(made, 'core');
  }

  /** One at a time too: what was changed before one that fails is changed back, and that one where it was taken. */
  async change<T extends RateTable>(
    table: T,
    changes: readonly RowChange<T>[],
    actor: number | null,
  ): Promise<Sourced<Row<T>[]>> {
    const before = await this.read(table);
    const made: Row<T>[] = [];
    for (const { id, change } of changes) {
      try {
        made.push((await this.core.ask(`patch_${table}`, { params: { id }, body: change })) as Row<T>);
      } catch (error) {
        const taken = made.length + (notExecuted(error) ? 0 : 1);
        await this.changeBack(table, before, changes.slice(0, taken), actor);
        throw error;
      }
    }
    await this.note(pairs(before, made).map(([old, row]) => rateTableEntry(table, actor, old, row)));
    return fresh(made, 'core');
  }

  async remove(table: RateTable, id: number, actor: number | null): Promise<Sourced<null>> {
    const before = await this.row(table, id);
    await this.core.ask(`delete_${table}`, { params: { id } });
    if (before) await this.note([rateTableEntry(table, actor, before, null)]);
    return fresh(null, 'core');
  }

  private async row<T extends RateTable>(table: T, id: number): Promise<Row<T> | undefined> {
    return (await this.read(table)).find((row) => row.id === id);
  }

  private async read<T extends RateTable>(table: T): Promise<Row<T>[]> {
    return (await this.core.ask(table)) as Row<T>[];
  }

  /** Rows that the core added although its answer was lost: unknown before, and as requested. */
  private async taken<T extends RateTable>(
    table: T,
    requested: Added<T>,
    known: ReadonlySet<number>,
  ): Promise<Row<T>[]> {
    const rows = await this.read(table).catch(() => []);
    const fields = Object.entries(requested).filter(([, value]) => value !== undefined);
    const isRequested = (row: object): boolean =>
      fields.every(([name, value]) => (row as Readonly<Record<string, unknown>>)[name] === value);
    return rows.filter((row) => !known.has(row.id) && isRequested(row));
  }

  /** What can't be taken back is audited, since it is in force. */
  private async takeBack<T extends RateTable>(
    table: T,
    rows: readonly Row<T>[],
    actor: number | null,
  ): Promise<void> {
    const deleted = await Promise.allSettled(
      rows.map(({ id }) => this.core.ask(`delete_${table}`, { params: { id } })),
    );
    const left = rows.filter((_, index) => deleted[index]?.status === 'rejected');
    await this.note(left.map((row) => rateTableEntry(table, actor, null, row)));
  }

  /** Reverts those of the requested changes that the core made, judging by its present rows. What can't be reverted is audited. */
  private async changeBack<T extends RateTable>(
    table: T,
    before: readonly Row<T>[],
    requested: readonly RowChange<T>[],
    actor: number | null,
  ): Promise<void> {
    if (requested.length === 0) return;
    const now = await this.read(table).catch(() => before);
    const changed = pairs(before, now).flatMap(([old, row]) => {
      const change = requested.find(({ id }) => id === row.id)?.change;
      if (!change) return [];
      const fields = Object.keys(change) as (keyof Row<T>)[];
      const body = Object.fromEntries(fields.map((field) => [field, old[field]]));
      return fields.some((field) => old[field] !== row[field]) ? [{ old, row, body }] : [];
    });
    const outcomes = await Promise.allSettled(
      changed.map(({ old, body }) => this.core.ask(`patch_${table}`, { params: { id: old.id }, body })),
    );
    const left = changed.filter((_, index) => outcomes[index]?.status === 'rejected');
    await this.note(left.map(({ old, row }) => rateTableEntry(table, actor, old, row)));
  }

  private note(entries: Parameters<Audit['noteAll']>[0]): Promise<void> {
    return this.audit.noteAll(entries);
  }

  /** By product, then by the lowest amount and year of their ranges. */
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

/** Each row that was there before, with what it is after. */
const pairs = <R extends { readonly id: number }>(before: readonly R[], after: readonly R[]): [R, R][] =>
  after.flatMap((row) => before.filter(({ id }) => id === row.id).map((old): [R, R] => [old, row]));

const firstDifference = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
