import cookieParser from 'cookie-parser';
import type { Request, RequestHandler, Response } from 'express';
import { isSessionSecret, newSessionSecret } from './secrets.ts';
import { LONGEST_MS } from './sessions.ts';

/** Name of the visitor's session cookie in `request.cookies`. In production the browser's cookie has a prefix. */
export const SESSION_COOKIE = 'simulador_sesion';
const USER_COOKIE = 'simulador_acceso';
const DEVICE_COOKIE = 'simulador_equipo';
/** Time for which a device stays known after its last sign-in: 180 days. */
export const DEVICE_MS = 180 * 86_400_000;
/** Signing in does not set the visitor's cookie too, because scripts read only the first cookie of an answer. */
const SIGN_IN = /^\/api\/token\/?$/i;

/**
 * In production the `__Host-` prefix makes browsers accept the cookie only from this host over TLS, so that no other host can plant one.
 */
const cookieName = (name: string, production: boolean): string => (production ? `__Host-${name}` : name);

/** Production is behind TLS, even if a proxy terminates it and the request does not show it. */
const attributes = (request: Request, production: boolean) =>
  ({ httpOnly: true, secure: production || request.secure, path: '/' }) as const;

/**
 * Gives every visitor a session: 256 random bits in an HttpOnly cookie that ends with the browser's session. The session owns what the
 * visitor creates.
 */
export function sessionCookie(production: boolean): RequestHandler {
  const parse = cookieParser();
  const name = cookieName(SESSION_COOKIE, production);
  return (request, response, next) => {
    // The cookie parser calls back synchronously.
    parse(request, response, () => undefined);
    const cookieValue: unknown = request.cookies[name];
    const isKnown = isSessionSecret(cookieValue);
    // A new session also owns what this first request creates.
    const secret = isKnown ? cookieValue : newSessionSecret();
    request.cookies[SESSION_COOKIE] = secret;
    if (!isKnown && !SIGN_IN.test(request.path)) setVisitorCookie(response, secret, production);
    next();
  };
}

/**
 * Gives the browser another visitor's session, whose owner reads nothing that was saved in it before. Does nothing in an answer that already
 * sets one.
 */
export function renewVisitorCookie(response: Response, production: boolean): void {
  if (!response.hasHeader('Set-Cookie')) setVisitorCookie(response, newSessionSecret(), production);
}

const setVisitorCookie = (response: Response, secret: string, production: boolean): Response =>
  response.cookie(cookieName(SESSION_COOKIE, production), secret, {
    ...attributes(response.req, production),
    sameSite: 'lax',
  });

function secretOf(name: string, request: Request, production: boolean): string | null {
  const cookieValue: unknown = request.cookies[cookieName(name, production)];
  return isSessionSecret(cookieValue) ? cookieValue : null;
}

/** Returns the secret of the sign-in session from the browser's cookie; null without one. */
export const userSecretOf = (request: Request, production: boolean): string | null =>
  secretOf(USER_COOKIE, request, production);

/** Returns the secret that identifies a browser in which somebody has signed in; null for another browser. */
export const deviceSecretOf = (request: Request, production: boolean): string | null =>
  secretOf(DEVICE_COOKIE, request, production);

export function setDeviceCookie(response: Response, secret: string, production: boolean): void {
  response.cookie(cookieName(DEVICE_COOKIE, production), secret, {
    ...attributes(response.req, production),
    sameSite: 'strict',
    maxAge: DEVICE_MS,
  });
}

/** Sets the cookie of a sign-in session. No answer removes it. See docs/rules.md R930. */
export function setUserCookie(response: Response, secret: string, production: boolean): void {
  response.cookie(cookieName(USER_COOKIE, production), secret, {
    ...attributes(response.req, production),
    sameSite: 'strict',
    maxAge: LONGEST_MS,
  });
}
