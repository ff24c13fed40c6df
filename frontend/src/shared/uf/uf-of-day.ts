/** The UF that the screen converts with, and how much it may be trusted. See docs/rules.md R30 to R32. */
import type { IsoDate } from '@simulador/contracts/domain/dates';

export interface UfOfDay {
  /** Pesos for one UF, 2 decimals. */
  readonly valueClp: number;
  /** The day it was published for; null only for the referential constant. */
  readonly date: IsoDate | null;
  /** `referential` is the client's own constant: it converts what is typed, nothing can be calculated with it. */
  readonly freshness: 'today' | 'stale' | 'referential';
}

export const REFERENTIAL_UF: UfOfDay = { valueClp: 28130, date: null, freshness: 'referential' };
