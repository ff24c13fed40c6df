import { Inject, Injectable } from '@nestjs/common';
import { formatDate } from '@simulador/contracts/platform/format';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import type { Capability } from '../config/capability.ts';
import { APP_CONFIG, type AppConfig } from '../config/environment.ts';
import { CmfValues } from '../rates/published/cmf-values.ts';
import { PUBLISHED, type PublishedTable } from '../rates/book/published-tables.ts';
import { PRODUCTS_WITHOUT_RATES } from '../rates/book/rate-queries.ts';
import { Metrics, storedValues } from '../observability/metrics.ts';

const TABLES: readonly PublishedTable[] = ['uf', 'tmc'];
const and = new Intl.ListFormat('es-CL');
const NAMES: Readonly<Record<PublishedTable, string>> = { uf: 'la UF del', tmc: 'la TMC vigente el' };

/** SQL: the days left on day `$1`, -9999 without any value; null for a TMC without an end. Production (`$2`) ignores values of a mock core. */
const DAYS_LEFT = `
  SELECT coalesce(CASE WHEN bool_or(date = $1) THEN max(date) END - $1::date, max(date) FILTER (WHERE date < $1) - $1::date,
      -9999) AS paridad,
    (SELECT CASE WHEN count(*) = 0 THEN -9999 WHEN isfinite(min(until)) THEN min(until) - $1::date END FROM (
      SELECT max(coalesce(valid_to, 'infinity')) AS until FROM tmc WHERE NOT (from_mock AND $2)
      GROUP BY currency, above_uf, up_to_uf, min_months
    ) AS segments) AS tmc
  FROM uf_values WHERE NOT (from_mock AND $2)`;

/** Values and rates that this BFF keeps itself, and without which it answers nothing or with former ones. See docs/rules.md R683. */
@Injectable()
export class MissingValues {
  constructor(
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly cmf: CmfValues,
    private readonly source: DataSource,
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

  /** Returns what is missing, by its name, e.g. `Falta la UF del 20-11-2026`. */
  async all(): Promise<ReadonlyMap<PublishedTable | 'rates', string>> {
    const missing = new Map<PublishedTable | 'rates', string>();
    const today = formatDate(this.clock.today());
    for (const table of TABLES)
      if (this.modeOf(table) !== 'core' && (await this.cmf.isMissing(table, 'today')))
        missing.set(table, `Falta ${NAMES[table]} ${today}`);
    const products: { description: string }[] =
      this.config.modes.tarificador.mode === 'core'
        ? []
        : await this.source.query(PRODUCTS_WITHOUT_RATES, [this.clock.now()]);
    const named = and.format(products.map(({ description }) => description));
    if (named !== '') missing.set('rates', `Faltan tasas vigentes de ${named}`);
    return missing;
  }

  /** Returns a sentence for operators for everything that is missing, with how to give it. */
  async sentences(): Promise<string[]> {
    const failures = await this.failures();
    const remedyOf = (name: PublishedTable | 'rates'): string => {
      if (name === 'rates')
        return 'cárguelas en /tarifas o pida que las entregue el core (MODE_TARIFICADOR=core)';
      const { capability } = PUBLISHED[name];
      const mode = `MODE_${capability.toUpperCase()}`;
      return this.modeOf(name) === 'cmf'
        ? `agréguela en /tarifas/mantenedores, mientras la CMF ${failures.get(capability) ?? 'no la entrega'}`
        : `agréguela en /tarifas/mantenedores o pida que la entregue el core (${mode}=core) o la CMF (${mode}=cmf)`;
    };
    return [...(await this.all())].map(([name, what]) => `${what}: ${remedyOf(name)}.`);
  }

  /** Returns why the CMF gives no values, as the rest of a sentence about it, by capability. */
  async failures(): Promise<ReadonlyMap<Capability, string>> {
    const failures = new Map<Capability, string>();
    for (const table of TABLES.filter((each) => this.modeOf(each) === 'cmf')) {
      const failure = await this.cmf.failure(table, 'operators');
      if (failure !== null) failures.set(PUBLISHED[table].capability, failure);
    }
    return failures;
  }

  /** Returns for how many more days there are values. */
  private async daysLeft(): Promise<Readonly<Record<string, number | null>>> {
    const [days] = await this.source.query<{ paridad: number | null; tmc: number | null }[]>(DAYS_LEFT, [
      this.clock.today(),
      this.config.production,
    ]);
    const isOurTmc = this.config.modes.tmc.mode !== 'core';
    return { paridad: days?.paridad ?? null, tmc: isOurTmc ? (days?.tmc ?? null) : null };
  }

  private modeOf(table: PublishedTable): string {
    return this.config.modes[PUBLISHED[table].capability].mode;
  }
}
