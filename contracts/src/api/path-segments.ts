import { ROUTE_ACCESS, ROUTE_SPELLINGS } from '../people/access.ts';
import { UNDESCRIBED } from '../generated/fields.ts';

/** Path segments in lower case, without empty ones. */
export const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

export const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Returns a test for path segments that may appear in recordings and logs: words of the templates or the client's routes, and a row's id. */
export function knownSegments(templates: readonly string[]): (segment: string) => boolean {
  const words: ReadonlySet<string> = new Set([
    ...templates.flatMap(segmentsOf).filter((segment) => !isParameter(segment)),
    ...Object.keys({ ...ROUTE_ACCESS, ...ROUTE_SPELLINGS }).flatMap(segmentsOf),
    ...UNDESCRIBED.pathWords.map((word) => word.toLowerCase()),
  ]);
  return (segment) => words.has(segment.toLowerCase()) || /^\d{1,6}$/.test(segment) || segment === '';
}

/**
 * Returns true for paths of operators, probes and API documents. They are not recorded, because their answers depend on credentials, the day
 * or the release.
 */
export const isOperatorPath = (path: string): boolean =>
  /^\/(?:ops|health|api\/docs|api\/openapi\.json)(?:\/|$)/i.test(path);
