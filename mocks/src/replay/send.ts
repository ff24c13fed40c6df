import { setTimeout as sleep } from 'node:timers/promises';
import { CouldNotRun } from '../command-line.ts';
import { codeOfFailure, unreachableReason } from '../connection-failure.ts';
import type { Session } from './session.ts';

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface Received {
  readonly status: number;
  readonly text: string;
  readonly durationMs: number;
}

const MAX_WAITS = 2;
const MAX_WAIT_SECONDS = 65;

/** Returns why there is no answer. */
function reasonOf(error: unknown): string {
  if ((error as { name?: unknown } | null)?.name === 'TimeoutError') return 'se agotó el plazo';
  const code = codeOfFailure(error);
  return unreachableReason(code) ?? code ?? 'sin respuesta';
}

/** Returns the seconds of `Retry-After` of a 429; undefined without one. */
function secondsToWait(response: Response): number | undefined {
  if (response.status !== 429) return undefined;
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) && seconds <= MAX_WAIT_SECONDS ? Math.max(seconds, 0) : undefined;
}

/**
 * Sends a request in the session. After a 429 that the recording does not have, waits and sends it again, at most twice.
 * @throws CouldNotRun when no answer comes
 */
export async function send(
  sent: Sent,
  session: Session,
  { timeoutMs, expects429 }: { readonly timeoutMs: number; readonly expects429: boolean },
): Promise<Received> {
  try {
    for (let waits = 0; ; waits += 1) {
      const began = performance.now();
      const response = await fetch(sent.url, {
        method: sent.method,
        headers: { ...sent.headers, ...session.headers },
        body: sent.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      session.keepCookies(response.headers.getSetCookie());
      const text = await response.text();
      const seconds = expects429 || waits >= MAX_WAITS ? undefined : secondsToWait(response);
      if (seconds === undefined)
        return { status: response.status, text, durationMs: performance.now() - began };
      await sleep(seconds * 1000);
    }
  } catch (error) {
    throw new CouldNotRun(`${sent.method} ${new URL(sent.url).pathname}: ${reasonOf(error)}.`);
  }
}
