import { type IsoDate, isIsoDate } from '../platform/dates.ts';
import { CORE_BOUNDS } from '../generated/core-rules.ts';

export type BoundName = keyof typeof CORE_BOUNDS;
/** Tolerances and limits of a day, in the units of core.yaml's `x-bounds`. */
export type Bounds = Readonly<Record<BoundName, number>> & { readonly day: IsoDate };

/** Relative error of the arithmetic with doubles, which every comparison allows. */
export const DOUBLE_ERROR = 1e-9;
/** Returns true if a value differs from the expected one by at most a tolerance. */
export const isWithin = (value: number, expected: number, tolerance: number): boolean =>
  Math.abs(value - expected) <= tolerance + DOUBLE_ERROR * Math.max(1, Math.abs(expected));

interface DatedBound {
  readonly since: string;
  readonly amount: number;
}

const NAMES = Object.keys(CORE_BOUNDS) as BoundName[];
const isName = (text: string): text is BoundName => Object.hasOwn(CORE_BOUNDS, text);
/** An entry of CORE_BOUNDS: `total_uf=0.001`, or `tmc_max_pct=45@2027-01-01`. */
const ENTRY = /^(\w+)=(\d+(?:\.\d+)?)(?:@([\d-]+))?$/;

/** Tolerances and limits of the core's answers by day: those of core.yaml, changed by a bank for its own core. */
export class CoreBounds {
  private readonly dated = new Map<BoundName, readonly DatedBound[]>(
    NAMES.map((name) => [name, CORE_BOUNDS[name]]),
  );
  private latest: Bounds | undefined;

  /**
   * Reads the changes: amounts separated by commas. An amount without a day replaces those of core.yaml.
   * @throws RangeError naming the entry that is none
   */
  constructor(changes = '') {
    for (const entry of changes.split(',').map((text) => text.trim())) {
      if (entry === '') continue;
      const [, name = '', amount, since = ''] = ENTRY.exec(entry) ?? [];
      if (!isName(name) || (since !== '' && !isIsoDate(since))) throw new RangeError(entry);
      const others = (this.dated.get(name) ?? []).filter((each) => since !== '' && each.since !== since);
      const all = [...others, { since, amount: Number(amount) }];
      this.dated.set(
        name,
        all.sort((one, other) => (one.since < other.since ? -1 : 1)),
      );
    }
  }

  /** Returns the amounts of a day. */
  at(day: IsoDate): Bounds {
    if (this.latest?.day === day) return this.latest;
    const amounts = [...this.dated].map(([name, dated]) => {
      const bound = dated.findLast(({ since }) => since <= day) ?? dated[0];
      return [name, bound?.amount];
    });
    this.latest = { ...Object.fromEntries(amounts), day } as Bounds;
    return this.latest;
  }
}
