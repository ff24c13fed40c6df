import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { Metrics } from '../observability/metrics.ts';
import { storedValues } from '../observability/stored-values.ts';

/** SQL: the days left on day `$1`, -9999 without any value; null for a TMC without an end. Production (`$2`) ignores values of a mock core. */
const DAYS_LEFT = `
  SELECT coalesce(CASE WHEN bool_or(date = $1) THEN max(date) END - $1::date, max(date) FILTER (WHERE date < $1) - $1::date,
      -9999) AS paridad,
    (SELECT CASE WHEN count(*) = 0 THEN -9999 WHEN isfinite(min(until)) THEN min(until) - $1::date END FROM (
      SELECT max(coalesce(valid_to, 'infinity')) AS until FROM tmc WHERE NOT (from_mock AND $2)
      GROUP BY currency, above_uf, up_to_uf, min_months
    ) AS segments) AS tmc
  FROM uf_values WHERE NOT (from_mock AND $2)`;

/** Counts, when metrics are read, for how many more days this BFF has the values that it keeps itself. */
@Injectable()
export class ValueDays {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    { registry }: Metrics,
  ) {
    const daysLeft = storedValues(() => this.daysLeft());
    new Gauge({
      name: 'published_value_days_left',
      help: 'Days from today to the last one with a UF (paridad) or a TMC; below 0: a former one is used; -9999: there is none. The same for every replica',
      labelNames: ['capability'],
      registers: [registry],
      async collect() {
        for (const [capability, count] of Object.entries((await daysLeft()) ?? {}))
          if (count !== null) this.set({ capability }, count);
      },
    });
  }

  private async daysLeft(): Promise<Readonly<Record<string, number | null>>> {
    const [days] = await this.source.query<{ paridad: number | null; tmc: number | null }[]>(DAYS_LEFT, [
      ...[this.clock.today(), this.config.production],
    ]);
    const isOurTmc = this.config.modes.tmc.mode !== 'core';
    return { paridad: days?.paridad ?? null, tmc: isOurTmc ? (days?.tmc ?? null) : null };
  }
}
