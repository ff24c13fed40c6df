import cookieParser from 'cookie-parser';
import type { Step } from '../http/one-layer.ts';
import { cookieName } from './cookie-name.ts';
import { isSessionSecret, newSessionSecret } from './session-secret.ts';

/** Its name, and in every request the one by which a session is read, whatever the browser calls it. */
export const SESSION_COOKIE = 'simulador_sesion';
/** Sets a cookie of its own, and only that one: scripts read the first that they see. */
const SIGN_IN = '/api/token';

/**
 * Gives every visitor a session of its own: 256 random bits in an HttpOnly cookie that ends with the browser's session.
 * What a visitor makes belongs to it.
 */
export function sessionCookie(production: boolean): Step {
  const parse = cookieParser();
  const name = cookieName(SESSION_COOKIE, production);
  return (request, response) => {
    // It goes on at once.
    parse(request, response, () => undefined);
    const given: unknown = request.cookies[name];
    if (isSessionSecret(given)) {
      request.cookies[SESSION_COOKIE] = given;
      return;
    }
    const issued = newSessionSecret();
    // What this very request makes belongs to the new session.
    request.cookies[SESSION_COOKIE] = issued;
    if (request.path === SIGN_IN || request.path === `${SIGN_IN}/`) return;
    response.cookie(name, issued, {
      httpOnly: true,
      sameSite: 'lax',
      // Production stands behind TLS, even where a proxy ends it and nobody told us.
      secure: production || request.secure,
      path: '/',
    });
  };
}
