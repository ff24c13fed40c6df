import { CURRENCY_CODE, type CurrencyCode } from '@simulador/contracts/bank/codes';
import { tmcSegmentOf } from '@simulador/contracts/bank/tmc-segments';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';

export interface TmcRequest {
  /** UF if the currency is 998, pesos if it is 999. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly periodMonths: number;
  /** Future day, whose TMC may be published already. Default: today. A core always answers for today. */
  readonly day?: IsoDate;
}

export interface Tmc {
  readonly annualPct: number;
  /** False for the latest known value if none is in force today. */
  readonly inForce: boolean;
  /** Day of the UF that converted pesos to UF; null if none was needed. */
  readonly ufDate: IsoDate | null;
}

export interface TmcAdapter {
  of(request: TmcRequest): Promise<Sourced<Tmc>>;
}

const MONTHS_PER_YEAR = 12;

/** Port for the highest rate that the law allows for a credit (TMC). */
export class TmcPort extends Port<TmcAdapter> {
  /** Returns the TMC. @throws Problem 404 if the credit's segment has no value */
  of(request: TmcRequest): Promise<Sourced<Tmc>> {
    return this.ask('of', [request], (adapter) => adapter.of(request));
  }

  /**
   * Returns the TMC of a credit, UF and years, optionally on a future day. A request asks a core once for a segment,
   * because a comparison of terms needs the TMC of each rate and each dividend. @throws Problem as `of` does
   */
  ofCredit(amount: number, years: number, day?: IsoDate): Promise<Sourced<Tmc>> {
    const periodMonths = years * MONTHS_PER_YEAR;
    const ask = () => this.of({ amount, currency: CURRENCY_CODE.uf, periodMonths, ...(day && { day }) });
    const segment = this.isOfCore ? tmcSegmentOf(amount, periodMonths) : undefined;
    return segment ? this.once(String(segment.code), ask) : ask();
  }
}
