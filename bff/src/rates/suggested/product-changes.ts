import { Injectable } from '@nestjs/common';
import { type IsoDate, nextSantiagoMidnight, previousDay } from '@simulador/contracts/platform/dates';
import { DataSource } from 'typeorm';
import { Problem } from '../../http/problem.ts';
import { RATE_TABLE_SENTENCES } from '../book/rate-table-problem.ts';
import type { RateDto } from '../book/rate-tables.dto.ts';
import type { RateTable } from '../book/rate-tables.ts';
import { sheetIdOf, sheetsOfChanges } from '../changes/sheets-of-changes.ts';
import type { ChangedRateDto, ChangedRowDto, RecordedChangeDto, ProductChangesDto } from './tarifas.dto.ts';
import { TarificadorPort } from './tarificador.port.ts';

const CHANGES_PER_PAGE = 20;

/**
 * SQL: audit entries of one request are one change; the newest first. Parameters: tables and ids of the product's rows, the product, the
 * first and the last instant, and the number of changes before the page.
 */
const CHANGES = `
  WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[]) AS given (row_table, row_id)
    UNION
    SELECT row_table, row_id FROM audit
    WHERE action = 'rate_table_deleted' AND details->'product'->0 = to_jsonb($3::int)
  ), found AS (
    SELECT id, at, actor, coalesce(request_id, id::text) AS request, row_table, row_id, details
    FROM wanted JOIN audit USING (row_table, row_id)
    WHERE CASE WHEN row_table = 'Tarificador' THEN details ? 'rate' ELSE details <> '{}' END
      AND ($4::timestamptz IS NULL OR at >= $4) AND ($5::timestamptz IS NULL OR at < $5)
  ), changes AS (
    SELECT at, actor, max(id) AS last,
      jsonb_agg(jsonb_build_object('table', row_table, 'id', row_id, 'details', details) ORDER BY id) AS rows
    FROM found GROUP BY at, actor, request
  )
  SELECT counted.total, shown.at, users.full_name AS by, shown.rows
  FROM (SELECT count(*)::int AS total FROM changes) AS counted
  LEFT JOIN (SELECT * FROM changes ORDER BY last DESC LIMIT ${CHANGES_PER_PAGE} OFFSET $6) AS shown ON true
  LEFT JOIN users ON users.id = shown.actor
  ORDER BY last DESC`;

/** SQL: last values of a product's rates, including deleted ones. */
const LAST_OF_PAST_RATES = `
  SELECT DISTINCT ON (rate_id) rate_id AS id, loan_use_id AS loan_use, real_estate_type_id AS real_estate_type,
    min_years, max_years, min_amount_uf::float8 AS min_amount, max_amount_uf::float8 AS max_amount
  FROM past_rates WHERE product_id = $1 ORDER BY rate_id, valid_to DESC`;

/**
 * SQL: deleted rates, from the audit entries of the rates and of their ranges. Rates of the core, and of products that were not offered,
 * have no history.
 */
const DELETED_RATES = `
  SELECT rate.row_id AS id, rate.details->'loan_use'->0 AS loan_use,
    rate.details->'real_estate_type'->0 AS real_estate_type,
    rate.details->'range_period'->0 AS range_period, rate.details->'range_amount'->0 AS range_amount,
    period.details->'min_years'->0 AS min_years, period.details->'max_years'->0 AS max_years,
    amount.details->'min_amount'->0 AS min_amount, amount.details->'max_amount'->0 AS max_amount
  FROM audit rate
  LEFT JOIN audit period
    ON period.row_table = 'RangePeriod' AND period.row_id = (rate.details->'range_period'->>0)::int
      AND period.action = 'rate_table_deleted'
  LEFT JOIN audit amount
    ON amount.row_table = 'RangeAmount' AND amount.row_id = (rate.details->'range_amount'->>0)::int
      AND amount.action = 'rate_table_deleted'
  WHERE rate.action = 'rate_table_deleted' AND rate.row_table = 'Tarificador'
    AND rate.details->'product'->0 = to_jsonb($1::int)`;

type RateOfProduct = Omit<ChangedRateDto, 'from' | 'to'>;
type Bounds = 'min_years' | 'max_years' | 'min_amount' | 'max_amount';

/** A rate with the bounds of its ranges, which may be deleted; null if they were never recorded. */
type RecordedRate = Pick<
  RateDto,
  'id' | 'loan_use' | 'real_estate_type' | 'range_period' | 'range_amount'
> & {
  readonly [Bound in Bounds]?: number | null;
};

interface RecordedChange {
  readonly total: number;
  readonly at: Date;
  readonly by: string | null;
  readonly rows: readonly RecordedRow[];
}
/** Row of a page after the last one: only the total. */
interface BeyondTheLast {
  readonly total: number;
  readonly at: null;
}
interface RecordedRow {
  readonly table: RateTable;
  readonly id: number;
  readonly details: Readonly<Record<string, readonly [from: unknown, to: unknown]>>;
}

