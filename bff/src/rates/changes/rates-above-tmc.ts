import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { Metrics, storedValues } from '../../observability/metrics.ts';
import { rateBookOf } from '../book/stored-rates.ts';
import { MaximumRates } from '../book/maximum-rates.ts';

/** Counts the rates in force that a later TMC has overtaken, with which nothing can be calculated. See docs/rules.md R907. */
@Injectable()
export class RatesAboveTmc {
  private readonly isOurs: boolean;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly maximums: MaximumRates,
    @Inject(APP_CONFIG) { modes }: AppConfig,
    { registry }: Metrics,
  ) {
    this.isOurs = modes.tarificador.mode !== 'core';
    const count = storedValues(() => this.count());
    new Gauge({
      name: 'rates_above_tmc',
      help: 'Rates in force above the TMC of today; the same for every replica',
      registers: [registry],
      async collect() {
        const found = await count();
        if (found !== null) this.set(found);
      },
    });
  }

  /** Returns their number; 0 if the rates are the core's. */
  async count(): Promise<number> {
    if (!this.isOurs) return 0;
    const { rates } = await rateBookOf(this.source.manager, this.clock.now());
    return (await this.maximums.above(rates, ({ rate }) => rate, this.clock.today())).length;
  }
}
