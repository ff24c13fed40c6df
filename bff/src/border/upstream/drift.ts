import type { ErrorObject } from 'ajv';
import { toldName } from './told-name.ts';

/** A place where the core's answers leave its contract without becoming unusable. No values, only places, in names that hold no person. */
export interface Deviation {
  readonly operation: string;
  /** JSON path of the place, array indexes as `*`. */
  readonly path: string;
  readonly what: string;
  readonly count: number;
  readonly lastSeen: string;
}

const MAX_PLACES = 500;

/** Collects deviations by place. Bounded: a core that invents field names can't fill the memory. */
export class DriftBook {
  private readonly places = new Map<string, Deviation>();

  note(operation: string, errors: readonly ErrorObject[], now: Date): Deviation[] {
    return errors
      .map((error) => this.count(operation, pathOf(error), whatOf(error), now))
      .filter((deviation) => deviation !== null);
  }

  list(): readonly Deviation[] {
    return [...this.places.values()].sort((a, b) => b.count - a.count);
  }

  private count(operation: string, path: string, what: string, now: Date): Deviation | null {
    const key = `${operation} ${path} ${what}`;
    const seen = this.places.get(key)?.count ?? 0;
    const deviation = { operation, path, what, count: seen + 1, lastSeen: now.toISOString() };
    if (seen === 0 && this.places.size >= MAX_PLACES) return null;
    this.places.set(key, deviation);
    return deviation;
  }
}

function pathOf(error: ErrorObject): string {
  const extra = error.params['unevaluatedProperty'] ?? error.params['additionalProperty'];
  // Of the contract's own names: it has no objects with free ones.
  const path = `$${error.instancePath.replaceAll('/', '.').replace(/\.\d+/g, '.*')}`;
  return typeof extra === 'string' ? `${path}.${toldName(extra)}` : path;
}

function whatOf(error: ErrorObject): string {
  const isUnknown = error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties';
  return isUnknown ? 'unknown field' : (error.message ?? error.keyword);
}
