import { Inject, Injectable } from '@nestjs/common';
import { CURRENCY_CODE } from '@simulador/contracts/bank/codes';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { clpFromNumber, clpToUf, ufFromNumber, ufToNumber } from '@simulador/contracts/platform/money';
import { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { ShortCache } from '../../database/short-cache.ts';
import { TableChanges } from '../../database/table-changes.ts';
import { Problem } from '../../http/problem.ts';
import { ParidadPort } from '../paridad/paridad.port.ts';
import type { Tmc, TmcAdapter, TmcRequest } from './tmc.port.ts';

interface Segment {
  readonly currency: number;
  readonly above_uf: number;
  readonly up_to_uf: number | null;
  readonly min_months: number;
  readonly annual_pct: number;
  readonly in_force: boolean;
  readonly source: string | null;
}

/**
 * SQL: each segment's TMC in force on day `$1`, otherwise its latest one, in order of preference. Production (`$2`) ignores those of a mock
 * core.
 */
const LATEST_OF_SEGMENTS = `
  SELECT currency, above_uf::float8, up_to_uf::float8, min_months, annual_pct::float8, in_force, source
  FROM (
    SELECT DISTINCT ON (currency, above_uf, up_to_uf, min_months) *
    FROM (SELECT *, (valid_to IS NULL OR valid_to >= $1::date) AS in_force FROM tmc
      WHERE valid_from <= $1::date AND NOT (from_mock AND $2)) AS begun
    ORDER BY currency, above_uf, up_to_uf, min_months, in_force DESC, valid_from DESC
  ) AS latest
  ORDER BY in_force DESC, valid_from DESC, min_months DESC`;

/** Reads the table of published values by currency, amount and period. */
@Injectable()
export class LocalTmc implements TmcAdapter {
  private readonly segments: ShortCache<readonly Segment[]>;

  constructor(
    source: DataSource,
    private readonly paridad: ParidadPort,
    private readonly clock: Clock,
    changes: TableChanges,
    @Inject(APP_CONFIG) { production }: AppConfig,
  ) {
    this.segments = new ShortCache(clock, (today) => source.query(LATEST_OF_SEGMENTS, [today, production]));
    changes.on('tmc', () => this.segments.invalidate());
  }

  async of(request: TmcRequest): Promise<Sourced<Tmc>> {
    const { amountUf, ufDate } = await this.inUf(request);
    const segments = await this.segments.current(request.day ?? this.clock.today());
    const row = segments.find(
      (segment) =>
        segment.currency === request.currency &&
        segment.above_uf < amountUf &&
        (segment.up_to_uf === null || segment.up_to_uf >= amountUf) &&
        segment.min_months <= request.periodMonths,
    );
    if (!row) throw new Problem(404, 'No hay una tasa máxima convencional para ese monto y plazo.');
    const source = row.source === 'cmf' ? 'cmf' : 'local';
    return fresh({ annualPct: row.annual_pct, inForce: row.in_force, ufDate }, source);
  }

  /** Converts an amount to UF with 4 decimals, the unit of the segments. */
  private async inUf({
    amount,
    currency,
  }: TmcRequest): Promise<{ amountUf: number; ufDate: IsoDate | null }> {
    if (currency === CURRENCY_CODE.uf) return { amountUf: ufToNumber(ufFromNumber(amount)), ufDate: null };
    const { value: uf } = await this.paridad.current();
    return { amountUf: ufToNumber(clpToUf(clpFromNumber(amount), uf.value)), ufDate: uf.date };
  }
}
