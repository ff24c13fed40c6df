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

const MAX_BODY_BYTES = 64 * 1024 * 1024;
const MAX_WAITS = 2;
const MAX_WAIT_SECONDS = 65;

/** Returns why there is no answer. */
function reasonOf(error: unknown): string {
  if ((error as { name?: unknown } | null)?.name === 'TimeoutError') return 'se agotó el plazo';
  const code = codeOfFailure(error);
  return unreachableReason(code) ?? code ?? 'sin respuesta';
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new CouldNotRun('El destino respondió más de 64 MiB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Returns the seconds of `Retry-After` of a 429; undefined without one. */
function secondsToWait(response: Response): number | undefined {
  if (response.status !== 429) return undefined;
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) && seconds <= MAX_WAIT_SECONDS ? Math.max(seconds, 0) : undefined;
}

async function once(
  sent: Sent,
  session: Session,
  timeoutMs: number,
): Promise<{ response: Response; text: string }> {
  const response = await fetch(sent.url, {
    method: sent.method,
    headers: { ...sent.headers, ...session.headers },
    body: sent.body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  session.keepCookies(response.headers.getSetCookie());
  return { response, text: await textOf(response) };
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
      const { response, text } = await once(sent, session, timeoutMs);
      const seconds = expects429 || waits >= MAX_WAITS ? undefined : secondsToWait(response);
      if (seconds === undefined)
        return { status: response.status, text, durationMs: performance.now() - began };
      await sleep(seconds * 1000);
    }
  } catch (error) {
    if (error instanceof CouldNotRun) throw error;
    throw new CouldNotRun(`${sent.method} ${new URL(sent.url).pathname}: ${reasonOf(error)}.`);
  }
}
