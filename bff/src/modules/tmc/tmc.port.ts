import type { CurrencyCode } from '@simulador/contracts/domain/codes';
import type { IsoDate } from '@simulador/contracts/domain/dates';
import type { Sourced } from '../../border/sourced.ts';

export interface TmcQuestion {
  /** UF for 998, pesos for 999. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly periodMonths: number;
}

export interface Tmc {
  readonly annualPct: number;
  /** False for the latest known value when none is in force today. */
  readonly inForce: boolean;
  /** Day of the UF that turned pesos into UF; null when none was used here. */
  readonly ufDate: IsoDate | null;
}

/** What is the highest rate the law allows for a credit? */
export abstract class TmcPort {
  /** @throws Problem 404 when the credit's segment has no value. */
  abstract of(question: TmcQuestion): Promise<Sourced<Tmc>>;
}
