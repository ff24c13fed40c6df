import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { UfValue } from '@simulador/contracts/platform/money';
import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';

/** The UF of a day. */
export interface DatedUf {
  readonly value: UfValue;
  readonly date: IsoDate;
}

/** `asked again` if a cached value may be out of date. */
export type Freshness = 'cached' | 'asked again';

export interface ParidadAdapter {
  current(freshness: Freshness): Promise<Sourced<DatedUf>>;
}

/** Port for today's value of the UF. */
export class ParidadPort extends Port<ParidadAdapter> {
  /** Returns today's UF, or the last known one marked stale. Never a constant. @throws Problem 502/504 if none was ever known */
  current(freshness: Freshness = 'cached'): Promise<Sourced<DatedUf>> {
    const ask = () => this.ask('current', [], (adapter) => adapter.current(freshness));
    return freshness === 'cached' ? this.once('current', ask) : ask();
  }
}
