import { Injectable } from '@nestjs/common';
import { formatRate, formatUfShort } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import { Audit, SOMEBODY } from '../../access/audit.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import { areMet, DELETE_AGAIN, SAVE_AGAIN } from '../../http/request-parts.ts';
import { Problem, refuse, unless } from '../../http/problem.ts';
import { MaximumRates, type TmcCheck } from '../book/maximum-rates.ts';
import type { RateGroupRatesDto } from './tarifas.dto.ts';
import {
  assertAddable,
  assertChangeable,
  assertNoneExists,
  assertRate,
  assertSteps,
  sentFields,
} from '../book/rate-table-checks.ts';
import { RATE_TABLE_SENTENCES } from '../book/rate-table-problem.ts';
import {
  type Added,
  type Change,
  first,
  isRangeTable,
  RANGE_OF_RATE,
  type RateTable,
  type RateTablesReader,
  type Row,
  type TableWrite,
} from '../book/rate-tables.ts';
import { isApplied } from '../book/stored-table.ts';
import { TarificadorPort } from './tarificador.port.ts';

/** A row's id and its version when it was read. */
interface ReadRow {
  readonly id: number;
  /** Value of the header; undefined means that the last change wins. */
  readonly ifMatch: string | undefined;
}

/** Changes the rate tables for administrators, whether they are ours or the core's. See docs/rules.md R350 to R354. */
@Injectable()
export class RateTablesService {
  constructor(
    private readonly tarificador: TarificadorPort,
    private readonly maximumRates: MaximumRates,
    private readonly audit: Audit,
  ) {}

  /** Adds rows. @throws Problem 400, 409 */
  async add<T extends RateTable>(table: T, requested: Added<T>, actor: number | null): Promise<Row<T>> {
    const added = sentFields(requested);
    const check: TmcCheck = (tables, maximumRatePct) => assertAddable(table, added, tables, maximumRatePct);
    return first((await this.write(table, { id: null, values: [added], actor }, check)).value);
  }

  /** Adds a rate for each purpose and property type of a group; all or none if the tables are ours; a core takes them one by one, up to the first that it refuses. @throws Problem 400, 409 */
  async addGroup(
    { group: groupId, ...shared }: RateGroupRatesDto,
    actor: number | null,
  ): Promise<Row<'Tarificador'>[]> {
    const { value: groups } = await this.tarificador.rateGroups();
    const group = groups.find(({ id }) => id === groupId);
    refuse(unless(group !== undefined, 'group', 'No existe'));
    assertSteps({}, shared);
    const rates = (group?.loan_use ?? []).flatMap((loan_use) =>
      (group?.real_estate_types ?? []).map((real_estate_type) => ({ ...shared, loan_use, real_estate_type })),
    );
    const check: TmcCheck = async (tables, maximumRatePct) => {
      await assertRate(shared, tables, maximumRatePct);
      await assertNoneExists(rates, tables);
    };
    return (await this.write('Tarificador', { id: null, values: rates, actor }, check)).value;
  }

  /** Changes a row. @throws Problem 400, 404, 409 */
  async change<T extends RateTable>(
    table: T,
    read: ReadRow,
    requested: Change<T>,
    actor: number | null,
  ): Promise<Sourced<Row<T>>> {
    const change = sentFields(requested);
    const check: TmcCheck = async (tables, maximumRatePct) => {
      const row = await this.asRead(table, read, tables, change);
      await assertChangeable(table, row, change, tables, maximumRatePct);
    };
    const answer = await this.write(table, { id: read.id, values: [change], actor }, check).catch(
      (error: unknown) => this.rethrow(error, SAVE_AGAIN),
    );
    return { ...answer, value: first(answer.value) };
  }

  /** Deletes a row. @param count number of a range's rates, as the administrator saw it, to delete them too @throws Problem 404, 409 */
  async remove(table: RateTable, read: ReadRow, actor: number | null, count?: number): Promise<void> {
    const check: TmcCheck = async (tables) => {
      await this.asRead(table, read, tables, null);
      if (count === undefined || !isRangeTable(table)) return;
      const { value: rates } = await tables.rows('Tarificador');
      const present = rates.filter((rate) => rate[RANGE_OF_RATE[table]] === read.id).length;
      if (present !== count) throw new Problem(409, otherCount(present));
    };
    const write = { id: read.id, values: null, withRates: count !== undefined, actor };
    await this.write(table, write, check).catch((error: unknown) => this.rethrow(error, DELETE_AGAIN));
  }

  /** Writes what a check allows, before and under the lock. @throws Problem */
  private write<T extends RateTable>(table: T, write: Omit<TableWrite, 'check'>, check: TmcCheck) {
    return this.maximumRates.checkedChange(this.tarificador, check, (locked) =>
      this.tarificador.write(table, { ...write, check: locked }),
    );
  }

  /**
   * Returns the current row if nobody has changed it since it was read. See docs/rules.md R471.
   * @param change null for a deletion
   * @throws Problem 404, ChangedRow
   */
  private async asRead<T extends RateTable>(
    table: T,
    { id, ifMatch }: ReadRow,
    tables: RateTablesReader,
    change: Change<T> | null,
  ): Promise<Row<T>> {
    const { value: rows, source } = await tables.rows(table);
    const row = rows.find((each) => each.id === id);
    const { missing } = RATE_TABLE_SENTENCES[table];
    if (!row) throw new Problem(404, missing);
    const present = rateRowTag(row);
    // A colleague or a request whose answer was lost may have made the change already.
    if (areMet({ ifMatch }, (tag) => tag === present) || (change && isApplied(row, change))) return row;
    throw new ChangedRow(table, row, source === 'core');
  }

  /**
   * Adds the author of the change to the problem, after the transaction has released its connection.
   * @throws Problem 409, otherwise the unchanged error
   */
  private async rethrow(error: unknown, advice: string): Promise<never> {
    if (!(error instanceof ChangedRow)) throw error;
    const { table, row, isOfCore } = error;
    // The audit log does not have changes made directly in the core.
    const { who, when } = isOfCore ? SOMEBODY : await this.audit.lastOf(`${table} ${row.id}`);
    const { one } = RATE_TABLE_SENTENCES[table];
    throw new Problem(409, `${who} cambió ${one}${when}${describeNow(row)}. ${advice}`, {
      headers: { ETag: rateRowTag(row) },
    });
  }
}

const otherCount = (count: number): string =>
  `Este rango tiene ahora ${count === 1 ? '1 tarifa' : `${count} tarifas`}. Revíselas antes de eliminarlo.`;

/** Error for a row that another user changed since it was read. */
class ChangedRow extends Error {
  constructor(
    readonly table: RateTable,
    readonly row: Row<RateTable>,
    readonly isOfCore: boolean,
  ) {
    super('Another user changed the row');
  }
}

/** Returns a short description of a row, for a sentence. */
function describeNow(row: Row<RateTable>): string {
  if ('rate' in row) return `: ahora es ${formatRate(row.rate)} %`;
  if ('min_years' in row) return `: ahora va de ${row.min_years} a ${row.max_years} años`;
  if (!('min_amount' in row) || 'name' in row) return '';
  const [min, max] = [row.min_amount, row.max_amount].map((amount) => formatUfShort(ufFromNumber(amount)));
  return `: ahora va de ${min} a ${max}`;
}
