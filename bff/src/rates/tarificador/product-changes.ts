import { Injectable } from '@nestjs/common';
import { type IsoDate, nextSantiagoMidnight, previousDay } from '@simulador/contracts/platform/dates';
import { DataSource } from 'typeorm';
import { Problem } from '../../http/problem.ts';
import { RATE_TABLE_SENTENCES } from '../tables/rate-table-problem.ts';
import { rateTableSubject } from '../tables/rate-table-record.ts';
import type { RateDto } from '../tables/rate-tables.dto.ts';
import type { RateTable } from '../tables/rate-tables.ts';
import { sheetIdOf, sheetsOfChanges } from '../sheets/sheets-of-changes.ts';
import type { ChangedRateDto, ChangedRowDto, RecordedChangeDto, ProductChangesDto } from './tarifas.dto.ts';
import { TarificadorPort } from './tarificador.port.ts';

const CHANGES_PER_PAGE = 20;

/** SQL: audit entries of one request are one change; the newest first. */
const CHANGES = `
  WITH found AS (
    SELECT id, at, actor, coalesce(request_id, id::text) AS request, subject, details
    FROM audit
    WHERE (subject = ANY ($1) OR subject IN (
        SELECT subject FROM audit
        WHERE action = 'rate_table_deleted' AND subject LIKE 'Range% %' AND details->'product'->0 = to_jsonb($2::int)
      ))
      AND CASE WHEN subject LIKE 'Tarificador %' THEN details ? 'rate' ELSE details <> '{}' END
      AND ($3::timestamptz IS NULL OR at >= $3) AND ($4::timestamptz IS NULL OR at < $4)
  ), changes AS (
    SELECT at, actor, max(id) AS last,
      jsonb_agg(jsonb_build_object('subject', subject, 'details', details) ORDER BY id) AS rows
    FROM found GROUP BY at, actor, request
  )
  SELECT counted.total, shown.at, users.full_name AS by, shown.rows
  FROM (SELECT count(*)::int AS total FROM changes) AS counted
  LEFT JOIN (SELECT * FROM changes ORDER BY last DESC LIMIT ${CHANGES_PER_PAGE} OFFSET $5) AS shown ON true
  LEFT JOIN users ON users.id = shown.actor
  ORDER BY last DESC`;

/** SQL: last values of a product's rates, including deleted ones. */
const LAST_OF_PAST_RATES = `
  SELECT DISTINCT ON (rate_id) rate_id AS id, loan_use_id AS loan_use, real_estate_type_id AS real_estate_type,
    min_years, max_years, min_amount_uf::float8 AS min_amount, max_amount_uf::float8 AS max_amount
  FROM past_rates WHERE product_id = $1 ORDER BY rate_id, valid_to DESC`;

/**
 * SQL: deleted rates, from the audit entries of the rates and of their ranges. Rates of the core, and of products that were not offered,
 * have no history. The condition equals that of the index `audit_of_deleted_rates`.
 */
const DELETED_RATES = `
  SELECT split_part(rate.subject, ' ', 2)::int AS id, rate.details->'loan_use'->0 AS loan_use,
    rate.details->'real_estate_type'->0 AS real_estate_type,
    rate.details->'range_period'->0 AS range_period, rate.details->'range_amount'->0 AS range_amount,
    period.details->'min_years'->0 AS min_years, period.details->'max_years'->0 AS max_years,
    amount.details->'min_amount'->0 AS min_amount, amount.details->'max_amount'->0 AS max_amount
  FROM audit rate
  LEFT JOIN audit period
    ON period.subject = 'RangePeriod ' || (rate.details->'range_period'->>0) AND period.action = 'rate_table_deleted'
  LEFT JOIN audit amount
    ON amount.subject = 'RangeAmount ' || (rate.details->'range_amount'->>0) AND amount.action = 'rate_table_deleted'
  WHERE rate.action = 'rate_table_deleted' AND rate.subject LIKE 'Tarificador %'
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
  readonly subject: string;
  readonly details: Readonly<Record<string, readonly [from: unknown, to: unknown]>>;
}

/** Days in Santiago, both included. */
export interface ChangesQuery {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  /** Page number, from 1. */
  readonly page: number;
}

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
    const { deleted, present, subjects } = await this.ratesOf(productId);
    // Later entries override earlier ones: those of current rates are the most complete, those of deleted rates the least.
    const rates = new Map(
      [...deleted, ...past, ...present].map((rate) => [rateTableSubject('Tarificador', rate.id), rate]),
    );
    const found: (RecordedChange | BeyondTheLast)[] = await this.source.query(CHANGES, [
      ...[[...rates.keys(), ...subjects], productId],
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
  ): Promise<Record<'deleted' | 'present', RateOfProduct[]> & { readonly subjects: readonly string[] }> {
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
    const ofTable = (table: RateTable, rows: readonly { id: number }[]): string[] =>
      rows.map(({ id }) => rateTableSubject(table, id));
    return {
      subjects: [
        rateTableSubject('Product', productId),
        ...ofTable('RangePeriod', periods.value.filter(isOwn)),
        ...ofTable('RangeAmount', amounts.value.filter(isOwn)),
      ],
      deleted: deleted.map(withBounds),
      present: rates.value.filter(({ product }) => product === productId).map(withBounds),
    };
  }
}

function changeOf(
  { at, by, rows }: RecordedChange,
  rates: ReadonlyMap<string, RateOfProduct>,
): Omit<RecordedChangeDto, 'sheet'> {
  return {
    at: at.toISOString(),
    by,
    rates: rows.flatMap(({ subject, details }): ChangedRateDto[] => {
      const rate = rates.get(subject);
      const [was, is] = (details['rate'] ?? []) as (number | null)[];
      return rate ? [{ ...rate, from: was ?? null, to: is ?? null }] : [];
    }),
    rows: rows.filter(({ subject }) => !rates.has(subject)).map(rowOf),
  };
}

function rowOf({ subject, details }: RecordedRow): ChangedRowDto {
  const [table = '', id] = subject.split(' ');
  const textOf = (value: unknown): string | null => (value === null ? null : String(value));
  return {
    table: table as ChangedRowDto['table'],
    id: Number(id),
    fields: Object.entries(details)
      .filter(([name]) => name !== 'product' && name !== 'sheet')
      .map(([name, [was, is]]) => ({ name, from: textOf(was), to: textOf(is) })),
  };
}

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));
