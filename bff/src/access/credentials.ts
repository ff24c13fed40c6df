import { sentenceOf } from '@simulador/contracts/platform/problems';
import { combined } from '@simulador/contracts/platform/sentence';
import type { Request } from 'express';
import type { Account } from '../config/environment-reader.ts';
import { Problem } from '../http/problem.ts';
import { secretEquals } from './secrets.ts';

/** Problem 401 for invalid credentials. Its challenge is `Bearer`, because `Basic` makes browsers open their own dialog. */
export const notSignedIn = (): Problem =>
  new Problem(401, sentenceOf(401), { headers: { 'WWW-Authenticate': 'Bearer' } });

/** Why a bearer token is refused: the sentence, and the description in the challenge (RFC 6750). */
const TOKEN_FAULTS = {
  invalid: ['El token no es válido.', 'the token is not valid'],
  expired: ['El token venció.', 'the token has expired'],
  ended: ['La sesión de este token terminó.', 'the session of the token has ended'],
  cookie: [
    'Este token vale solo junto con la cookie de su sesión.',
    'the token is valid only together with the cookie of its session',
  ],
} as const;

/** Problem 401 for a refused bearer token, which says why. */
export function refusedToken(fault: keyof typeof TOKEN_FAULTS): Problem {
  const [sentence, description] = TOKEN_FAULTS[fault];
  const challenge = `Bearer error="invalid_token", error_description="${description}"`;
  return new Problem(
    401,
    combined([sentence, sentenceOf(401)], (texts) => texts.join(' ')),
    { headers: { 'WWW-Authenticate': challenge } },
  );
}

/** Returns true if a request carries the operators' credential. Always false if none is configured. */
export function isOperator(request: Request, opsToken: string | null): boolean {
  const [, provided] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  return opsToken !== null && provided !== undefined && secretEquals(provided, opsToken);
}

/** Returns user and password of Basic credentials as `user:password`. */
function basicOf(request: Request): string | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(request.headers.authorization ?? '') ?? [];
  return encoded && Buffer.from(encoded, 'base64').toString('utf8');
}

/** Returns true for Basic credentials, which only the service account has. */
export const isBasic = (request: Request): boolean => /^Basic /i.test(request.headers.authorization ?? '');

/** Returns true if a request carries the service account's credentials. Always false if none is configured. */
export function isService(request: Request, account: Account | null): boolean {
  const provided = basicOf(request);
  if (account === null || provided === undefined) return false;
  return secretEquals(provided, `${account.user}:${account.password}`);
}

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
