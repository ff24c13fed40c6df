import { Injectable } from '@nestjs/common';
import { type IsoDate, nextSantiagoMidnight, previousDay } from '@simulador/contracts/platform/dates';
import { DataSource } from 'typeorm';
import { Problem } from '../../http/problem.ts';
import { RATE_TABLE_SENTENCES } from '../book/rate-table-problem.ts';
import type { ProductChangesDto, RateHistoryDto, RecordedChangeDto } from './tarifas.dto.ts';
import { TarificadorPort } from './tarificador.port.ts';

const CHANGES_PER_PAGE = 20;

/** SQL: the sheet of an event, with its author and approver; null for none. */
const SHEET = `
  (SELECT jsonb_build_object('id', sheets.id, 'name', sheets.name, 'author', author.full_name, 'decided_by', decider.full_name)
   FROM rate_sheets sheets LEFT JOIN users author ON author.id = sheets.author LEFT JOIN users decider ON decider.id = sheets.decided_by
   WHERE sheets.id = shown.sheet_id) AS sheet`;

/** SQL: the acts on a product (`$1`) between two instants, the newest first, from the page's first one (`$4`). */
const CHANGES = `
  WITH changes AS (
    SELECT at, actor, sheet_id, max(id) AS last,
      coalesce(jsonb_agg(cell || jsonb_build_object('id', row_id, 'from', rate_from, 'to', rate_to) ORDER BY id)
        FILTER (WHERE cell IS NOT NULL), '[]') AS rates,
      coalesce(jsonb_agg(jsonb_build_object('table', row_table, 'id', row_id, 'fields', fields) ORDER BY id)
        FILTER (WHERE cell IS NULL), '[]') AS rows
    FROM price_events WHERE product_id = $1 AND ($2::timestamptz IS NULL OR at >= $2) AND ($3::timestamptz IS NULL OR at < $3)
    GROUP BY at, actor, sheet_id, act
  )
  SELECT counted.total, shown.at, users.full_name AS by, shown.rates, shown.rows, ${SHEET}
  FROM (SELECT count(*)::int AS total FROM changes) AS counted
  LEFT JOIN (SELECT * FROM changes ORDER BY last DESC LIMIT ${CHANGES_PER_PAGE} OFFSET $4) AS shown ON true
  LEFT JOIN users ON users.id = shown.actor
  ORDER BY last DESC`;

const OF_RATE = `
  SELECT shown.at, users.full_name AS by, rate_from::float8 AS "from", rate_to::float8 AS "to", ${SHEET}
  FROM price_events AS shown LEFT JOIN users ON users.id = shown.actor
  WHERE row_table = 'Tarificador' AND row_id = $1 ORDER BY shown.id`;

type Read<Dto extends { at: string }> = Omit<Dto, 'at'> & { readonly at: Date };
type ReadPage = Omit<RecordedChangeDto, 'at'> & { readonly total: number; readonly at: Date | null };

/** Days in Santiago, both included. */
export interface ChangesQuery {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  /** Page number, from 1. */
  readonly page: number;
}

const endOf = (day: IsoDate): Date => nextSantiagoMidnight(new Date(`${day}T12:00:00Z`));

/** Reads what happened to rates and their products. See docs/rules.md R361. */
@Injectable()
export class ProductChanges {
  constructor(
    private readonly tarificador: TarificadorPort,
    private readonly source: DataSource,
  ) {}

  /** Returns a page of the changes of a product, the newest first. @throws Problem 404 for an unknown product */
  async of(product: number, { from, to, page }: ChangesQuery): Promise<ProductChangesDto> {
    const { value: products } = await this.tarificador.rows('Product');
    if (!products.some(({ id }) => id === product))
      throw new Problem(404, RATE_TABLE_SENTENCES.Product.missing);
    const read: ReadPage[] = await this.source.query(CHANGES, [
      ...[product, from && endOf(previousDay(from)), to && endOf(to), (page - 1) * CHANGES_PER_PAGE],
    ]);
    return {
      total: read[0]?.total ?? 0,
      page_size: CHANGES_PER_PAGE,
      // A page after the last one has only the total.
      changes: read.flatMap(({ total: _total, at, ...change }) =>
        at === null ? [] : [{ at: at.toISOString(), ...change }],
      ),
    };
  }

  /** Returns the changes of a rate, the oldest first. @throws Problem 404 for a rate that never existed */
  async ofRate(rate: number): Promise<RateHistoryDto[]> {
    const changes: Read<RateHistoryDto>[] = await this.source.query(OF_RATE, [rate]);
    const { value: rates } = changes.length > 0 ? { value: [] } : await this.tarificador.rows('Tarificador');
    if (changes.length === 0 && !rates.some(({ id }) => id === rate))
      throw new Problem(404, RATE_TABLE_SENTENCES.Tarificador.missing);
    return changes.map(({ at, ...change }) => ({ at: at.toISOString(), ...change }));
  }
}
