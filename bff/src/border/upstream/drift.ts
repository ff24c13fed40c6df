import type { ErrorObject } from 'ajv';

/** The placeholder of a name that is not shown. */
const HIDDEN_NAME = '(oculto)';

const FIELD_NAME = /^[A-Za-z_][A-Za-z0-9_]{0,39}$/;
/** A RUT, a phone or an account has more. */
const MAX_DIGITS = 3;

/**
 * A name that the core made up, for logs and pages: as it is where it reads like the name of a field, hidden where a
 * person's data could be in it (an e-mail address, a RUT, a sentence, a full name).
 */
export function safeName(name: string): string {
  const digits = name.replace(/\D/g, '').length;
  return FIELD_NAME.test(name) && digits <= MAX_DIGITS ? name : HIDDEN_NAME;
}

/** A place where the core's answers leave its contract. No values, only places, in names that hold no person. */
export interface Deviation {
  readonly operation: string;
  /** JSON path of the place, array indexes as `*`. */
  readonly path: string;
  readonly what: string;
  /** Whether clients got those answers. */
  readonly usable: boolean;
  readonly count: number;
  readonly lastSeen: string;
}

const MAX_PLACES = 500;

type DriftingAnswer = Pick<Deviation, 'operation' | 'usable'>;

/** Collects deviations by place. Bounded: a core that invents field names can't fill the memory. */
export class DriftLog {
  private readonly places = new Map<string, Deviation>();

  /** Of an answer that leaves the contract there. @returns the places that were not known yet. */
  note({ operation, usable }: DriftingAnswer, errors: readonly ErrorObject[], now: Date): Deviation[] {
    // An answer without a JSON value breaks no rule of a schema.
    const places = errors.length > 0 ? errors.map(placeOf) : [{ path: '$', what: 'not readable' }];
    return places
      .map((place) => this.count({ operation, usable, ...place }, now))
      .filter((deviation): deviation is Deviation => deviation?.count === 1);
  }

  list(): readonly Deviation[] {
    return [...this.places.values()].sort((a, b) => b.count - a.count);
  }

  private count(place: Omit<Deviation, 'count' | 'lastSeen'>, now: Date): Deviation | null {
    const key = Object.values(place).join(' ');
    const seen = this.places.get(key)?.count ?? 0;
    const deviation = { ...place, count: seen + 1, lastSeen: now.toISOString() };
    if (seen === 0 && this.places.size >= MAX_PLACES) return null;
    this.places.set(key, deviation);
    return deviation;
  }
}

const placeOf = (error: ErrorObject) => ({ path: pathOf(error), what: whatOf(error) });

function pathOf(error: ErrorObject): string {
  const extra = error.params['unevaluatedProperty'] ?? error.params['additionalProperty'];
  // Of the contract's own names: it has no objects with free ones.
  const path = `$${error.instancePath.replaceAll('/', '.').replace(/\.\d+/g, '.*')}`;
  return typeof extra === 'string' ? `${path}.${safeName(extra)}` : path;
}

function whatOf(error: ErrorObject): string {
  const isUnknown = error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties';
  return isUnknown ? 'unknown field' : (error.message ?? error.keyword);
}
