import { Injectable } from '@nestjs/common';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { RateCell, RateChange } from '@simulador/contracts/rates/rate-book';
import { rateRule } from '@simulador/contracts/calculation/rules/rate';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import { DataSource } from 'typeorm';
import { rateNamesOf } from '../book/stored-rates.ts';
import { invalidFields } from '../../http/problem.ts';
import { type MaximumRatePct, MaximumRates } from '../book/maximum-rates.ts';
import { cellText } from './sheet-text.ts';

const NAMED_MAX = 3;

/** Compares planned rates with the TMC of their day. See docs/rules.md R594. */
@Injectable()
export class SheetMaximums {
  constructor(
    private readonly maximumRates: MaximumRates,
    private readonly source: DataSource,
  ) {}

  /** Returns the function that gives the highest rates of a day. */
  on(day: IsoDate): MaximumRatePct {
    return (amounts, years) => this.maximumRates.on(amounts, years, day);
  }

  /** Returns the rates whose value is above the TMC of a day, as far as it is published. */
  async above<Rate extends RateCell>(
    rates: readonly Rate[],
    valueOf: (rate: Rate) => number | null,
    day: IsoDate,
  ): Promise<readonly Rate[]> {
    const maximums = new Map<string, number | null>();
    const found: Rate[] = [];
    for (const rate of rates) {
      const value = valueOf(rate);
      if (value === null) continue;
      const key = [rate.min_amount, rate.max_amount, rate.max_years].join(' ');
      if (!maximums.has(key)) maximums.set(key, await this.maximumRates.on(rate, rate.max_years, day));
      if (rateRule(value, maximums.get(key) ?? null) !== null) found.push(rate);
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
}
