import { Injectable } from '@nestjs/common';
import { formatRate, formatUfShort } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import { Audit, SOMEBODY } from '../../access/audit.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import { isMet, DELETE_AGAIN, SAVE_AGAIN } from '../../http/request-parts.ts';
import { Problem, refuse, unless } from '../../http/problem.ts';
import { MaximumRates } from '../book/maximum-rates.ts';
import {
  assertAddable,
  assertChangeable,
  assertNoneExists,
  assertRate,
  assertSteps,
  sentFields,
  RATE_TABLE_SENTENCES,
} from '../book/rate-table-checks.ts';
import {
  isRangeTable,
  RANGE_OF_RATE,
  type RateTable,
  type RateTablesReader,
  type Row,
  type TableChange,
} from '../book/rate-tables.ts';
import { isApplied } from '../book/stored-table.ts';
import type { RateGroupRatesDto } from './tarifas.dto.ts';
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

  /** Adds a row. @throws Problem 400, 409 */
  async add(table: RateTable, requested: object, actor: number | null) {
    const values = sentFields(requested);
    const plan = async (tables: RateTablesReader): Promise<TableChange[]> => {
      await assertAddable(table, values, tables, this.maximumRates.on());
      return [{ table, id: null, values }];
    };
    return (await this.tarificador.write({ actor, plan })).value[0];
  }

  /** Adds a rate for each purpose and property type of a group; all or none if the tables are ours; a core takes them one by one, up to the first that it refuses. @throws Problem 400, 409 */
  async addGroup(
    { group: groupId, ...shared }: RateGroupRatesDto,
    actor: number | null,
  ): Promise<Row<'Tarificador'>[]> {
    const { value: groups } = await this.tarificador.rateGroups();
    const { value: types } = await this.tarificador.realEstateTypes();
    const group = groups.find(({ id }) => id === groupId);
    refuse(unless(group !== undefined, 'group', 'No existe'));
    assertSteps({}, shared);
    const rates = (group?.loan_use ?? []).flatMap((loan_use) =>
      (group?.real_estate_types ?? []).map((real_estate_type) => ({ ...shared, loan_use, real_estate_type })),
    );
    const plan = async (tables: RateTablesReader): Promise<TableChange[]> => {
      await assertRate(shared, tables, this.maximumRates.on());
      await assertNoneExists(rates, tables, types);
      return rates.map((values) => ({ table: 'Tarificador', id: null, values }));
    };
    return (await this.tarificador.write({ actor, plan })).value as Row<'Tarificador'>[];
  }

  /** Changes a row. @throws Problem 400, 404, 409 */
  async change(
    table: RateTable,
    read: ReadRow,
    requested: object,
    actor: number | null,
  ): Promise<Sourced<Row<RateTable> | undefined>> {
    const values = sentFields(requested);
    const plan = async (tables: RateTablesReader): Promise<TableChange[]> => {
      const row = await this.asRead(table, read, tables, values);
      await assertChangeable(table, row, values, tables, this.maximumRates.on());
      return [{ table, id: read.id, values }];
    };
    const answer = await this.tarificador.write({ actor, plan });
    return { ...answer, value: answer.value[0] };
  }

  /** Deletes a row. @param count number of a range's rates, as the administrator saw it, to delete them too @throws Problem 404, 409 */
  async remove(table: RateTable, read: ReadRow, actor: number | null, count?: number): Promise<void> {
    const plan = async (tables: RateTablesReader): Promise<TableChange[]> => {
      await this.asRead(table, read, tables, null);
      const own = { table, id: read.id, values: null };
      if (count === undefined || !isRangeTable(table)) return [own];
      const { value: rates } = await tables.rows('Tarificador');
      const within = rates.filter((rate) => rate[RANGE_OF_RATE[table]] === read.id);
      if (within.length !== count) throw new Problem(409, otherCount(within.length));
      return [...within.map(({ id }) => ({ table: 'Tarificador', id, values: null }) as const), own];
    };
    await this.tarificador.write({ actor, plan });
  }

  /**
   * Returns the current row if nobody has changed it since it was read. See docs/rules.md R471.
   * @param change null for a deletion
   * @throws Problem 404, 409 that names the author of the change
   */
  private async asRead(
    table: RateTable,
    { id, ifMatch }: ReadRow,
    tables: RateTablesReader,
    change: object | null,
  ): Promise<Row<RateTable>> {
    const { value: rows, source } = await tables.rows(table);
    const row = rows.find((each) => each.id === id);
    const { missing, one } = RATE_TABLE_SENTENCES[table];
    if (!row) throw new Problem(404, missing);
    const present = rateRowTag(row);
    // A colleague or a request whose answer was lost may have made the change already.
    if (isMet(ifMatch, (tag) => tag === present) || (change && isApplied(row, change))) return row;
    // The audit log does not have changes made directly in the core.
    const { who, when } = source === 'core' ? SOMEBODY : await this.audit.lastOf(`${table} ${id}`);
    const advice = change ? SAVE_AGAIN : DELETE_AGAIN;
    throw new Problem(409, `${who} cambió ${one}${when}${describeNow(row)}. ${advice}`, {
      headers: { ETag: present },
    });
  }
}

const otherCount = (count: number): string =>
  `Este rango tiene ahora ${count === 1 ? '1 tarifa' : `${count} tarifas`}. Revíselas antes de eliminarlo.`;

/** Returns a short description of a row, for a sentence. */
function describeNow(row: Row<RateTable>): string {
  if ('rate' in row) return `: ahora es ${formatRate(row.rate)} %`;
  if ('min_years' in row) return `: ahora va de ${row.min_years} a ${row.max_years} años`;
  if (!('min_amount' in row) || 'name' in row) return '';
  const [min, max] = [row.min_amount, row.max_amount].map((amount) => formatUfShort(ufFromNumber(amount)));
  return `: ahora va de ${min} a ${max}`;
}
