/** End of the session, as far as this browser knows; the server decides. See docs/rules.md R121, R440. */
import { sessionEndOf } from './access-token.ts';
import { readLastUse, readToken } from './session-storage.ts';

const MINUTE_MS = 60_000;
const IDLE_MS = 30 * MINUTE_MS;
const IDLE_NOTICE_MS = 2 * MINUTE_MS;
const FINAL_NOTICE_MS = 10 * MINUTE_MS;

export interface SessionEnd {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** True if activity does not extend the session any more. */
  readonly isFinal: boolean;
}

/** Returns the end of the session once the user should be warned; null before. */
export function nearEnd(): SessionEnd | null {
  const token = readToken();
  const lastUse = readLastUse();
  if (token === null || lastUse === null) return null;
  const finalAt = sessionEndOf(token) ?? Infinity;
  const idleAt = lastUse + IDLE_MS;
  const end = finalAt < idleAt ? { at: finalAt, isFinal: true } : { at: idleAt, isFinal: false };
  const noticeMs = end.isFinal ? FINAL_NOTICE_MS : IDLE_NOTICE_MS;
  return Date.now() >= end.at - noticeMs ? end : null;
}
