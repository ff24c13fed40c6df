/** Effect of a sheet on saved simulations: each is priced with the rates in force and with those of the sheet. See docs/rules.md R595. */
import { ufToNumber } from '@simulador/contracts/platform/money';
import { levelPaymentOf } from '@simulador/contracts/calculation/mortgage/level-payment';
import { levelTermsOf, type PaymentRequest } from '@simulador/contracts/calculation/mortgage/request-terms';
import { type RateBook, rateFinder } from '@simulador/contracts/rates/rate-book';
import type { ChangedInstalmentDto, ImpactDto } from './impact.dto.ts';

/** Requested calculation of a saved simulation, with its wire names. */
export interface PricedSimulation {
  /** Short number of the simulation. */
  readonly id: number;
  readonly calculation: PaymentRequest & {
    readonly codpro: number;
    readonly tipopropiedad: number;
    /** Whether the rate was chosen, so that it follows no table. */
    readonly personalizarTasa?: boolean;
  };
}

const LARGEST = 10;
/** Bounds of the bars, percent of the instalment. */
const BOUNDS = [-10, -5, -2, -1, 0, 1, 2, 5, 10] as const;

export interface ImpactBooks {
  readonly before: RateBook;
  readonly after: RateBook;
  /** Rates of `after` that are above the TMC. */
  readonly aboveTmc: RateBook;
}

/** Counts the effect on simulations as they are added. */
export class ImpactCount {
  private count = 0;
  private same = 0;
  private lower = 0;
  private higher = 0;
  private lost = 0;
  private aboveTmc = 0;
  private largest: ChangedInstalmentDto[] = [];
  /** Changes of the instalments that change, in UF and in percent. */
  private readonly changes = { uf: [] as number[], percent: [] as number[] };
  private readonly bars = BOUNDS.map(() => 0).concat(0);
  private readonly before: ReturnType<typeof rateFinder>;
  private readonly after: ReturnType<typeof rateFinder>;
  private readonly isAboveTmc: ReturnType<typeof rateFinder>;

  constructor({ before, after, aboveTmc }: ImpactBooks) {
    this.before = rateFinder(before);
    this.after = rateFinder(after);
    this.isAboveTmc = rateFinder(aboveTmc);
  }

  add({ id, calculation }: PricedSimulation): void {
    const { codpro: product, destino: loan_use, tipopropiedad: real_estate_type } = calculation;
    const credit = {
      product,
      loan_use,
      real_estate_type,
      amount: calculation.montocredito,
      years: calculation.plazototal,
    };
    this.count += 1;
    if (calculation.personalizarTasa === true) {
      this.same += 1;
      return;
    }
    const [before, after] = [this.before(credit), this.after(credit)];
    if (this.isAboveTmc(credit) !== null) this.aboveTmc += 1;
    if (before !== null && after === null) this.lost += 1;
    else if (before === null || after === null || before === after) this.same += 1;
    else this.compare(id, calculation, before, after);
  }

  result(): ImpactDto {
    const { count, same, lower, higher, lost, aboveTmc, largest } = this;
    const distribution = this.bars.map((bar, index) => ({
      from: BOUNDS[index - 1] ?? null,
      to: BOUNDS[index] ?? null,
      count: bar,
    }));
    const [uf, percent] = [medianOf(this.changes.uf), medianOf(this.changes.percent)];
    const medians = {
      median_uf: uf && Number(uf.toFixed(4)),
      median_percent: percent && Number(percent.toFixed(2)),
    };
    return { count, same, lower, higher, lost, above_tmc: aboveTmc, ...medians, distribution, largest };
  }

  private compare(simulation: number, calculation: PaymentRequest, before: number, after: number): void {
    const [was, is] = [before, after].map((tasasimulacion) =>
      levelPaymentOf(levelTermsOf({ ...calculation, tasasimulacion })),
    ) as [ReturnType<typeof levelPaymentOf>, ReturnType<typeof levelPaymentOf>];
    const change = is.totalDividend - was.totalDividend;
    if (change === 0) {
      this.same += 1;
      return;
    }
    if (change < 0) this.lower += 1;
    else this.higher += 1;
    const percent = (100 * change) / was.totalDividend;
    const bar = BOUNDS.findIndex((bound) => percent < bound);
    const index = bar < 0 ? BOUNDS.length : bar;
    this.bars[index] = (this.bars[index] ?? 0) + 1;
    const dividendBefore = ufToNumber(was.totalDividend);
    const dividendAfter = ufToNumber(is.totalDividend);
    this.changes.uf.push(dividendAfter - dividendBefore);
    this.changes.percent.push(percent);
    this.largest = [
      ...this.largest,
      {
        simulation,
        rate_before: before,
        rate_after: after,
        dividend_before: dividendBefore,
        dividend_after: dividendAfter,
        change_uf: Number((dividendAfter - dividendBefore).toFixed(4)),
      },
    ]
      .sort(
        (one, other) =>
          Math.abs(other.change_uf) - Math.abs(one.change_uf) || one.simulation - other.simulation,
      )
      .slice(0, LARGEST);
  }
}

/** Returns the middle value, or the lower one of two, so that the medians in UF and in percent have the same sign; null for none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = Float64Array.from(values).sort();
  return sorted[(sorted.length - 1) >> 1] ?? null;
}
