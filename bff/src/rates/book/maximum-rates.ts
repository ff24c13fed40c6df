import { Injectable, Inject } from '@nestjs/common';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import { rateRule } from '@simulador/contracts/calculation/rules/table-rate';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { RateCell, RateChange } from '@simulador/contracts/rates/rate-book';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { invalidFields, isProblem } from '../../http/problem.ts';
import { TmcPort } from '../../bank/tmc/tmc.port.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { Metrics, storedValues } from '../../observability/metrics.ts';
import type { MaximumRatePct, RangeAmounts } from './rate-tables.ts';
import { cellText, rateNamesOf, ratesAt } from './table-rows.ts';

/** Maximum number of rates named in a refusal. */
const NAMED_MAX = 3;

/** Calculates the highest rates that the TMC allows in the rate tables. See docs/rules.md R352, R594. */
@Injectable()
export class MaximumRates {
  constructor(
    private readonly tmc: TmcPort,
    private readonly source: DataSource,
  ) {}

  /**
   * Returns a function that gives the highest rates of a day (default: today), and asks once for those of the same ranges. A future day has
   * the TMC published for it so far.
   */
  on(day?: IsoDate): MaximumRatePct {
    const asked = new Map<string, Promise<number | null>>();
    return (amounts, years) => {
      const key = [amounts.min_amount, amounts.max_amount, years].join(' ');
      const maximum = asked.get(key) ?? this.highest(amounts, years, day);
      asked.set(key, maximum);
      return maximum;
    };
  }

  /** Returns the rates whose value is above the TMC of a day, as far as it is published. */
  async above<Rate extends RateCell>(
    rates: readonly Rate[],
    valueOf: (rate: Rate) => number | null,
    day: IsoDate,
  ): Promise<readonly Rate[]> {
    const maximumRatePct = this.on(day);
    const found: Rate[] = [];
    for (const rate of rates) {
      const value = valueOf(rate);
      if (value !== null && rateRule(value, await maximumRatePct(rate, rate.max_years)) !== null)
        found.push(rate);
    }
    return found;
  }

  /** Refuses changes above the TMC of a day. @throws Problem 400 that names the first one */
  async assertBelow(changes: readonly RateChange[], day: IsoDate): Promise<void> {
    const above = await this.above(changes, ({ value }) => value, day);
    if (above.length === 0) return;
    const names = await rateNamesOf(this.source.manager);
    const named = above.slice(0, NAMED_MAX).map((change) => cellText(change, names));
    const more = above.length > NAMED_MAX ? ` y ${above.length - NAMED_MAX} más` : '';
    const message = `${messageText('rate_over_tmc')}: ${named.join('; ')}${more}`;
    throw invalidFields([{ name: 'changes', message }]);
  }

  private async highest(
    { min_amount: min, max_amount: max }: RangeAmounts,
    years: number,
    day?: IsoDate,
  ): Promise<number | null> {
    const found = await Promise.all([min, max].map((amount) => this.tmcOf(amount, years, day)));
    const known = found.filter((pct) => pct !== null);
    return known.length === 0 ? null : Math.min(...known);
  }

  private async tmcOf(amount: number, years: number, day?: IsoDate): Promise<number | null> {
    try {
      return (await this.tmc.ofCredit(amount, years, day)).value.annualPct;
    } catch (error) {
      if (isProblem(error, 404)) return null;
      throw error;
    }
  }
}

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
    const rates = await ratesAt(this.source.manager, this.clock.now());
    return (await this.maximums.above(rates, ({ rate }) => rate, this.clock.today())).length;
  }
}
