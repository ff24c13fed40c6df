import type { IsoDate } from '@simulador/contracts/domain/dates';
import type { Response } from 'express';
import type { Source, Sourced } from './sourced.ts';

/** How a cache of ours took part, after RFC 9211. */
const CACHE_STATUS: Readonly<Record<Source, string | null>> = {
  local: null,
  core: 'simulador; fwd=miss',
  cache: 'simulador; hit',
  stale: 'simulador; hit; detail=stale',
};

/** Tells where an answer came from (`X-Source`) and, for one that was kept, its age in seconds (`Age`). */
export function tellSource<T>(response: Response, answer: Sourced<T>): T {
  response.set('X-Source', answer.source);
  const cacheStatus = CACHE_STATUS[answer.source];
  if (cacheStatus) response.set('Cache-Status', cacheStatus);
  if (answer.source === 'cache' || answer.source === 'stale') response.set('Age', String(answer.ageSeconds));
  return answer.value;
}

/** Tells the day of the UF that an answer's pesos were made with. */
export function tellUfDate(response: Response, date: IsoDate | null): void {
  if (date) response.set('X-Uf-Date', date);
}
