import { SESSION_HEADER } from './session.ts';

const PREFIX = /^\/__mock\/sessions\/([\w.-]{1,64})(?=\/)/;

/**
 * A session as part of the address: `/__mock/sessions/<id>/api/…` is `/api/…` in that session. So a client that sends no
 * headers of ours, a BFF for one, gets a session by its base address.
 */
export function intoSession(pathAndQuery: string, headers: Headers): string {
  const [prefix, id] = PREFIX.exec(pathAndQuery) ?? [];
  if (prefix === undefined || id === undefined) return pathAndQuery;
  if (!headers.has(SESSION_HEADER)) headers.set(SESSION_HEADER, id);
  return pathAndQuery.slice(prefix.length);
}