/** Days in Santiago, both included. */
export interface ChangesQuery {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  /** Page number, from 1. */
  readonly page: number;
}

/** A row of the rate tables. */
type RowRef = Pick<RecordedRow, 'table' | 'id'>;
const rowOf = (table: RateTable, id: number): RowRef => ({ table, id });

const endOf = (day: IsoDate): Date => nextSantiagoMidnight(new Date(`${day}T12:00:00Z`));

/** Reads the changes of a product, its rates and its ranges, with their authors. See docs/rules.md R361. */
@Injectable()
export class ProductChanges {
  constructor(
    private readonly tarificador: TarificadorPort,
    private readonly source: DataSource,
  ) {}

  /** Returns a page of the changes, the newest first. @throws Problem 404 for an unknown product */
  async of(productId: number, { from, to, page }: ChangesQuery): Promise<ProductChangesDto> {
    const past: RateOfProduct[] = await this.source.query(LAST_OF_PAST_RATES, [productId]);
    const { deleted, present, rows } = await this.ratesOf(productId);
    // Later entries override earlier ones: those of current rates are the most complete, those of deleted rates the least.
    const rates = byId([...deleted, ...past, ...present]);
    const wanted = [...[...rates.keys()].map((id) => rowOf('Tarificador', id)), ...rows];
    const found: (RecordedChange | BeyondTheLast)[] = await this.source.query(CHANGES, [
      ...[wanted.map(({ table }) => table), wanted.map(({ id }) => id), productId],
      ...[from && endOf(previousDay(from)), to && endOf(to), (page - 1) * CHANGES_PER_PAGE],
    ]);
    const changes = found.flatMap((change) => (change.at === null ? [] : [change]));
    const sheets = await sheetsOfChanges(
      this.source,
      changes.flatMap(({ rows }) => rows.map(({ details }) => details)),
    );
    return {
      total: found[0]?.total ?? 0,
      page_size: CHANGES_PER_PAGE,
      changes: changes.map((change) => ({
        ...changeOf(change, rates),
        sheet: sheets.get(sheetIdOf(change.rows[0]?.details ?? {})) ?? null,
      })),
    };
  }

  private async ratesOf(
    productId: number,
  ): Promise<Record<'deleted' | 'present', RateOfProduct[]> & { readonly rows: readonly RowRef[] }> {
    const [products, periods, amounts, rates] = await Promise.all([
      this.tarificador.rows('Product'),
      this.tarificador.rows('RangePeriod'),
      this.tarificador.rows('RangeAmount'),
      this.tarificador.rows('Tarificador'),
    ]);
    if (!products.value.some(({ id }) => id === productId))
      throw new Problem(404, RATE_TABLE_SENTENCES.Product.missing);
    const [years, ufs] = [byId(periods.value), byId(amounts.value)];
    const deleted: RecordedRate[] = await this.source.query(DELETED_RATES, [productId]);
    const withBounds = ({ id, loan_use, real_estate_type, ...rate }: RecordedRate): RateOfProduct => {
      const { min_years, max_years } = years.get(rate.range_period) ?? rate;
      const { min_amount, max_amount } = ufs.get(rate.range_amount) ?? rate;
      return {
        id,
        loan_use,
        real_estate_type,
        min_years: min_years ?? 0,
        max_years: max_years ?? 0,
        min_amount: min_amount ?? 0,
        max_amount: max_amount ?? 0,
      };
    };
    const isOwn = ({ product }: { product: number }): boolean => product === productId;
    return {
      rows: [
        rowOf('Product', productId),
        ...periods.value.filter(isOwn).map(({ id }) => rowOf('RangePeriod', id)),
        ...amounts.value.filter(isOwn).map(({ id }) => rowOf('RangeAmount', id)),
      ],
      deleted: deleted.map(withBounds),
      present: rates.value.filter(isOwn).map(withBounds),
    };
  }
}

function changeOf(
  { at, by, rows }: RecordedChange,
  rates: ReadonlyMap<number, RateOfProduct>,
): Omit<RecordedChangeDto, 'sheet'> {
  return {
    at: at.toISOString(),
    by,
    rates: rows.flatMap(({ table, id, details }): ChangedRateDto[] => {
      const rate = table === 'Tarificador' ? rates.get(id) : undefined;
      const [was, is] = (details['rate'] ?? []) as (number | null)[];
      return rate ? [{ ...rate, from: was ?? null, to: is ?? null }] : [];
    }),
    rows: rows.filter(({ table }) => table !== 'Tarificador').map(changedRow),
  };
}

function changedRow({ table, id, details }: RecordedRow): ChangedRowDto {
  const textOf = (value: unknown): string | null => (value === null ? null : String(value));
  return {
    table: table as ChangedRowDto['table'],
    id,
    fields: Object.entries(details)
      .filter(([name]) => name !== 'product' && name !== 'sheet')
      .map(([name, [was, is]]) => ({ name, from: textOf(was), to: textOf(is) })),
  };
}

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));
