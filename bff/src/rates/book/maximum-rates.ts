import { Injectable } from '@nestjs/common';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { isProblem } from '../../http/problem.ts';
import { TmcPort } from '../../bank/tmc/tmc.port.ts';
import type { RangeAmountDto } from './rate-tables.dto.ts';
import type { RowCheck, RateTable, RateTablesReader } from './rate-tables.ts';

/** Returns the highest rate that the law allows in a range of amounts for a number of years; null if unknown. */
export type MaximumRatePct = (amounts: RangeAmountDto, years: number) => Promise<number | null>;

/** Checks a change against the rate tables and the TMC. @throws Problem */
export type TmcCheck = (tables: RateTablesReader, maximumRatePct: MaximumRatePct) => Promise<void>;

/** A TMC is needed that was not requested before the lock. */
class UnknownMaximum extends Error {}

/** Calculates the highest rates that the TMC allows in the rate tables. See docs/rules.md R352. */
@Injectable()
export class MaximumRates {
  constructor(private readonly tmc: TmcPort) {}

  readonly of: MaximumRatePct = (amounts, years) => this.on(amounts, years);

  /** Returns the highest rate on a day (default: today). A future day has the TMC published for it so far. */
  async on(
    amounts: Pick<RangeAmountDto, 'min_amount' | 'max_amount'>,
    years: number,
    day?: IsoDate,
  ): Promise<number | null> {
    const bounds = [amounts.min_amount, amounts.max_amount];
    const found = await Promise.all(bounds.map((amount) => this.tmcOf(amount, years, day)));
    const known = found.filter((pct) => pct !== null);
    return known.length === 0 ? null : Math.min(...known);
  }

  /**
   * Makes a change that a check allows: checks it with the current tables and, if they are ours, again with the locked ones. The TMC may
   * come from a slow core, so it is requested before the tables are locked. A TMC published in between has no effect, as if it were
   * published just after the change: rates are not checked again when a TMC falls. If a colleague changed ranges or rates in between, so
   * that another TMC is needed, starts again.
   */
  async checkedChange<Result>(
    tables: RateTablesReader,
    check: TmcCheck,
    change: (check: RowCheck) => Promise<Result>,
  ): Promise<Result> {
    const known = new Map<string, number | null>();
    await check(readOnce(tables), async (amounts, years) => {
      const key = keyOf(amounts, years);
      if (!known.has(key)) known.set(key, await this.of(amounts, years));
      return known.get(key) ?? null;
    });
    const remembered: MaximumRatePct = async (amounts, years) => {
      const maximum = known.get(keyOf(amounts, years));
      if (maximum === undefined) throw new UnknownMaximum();
      return maximum;
    };
    try {
      return await change((locked) => check(locked, remembered));
    } catch (error) {
      if (!(error instanceof UnknownMaximum)) throw error;
      return this.checkedChange(tables, check, change);
    }
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

const keyOf = ({ min_amount, max_amount }: RangeAmountDto, years: number): string =>
  [min_amount, max_amount, years].join(' ');
