import { Inject, Injectable } from '@nestjs/common';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { lastDays } from '@simulador/contracts/platform/day-window';
import {
  DEFAULT_FIRE_MONTHLY_RATE,
  DEFAULT_LIFE_MONTHLY_RATE,
} from '@simulador/contracts/calculation/mortgage/insurance';
import { monthlyRateOf, monthlyRateToNumber } from '@simulador/contracts/calculation/mortgage/rate';
import { CREDIT_PURPOSE } from '@simulador/contracts/bank/codes';
import { bookAfter, type RateChange } from '@simulador/contracts/rates/rate-book';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { withoutDisconnect } from '../../http/request-scope.ts';
import { LOGGER } from '../../observability/logger.ts';
import { rateBookOf } from '../book/stored-rates.ts';
import { CELLS, CREDIT, IN_CELL, withLast } from './changed-cells.ts';
import type { ImpactDto } from './impact.dto.ts';
import { MaximumRates } from '../book/maximum-rates.ts';

/** Number of days whose simulations are counted, including today. */
const IMPACT_DAYS = 90;
const LARGEST = 10;
/** Bounds of the bars, percent of the instalment. */
const BOUNDS = [-10, -5, -2, -1, 0, 1, 2, 5, 10] as const;

const owed = (rate: string): string => `montocredito * power(1 + ${rate}, coalesce(mesesgracia, 0))`;
/** Returns SQL: an amount in units of 0.0001 UF, half up. */
const units = (uf: string): string => `floor((${uf}) * 10000 + 0.5)`;
/** Returns SQL: the instalment with its insurances, UF, at a monthly rate. See docs/rules.md R2 to R6. */
const instalment = (
  rate: string,
): string => `(${units(`${owed(rate)} * ${rate} / (1 - power(1 + ${rate}, -12 * plazototal))`)}
    + coalesce(asegurados, 1) * ${units(`${owed(rate)} * coalesce(tasa_seg_des, ${DEFAULT_LIFE_MONTHLY_RATE})`)}
    + ${units(`(CASE WHEN "montoAsegurado" > 0 THEN "montoAsegurado" ELSE montocredito * 0.75 END) * coalesce(tasa_seg_inc, ${DEFAULT_FIRE_MONTHLY_RATE})`)}
    + CASE WHEN destino = ${CREDIT_PURPOSE.buySale} AND coalesce("codigoSubsidio", 0) <> 0
        THEN ${units('montocredito * coalesce(tasa_seg_ces, 0)')} ELSE 0 END)::numeric / 10000`;

/**
 * SQL: the effect of changes on the simulations from day `$1` to `$2`, each in at most one changed cell (`$3`). `$4`: cells above the TMC. A
 * damaged simulation without its request is not counted.
 */
const IMPACT = `
  WITH credits AS MATERIALIZED (
    SELECT simulations.id, credit.* FROM simulations ${CREDIT}
    WHERE ${NOT_BLOCKED} AND day BETWEEN $1 AND $2 AND calculation IS NOT NULL
  ), changed AS (
    SELECT credits.*, "from" AS rate_before, value AS rate_after, monthly_from, monthly_value
    FROM credits JOIN jsonb_to_recordset($3) AS change ${CELLS} ON ${IN_CELL}
  ), priced AS MATERIALIZED (
    SELECT id, rate_before, rate_after, ${instalment('monthly_from')} AS dividend_before, ${instalment('monthly_value')} AS dividend_after
    FROM changed WHERE rate_after IS NOT NULL
  ), moved AS (
    SELECT *, dividend_after - dividend_before AS change_uf,
      100 * (dividend_after - dividend_before) / dividend_before AS change_percent
    FROM priced WHERE dividend_after <> dividend_before
  ), bars AS (
    SELECT width_bucket(change_percent, ARRAY[${BOUNDS.join(', ')}]::numeric[]) AS bar, count(*)::int AS count FROM moved GROUP BY bar
  )
  SELECT (SELECT count(*)::int FROM credits) AS count,
    (SELECT count(*)::int FROM moved WHERE change_uf < 0) AS lower,
    (SELECT count(*)::int FROM moved WHERE change_uf > 0) AS higher,
    (SELECT count(*)::int FROM changed WHERE rate_after IS NULL) AS lost,
    (SELECT count(DISTINCT id)::int FROM credits JOIN jsonb_to_recordset($4) AS above ${CELLS} ON ${IN_CELL}) AS above_tmc,
    (SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY change_uf)::float8 FROM moved) AS median_uf,
    (SELECT round(percentile_disc(0.5) WITHIN GROUP (ORDER BY change_percent), 2)::float8 FROM moved) AS median_percent,
    (SELECT coalesce(jsonb_object_agg(bar, count), '{}') FROM bars) AS bars,
    (SELECT coalesce(jsonb_agg(largest), '[]') FROM (
      SELECT id AS simulation, rate_before, rate_after, dividend_before, dividend_after, change_uf
      FROM moved ORDER BY abs(change_uf) DESC, id LIMIT ${LARGEST}
    ) AS largest) AS largest`;

type Counted = Omit<ImpactDto, 'same' | 'distribution'> & { readonly bars: Readonly<Record<string, number>> };

/** Counts the effect of a set on recent simulations, in one statement. See docs/rules.md R595. */
@Injectable()
export class ImpactService {
  constructor(
    private readonly source: DataSource,
    private readonly maximums: MaximumRates,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Counts the effect of changes of rates. */
  async of(changes: readonly RateChange[], effectiveAt: Date | null): Promise<ImpactDto> {
    const now = this.clock.now();
    const before = await rateBookOf(this.source.manager, now);
    const after = bookAfter(before, changes);
    const day = santiagoDate(effectiveAt !== null && effectiveAt > now ? effectiveAt : now);
    const above = await this.maximums.above(after.rates, ({ rate }) => rate, day);
    const { from, to } = lastDays(this.clock.today(), IMPACT_DAYS);
    const monthly = (annualPct: number | null) => monthlyRateToNumber(monthlyRateOf(annualPct ?? 0));
    const changed = changes
      .filter((change) => change.from !== null)
      .map((each) => ({ ...each, monthly_from: monthly(each.from), monthly_value: monthly(each.value) }));
    const [counted]: Counted[] = await this.source.query(IMPACT, [
      ...[from, to],
      ...[JSON.stringify(withLast(changed, before)), JSON.stringify(withLast(above, after))],
    ]);
    if (!counted) throw new Error('No row of the impact');
    const { bars, ...counts } = counted;
    const { count, lower, higher, lost } = counts;
    const distribution = [...BOUNDS, null].map((bound, bar) => ({
      from: BOUNDS[bar - 1] ?? null,
      to: bound,
      count: bars[String(bar)] ?? 0,
    }));
    return { ...counts, same: count - lower - higher - lost, distribution };
  }

  /** Counts the effect, also if the client leaves; null, and a log line, if that fails. */
  async orNull(changes: readonly RateChange[], effectiveAt: Date | null): Promise<ImpactDto | null> {
    return withoutDisconnect(() => this.of(changes, effectiveAt)).catch((error: unknown) => {
      this.logger.error({ err: error }, 'impact not counted');
      return null;
    });
  }
}
