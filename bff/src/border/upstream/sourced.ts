import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { Response } from 'express';

/** Source of an answer: the value of the header `X-Source`. */
export type Source = 'local' | 'core' | 'cache' | 'stale';

/** A capability's answer and where it came from. */
export interface Sourced<T> {
  readonly value: T;
  readonly source: Source;
  /** Seconds since the core's answer; 0 for a fresh or local one. */
  readonly ageSeconds: number;
}

/** Wraps an answer that is new, from the core or local. */
export function fresh<T>(value: T, source: 'local' | 'core'): Sourced<T> {
  return { value, source, ageSeconds: 0 };
}

/** `Cache-Status` (RFC 9211) by source. */
const CACHE_STATUS: Readonly<Record<Source, string | null>> = {
  local: null,
  core: 'simulador; fwd=miss',
  cache: 'simulador; hit',
  stale: 'simulador; hit; detail=stale',
};

/** Sets an answer's origin (`X-Source`) and, for one from a cache, its age in seconds (`Age`); returns its value. */
export function setSourceHeaders<T>(response: Response, answer: Sourced<T>): T {
  response.set('X-Source', answer.source);
  const cacheStatus = CACHE_STATUS[answer.source];
  if (cacheStatus) response.set('Cache-Status', cacheStatus);
  if (answer.source === 'cache' || answer.source === 'stale') response.set('Age', String(answer.ageSeconds));
  return answer.value;
}

/** Sets `X-Uf-Date`, the day of the UF with which the pesos of an answer were calculated. */
export function setUfDateHeader(response: Response, date: IsoDate | null): void {
  if (date) response.set('X-Uf-Date', date);
}
