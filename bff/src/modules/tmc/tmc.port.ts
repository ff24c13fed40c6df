import type { CurrencyCode } from '@simulador/contracts/domain/codes';
import type { IsoDate } from '@simulador/contracts/domain/dates';
import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';

export interface TmcRequest {
  /** UF for 998, pesos for 999. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly periodMonths: number;
  /** Day in the future, for which a TMC may be published already. Default: today; a core always answers for today. */
  readonly day?: IsoDate;
}

export interface Tmc {
  readonly annualPct: number;
  /** False for the latest known value when none is in force today. */
  readonly inForce: boolean;
  /** Day of the UF that turned pesos into UF; null when none was used here. */
  readonly ufDate: IsoDate | null;
}

export interface TmcAdapter {
  of(request: TmcRequest): Promise<Sourced<Tmc>>;
}

/** Port for the highest rate that the law allows for a credit (TMC). */
export class TmcPort extends Port<TmcAdapter> {
  /** @throws Problem 404 when the credit's segment has no value. */
  of(request: TmcRequest): Promise<Sourced<Tmc>> {
    return this.ask('of', [request], (adapter) => adapter.of(request));
  }
}
