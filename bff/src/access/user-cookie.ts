import type { Request, Response } from 'express';
import { cookieName } from './cookie-name.ts';
import { isSessionSecret } from './session-secret.ts';
import { LONGEST_MS } from './user-sessions.ts';

const NAME = 'simulador_acceso';

const attributes = (request: Request, production: boolean) =>
  ({ httpOnly: true, sameSite: 'strict', secure: production || request.secure, path: '/' }) as const;

/** The secret of the session that a browser is signed in with; null without one. */
export function userSecretOf(request: Request, production: boolean): string | null {
  const given: unknown = request.cookies[cookieName(NAME, production)];
  return isSessionSecret(given) ? given : null;
}

export function giveUserCookie(response: Response, secret: string, production: boolean): void {
  response.cookie(cookieName(NAME, production), secret, {
    ...attributes(response.req, production),
    maxAge: LONGEST_MS,
  });
}

export function takeUserCookie(response: Response, production: boolean): void {
  response.clearCookie(cookieName(NAME, production), attributes(response.req, production));
}
