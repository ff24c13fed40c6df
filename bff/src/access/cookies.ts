import type { Request, RequestHandler, Response } from 'express';
import { isSignIn } from '../http/operations.ts';
import { newSessionSecret, SECRET_SIGNS } from './secrets.ts';
import { LONGEST_MS } from './sessions.ts';

/** Name of the visitor's session cookie. Over TLS the browser's cookie has a prefix. */
export const SESSION_COOKIE = 'simulador_sesion';
const USER_COOKIE = 'simulador_acceso';
const DEVICE_COOKIE = 'simulador_equipo';
/** Time for which a device stays known after its last sign-in: 180 days. */
export const DEVICE_MS = 180 * 86_400_000;

/**
 * Over TLS the `__Host-` prefix makes browsers accept the cookie only from this host over TLS, so that no other host can plant one, and no
 * page of ours at a narrower path.
 */
const cookieName = (name: string, isTls: boolean): string => (isTls ? `__Host-${name}` : name);

/** @param behindTls whether a proxy terminates TLS, which the request may not show */
const isOverTls = (request: Request, behindTls: boolean): boolean => behindTls || request.secure;

const VISITOR = Symbol('secret of the visitor’s session');
type VisitorRequest = Request & { [VISITOR]?: string };

/**
 * Gives every visitor a session: 256 random bits in an HttpOnly cookie that ends with the browser's session. The session owns what the
 * visitor creates.
 */
export const sessionCookie =
  (behindTls: boolean): RequestHandler =>
  (request: VisitorRequest, response, next) => {
    const [known] = secretsOf(SESSION_COOKIE, request, behindTls);
    // A new session also owns what this first request creates.
    const secret = known ?? newSessionSecret();
    request[VISITOR] = secret;
    // Signing in does not set the visitor's cookie too, because scripts read only the first cookie of an answer.
    if (known === undefined && !isSignIn(request)) setVisitorCookie(response, secret, behindTls);
    next();
  };

/** Returns the secret of the visitor's session; '' outside the API. */
export const visitorSecretOf = (request: VisitorRequest): string => request[VISITOR] ?? '';

/**
 * Gives the browser another visitor's session, whose owner reads nothing that was saved in it before. Does nothing in an answer that already
 * sets one.
 */
export function renewVisitorCookie(response: Response, behindTls: boolean): void {
  if (!response.hasHeader('Set-Cookie')) setVisitorCookie(response, newSessionSecret(), behindTls);
}

const setVisitorCookie = (response: Response, secret: string, behindTls: boolean): void =>
  setCookie(SESSION_COOKIE, response, secret, { behindTls, sameSite: 'lax' });

interface CookieOptions {
  readonly behindTls: boolean;
  readonly sameSite: 'lax' | 'strict';
  readonly maxAge?: number;
}

function setCookie(
  name: string,
  response: Response,
  secret: string,
  { behindTls, ...options }: CookieOptions,
): void {
  const secure = isOverTls(response.req, behindTls);
  response.cookie(cookieName(name, secure), secret, { ...options, httpOnly: true, secure, path: '/' });
}

/** Maximum number of values that are tried: each costs a statement. */
const MAX_VALUES = 4;

/**
 * Returns the values of a cookie that can be secrets, ours first. A browser sends a cookie of the same name at a narrower path, as a former
 * installation or another program of this host may have left it, before ours.
 */
function secretsOf(name: string, request: Request, behindTls: boolean): readonly string[] {
  const { cookie = '' } = request.headers;
  const sent = cookieName(name, isOverTls(request, behindTls));
  const values = cookie.matchAll(new RegExp(`(?:^|; *)${sent}=(${SECRET_SIGNS})(?=;|$)`, 'g'));
  return Array.from(values, ([, value]) => value as string)
    .slice(-MAX_VALUES)
    .reverse();
}

/** Returns the possible secrets of the sign-in session from the browser's cookies. */
export const userSecretsOf = (request: Request, behindTls: boolean): readonly string[] =>
  secretsOf(USER_COOKIE, request, behindTls);

/** Returns the secret that identifies a browser in which somebody has signed in; null for another browser. */
export const deviceSecretOf = (request: Request, behindTls: boolean): string | null =>
  secretsOf(DEVICE_COOKIE, request, behindTls)[0] ?? null;

export const setDeviceCookie = (response: Response, secret: string, behindTls: boolean): void =>
  setCookie(DEVICE_COOKIE, response, secret, { behindTls, sameSite: 'strict', maxAge: DEVICE_MS });

/** Sets the cookie of a sign-in session. No answer removes it, because a late one would remove the next sign-in's. */
export const setUserCookie = (response: Response, secret: string, behindTls: boolean): void =>
  setCookie(USER_COOKIE, response, secret, { behindTls, sameSite: 'strict', maxAge: LONGEST_MS });
