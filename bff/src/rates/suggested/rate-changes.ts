import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Problem } from '../../http/problem.ts';
import { RATE_TABLE_SENTENCES } from '../book/rate-table-problem.ts';
import type { RateHistoryDto } from './tarifas.dto.ts';
import { TarificadorPort } from './tarificador.port.ts';

/** SQL: the sheet of an event, with its author and approver; null for none. */
const SHEET = `
  (SELECT jsonb_build_object('id', sheets.id, 'name', sheets.name, 'author', author.full_name, 'decided_by', decider.full_name)
   FROM rate_sheets sheets LEFT JOIN users author ON author.id = sheets.author LEFT JOIN users decider ON decider.id = sheets.decided_by
   WHERE sheets.id = shown.sheet_id) AS sheet`;

const OF_RATE = `
  SELECT shown.at, users.full_name AS by, rate_from::float8 AS "from", rate_to::float8 AS "to", ${SHEET}
  FROM price_events AS shown LEFT JOIN users ON users.id = shown.actor
  WHERE row_table = 'Tarificador' AND row_id = $1 ORDER BY shown.id`;

/** Reads what happened to a rate. See docs/rules.md R361. */
@Injectable()
export class RateChanges {
  constructor(
    private readonly tarificador: TarificadorPort,
    private readonly source: DataSource,
  ) {}

  /** Returns the changes of a rate, the oldest first. @throws Problem 404 for a rate that never existed */
  async ofRate(rate: number): Promise<RateHistoryDto[]> {
    const changes: RateHistoryDto[] = await this.source.query(OF_RATE, [rate]);
    const { value: rates } = changes.length > 0 ? { value: [] } : await this.tarificador.rows('Tarificador');
    if (changes.length === 0 && !rates.some(({ id }) => id === rate))
      throw new Problem(404, RATE_TABLE_SENTENCES.Tarificador.missing);
    return changes;
  }
}
