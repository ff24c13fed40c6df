import { sentenceOf } from '@simulador/contracts/platform/problems';
import type { Request } from 'express';
import { Problem } from '../http/problem.ts';

/** Headers by which browsers mark prefetches. */
const AHEAD = ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'];

/** Values of `Sec-Fetch-Site` of a request that no other origin caused: `none` is an address that was typed. */
const OWN = ['same-origin', 'none'];

/** Returns true for a request that only reads by its method. */
export const isReadMethod = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

/**
 * Returns true if a page of this origin caused a request: every browser sends one of the two headers with a form. Over plain http, and in
 * older browsers, it is `Origin`.
 * @param publicUrl address at which browsers reach us, if a proxy changes the host
 */
export function isOwnPage(request: Request, publicUrl: URL | null): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return OWN.includes(site);
  const origin = request.get('origin');
  return origin !== undefined && [request.host, publicUrl?.host].includes(hostOf(origin));
}

/**
 * Returns why nobody meant a request with side effects: a GET that a browser only looks at or fetches ahead (405), and what another origin's
 * page caused (403); null for an intended one. A program sends neither header, and no other origin's page can send a bearer token. See
 * docs/rules.md R1090.
 * @param isLinked whether another origin's page may lead to the operation
 */
export function unintended(request: Request, publicUrl: URL | null, isLinked: boolean): Problem | null {
  if (isReadMethod(request) && isAhead(request))
    return new Problem(405, sentenceOf(405), { headers: { Allow: 'GET' } });
  const { authorization = '', origin, 'sec-fetch-site': site } = request.headers;
  if (isLinked || (origin === undefined && site === undefined) || /^Bearer /i.test(authorization))
    return null;
  return isOwnPage(request, publicUrl) ? null : new Problem(403, sentenceOf(403));
}

const isAhead = (request: Request): boolean =>
  request.method === 'HEAD' ||
  AHEAD.some((name) => /prefetch|prerender|preview/i.test(request.get(name) ?? ''));
