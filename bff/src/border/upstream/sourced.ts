import type { IsoDate } from '@simulador/contracts/platform/dates';
import { Answer } from '../../http/operation.ts';

/** Source of an answer: the value of the header `X-Source`. */
export const SOURCES = ['local', 'core', 'cmf', 'cache', 'stale'] as const;
export type Source = (typeof SOURCES)[number];

/** A capability's answer and where it came from. */
export interface Sourced<T> {
  readonly value: T;
  readonly source: Source;
  /** Seconds since the core's answer; 0 for a fresh or local one. */
  readonly ageSeconds: number;
}

/** Wraps an answer that is new, from the core or local. */
export function fresh<T>(value: T, source: 'local' | 'core' | 'cmf'): Sourced<T> {
  return { value, source, ageSeconds: 0 };
}

/** Returns an answer with its origin (`X-Source`) and, for one from a cache, its age in seconds (`Age`). */
export function sourced<T>(answer: Sourced<T>): Answer<T>;
export function sourced<T, Body>(answer: Sourced<T>, toBody: (value: T) => Body): Answer<Body>;
export function sourced<T>({ value, source, ageSeconds }: Sourced<T>, toBody = (it: T): unknown => it) {
  return new Answer(toBody(value), {
    'X-Source': source,
    ...((source === 'cache' || source === 'stale') && { Age: String(ageSeconds) }),
  });
}

/** A value in pesos, and the day of the UF with which they were calculated. */
interface OfUfDay {
  readonly ufDate: IsoDate | null;
}

/** Returns an answer with its origin, and with the day of the UF of its pesos (`X-Uf-Date`). */
export function sourcedWithUf<T extends OfUfDay, Body>(
  answer: Sourced<T>,
  toBody: (value: T) => Body,
): Answer<Body> {
  const { body, headers } = sourced(answer, toBody);
  return withUfDate(body, answer.value.ufDate, headers);
}

/** Returns an answer with the day of the UF of its pesos. */
export const withUfDate = <Body>(
  body: Body,
  date: string | null | undefined,
  headers: Readonly<Record<string, string>> = {},
): Answer<Body> => new Answer(body, date ? { ...headers, 'X-Uf-Date': date } : headers);
