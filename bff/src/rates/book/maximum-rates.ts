import { Injectable } from '@nestjs/common';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import { rateRule } from '@simulador/contracts/calculation/rules/rate';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { RateCell, RateChange } from '@simulador/contracts/rates/rate-book';
import { DataSource } from 'typeorm';
import { invalidFields, isProblem } from '../../http/problem.ts';
import { TmcPort } from '../../bank/tmc/tmc.port.ts';
import type { RangeAmountDto } from './rate-tables.dto.ts';
import type { RowCheck, RateTable, RateTablesReader } from './rate-tables.ts';
import { cellText, rateNamesOf } from './stored-rates.ts';

/** Returns the highest rate that the law allows in a range of amounts for a number of years; null if unknown. */
export type MaximumRatePct = (amounts: Amounts, years: number) => Promise<number | null>;
type Amounts = Pick<RangeAmountDto, 'min_amount' | 'max_amount'>;

/** Checks a change against the rate tables and the TMC. @throws Problem */
export type TmcCheck = (tables: RateTablesReader, maximumRatePct: MaximumRatePct) => Promise<void>;

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

  /**
   * Makes a change that a check allows: checks it with the current tables and, if they are ours, again with the locked ones. The TMC may
   * come from a slow core, so it is requested before the tables are locked, and again only where a colleague changed ranges in between. A TMC
   * published in between has no effect, as if it were published just after the change.
   */
  async checkedChange<Result>(
    tables: RateTablesReader,
    check: TmcCheck,
    change: (check: RowCheck) => Promise<Result>,
  ): Promise<Result> {
    const maximumRatePct = this.on();
    await check(readOnce(tables), maximumRatePct);
    return change((locked) => check(locked, maximumRatePct));
  }

  private async highest(
    { min_amount: min, max_amount: max }: Amounts,
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

/** Returns a reader that reads each table once, for one check. */
function readOnce(tables: RateTablesReader): RateTablesReader {
  const read = new Map<RateTable, Promise<unknown>>();
  return {
    rows: <T extends RateTable>(table: T) => {
      const rows = read.get(table) ?? tables.rows(table);
      read.set(table, rows);
      return rows as ReturnType<typeof tables.rows<T>>;
    },
  };
}
