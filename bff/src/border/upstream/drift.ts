import type { ErrorObject } from 'ajv';
import type { Flaw } from './exchange.ts';
import type { UpstreamFailure } from './upstream-failure.ts';

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
  /** Of the newest request that got such an answer; null where none did, as of a job. */
  readonly request_id: string | null;
  /** The newest such answer, as the log line of its request has it; its outcome is `ok` where it could be used. */
  readonly upstream: UpstreamFailure;
}

const MAX_PLACES = 500;

/** Collects deviations by place. Bounded: a core that invents field names can't fill the memory. */
export class DriftLog {
  private readonly places = new Map<string, Deviation>();

  /** Of an answer that leaves the contract there. @returns the places that were not known yet. */
  note(answer: UpstreamFailure, flaws: readonly Flaw[], requestId: string | null, now: Date): Deviation[] {
    const lastSeen = now.toISOString();
    return flaws
      .map(({ place, rule, what }) =>
        this.count({
          ...{ operation: answer.operation, path: place, what, usable: answer.outcome === 'ok' },
          ...{ lastSeen, request_id: requestId, upstream: { ...answer, place, rule } },
        }),
      )
      .filter((deviation): deviation is Deviation => deviation?.count === 1);
  }

  list(): readonly Deviation[] {
    return [...this.places.values()].sort((a, b) => b.count - a.count);
  }

  private count(newest: Omit<Deviation, 'count'>): Deviation | null {
    const { operation, path, what, usable } = newest;
    const key = [operation, path, what, usable].join(' ');
    const seen = this.places.get(key)?.count ?? 0;
    const deviation = { ...newest, count: seen + 1 };
    if (seen === 0 && this.places.size >= MAX_PLACES) return null;
    this.places.set(key, deviation);
    return deviation;
  }
}

/** A violation of a schema. */
export const flawOf = (error: ErrorObject): Flaw => ({
  place: pathOf(error),
  rule: error.keyword,
  what: whatOf(error),
});

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
