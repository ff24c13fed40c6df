import type { IsoDate } from '@simulador/contracts/domain/dates';
import type { UfValue } from '@simulador/contracts/domain/money';
import type { Sourced } from '../../border/sourced.ts';

/** The UF of a day. */
export interface DatedUf {
  readonly value: UfValue;
  readonly date: IsoDate;
}

/** What is one UF worth today? */
export abstract class ParidadPort {
  /**
   * Today's UF, or the last known one marked stale. Never a constant.
   * @throws Problem 502/504 when none was ever known.
   */
  abstract current(): Promise<Sourced<DatedUf>>;
}
