import type { RequestHandler } from 'express';
import { nameCaller } from '../http/caller-limits.ts';
import { staffOfToken, tokenKey } from './access-token.ts';
import type { Clock } from '../clock/clock.ts';

/**
 * Counts the requests of signed-in staff by user, because an office shares an address, which a script there would use up. The signature of
 * the token is enough: it is read before anything else of the request, and its session is checked later.
 */
export function countedCaller(jwtSecret: string, clock: Clock): RequestHandler {
  const key = tokenKey(jwtSecret);
  return (request, _response, next) => {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const user = token === undefined ? null : staffOfToken(token, key, clock.now());
    if (user !== null) nameCaller(request, `user ${user}`);
    next();
  };
}
