import { coreOperation } from '@simulador/contracts/api/core-contract';
import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import { SERVER_SENTENCES } from '@simulador/contracts/messages/server-sentences';
import { errors } from 'undici';
import { Problem } from '../../http/problem.ts';
import { isReadableSentence } from './core-sentence.ts';
import { isUnanswered } from './core-wire.ts';
import { NotSent, UpstreamFault } from './policy.ts';

/** What the core itself answered, behind the problem that a client gets. Never sent. */
export class CoreStatus extends Error {
  constructor(
    readonly operationId: string,
    readonly status: number,
    /** The code of a refusal, if its contract has one: the reason for the calling code, not for a person. */
    readonly code: string | null = null,
  ) {
    super(`core answered ${status} to ${operationId}`);
  }
}

const TIMEOUTS = [errors.HeadersTimeoutError, errors.BodyTimeoutError, errors.ConnectTimeoutError];

export const tooSlow = (cause: unknown): Problem => new Problem(504, SERVER_SENTENCES.coreTooSlow, { cause });

/** Whether a failure on the way is that of one who waited long enough. */
export const isTimeout = (error: unknown): boolean =>
  TIMEOUTS.some((kind) => error instanceof kind) ||
  (error as { name?: unknown } | null)?.name === 'TimeoutError';

/** A failure on the way as what the client gets: too slow 504, anything else 502. */
export const transportFault = (error: unknown): UpstreamFault =>
  new UpstreamFault(
    isTimeout(error) ? tooSlow(error) : new Problem(502, SERVER_SENTENCES.coreNotReached, { cause: error }),
    null,
    isUnanswered(error),
  );

/** A status that says that the core itself failed or has too much to do; null for every other. */
export function statusFault(
  operationId: CoreOperationId,
  status: number,
  retryAfter: string | string[] | undefined,
  body: unknown,
): UpstreamFault | null {
  if (status < 500 && status !== 429) return null;
  const pauseMs = retryAfterMs(String(retryAfter));
  const headers = pauseMs === null ? undefined : { 'Retry-After': String(Math.ceil(pauseMs / 1000)) };
  return new UpstreamFault(failureProblem(operationId, status, body, headers), pauseMs);
}

/** Parses `Retry-After`, seconds or a date that begins with its weekday; null for anything else. */
function retryAfterMs(retryAfter: string): number | null {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const at = /^[A-Z]/i.test(retryAfter) ? Date.parse(retryAfter) : NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

/** Production reached a mock. */
export const mockRefused = (): Problem =>
  new Problem(502, SERVER_SENTENCES.coreFailed, { cause: new Error('a mock core answered in production') });

export const unusableAnswer = (operationId: string): Problem =>
  new Problem(502, SERVER_SENTENCES.coreNotUsable, { cause: new Error(`unusable answer to ${operationId}`) });

/** The core's error text, in the field where its contract has it, when a person may read it. */
function sentenceIn(operationId: CoreOperationId, body: unknown): string | null {
  const { errorField } = coreOperation(operationId);
  const text = (body as Readonly<Record<string, unknown>> | null | undefined)?.[errorField];
  return typeof text === 'string' && isReadableSentence(text) ? text : null;
}

function codeIn(body: unknown): string | null {
  const code = (body as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : null;
}

/** The core refuses the request in a documented way: its sentence is the client's answer. */
export const refusalProblem = (operationId: CoreOperationId, status: number, body: unknown): Problem =>
  coreProblem(status, sentenceIn(operationId, body), new CoreStatus(operationId, status, codeIn(body)));

/** The core failed: a 502. An error text inside a 200 is how its lists fail, and is passed on. */
export function failureProblem(
  operationId: CoreOperationId,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Problem {
  const sentence = status === 200 ? sentenceIn(operationId, body) : null;
  return coreProblem(502, sentence, new CoreStatus(operationId, status), headers);
}

/** In the core's words, or in ours where it has none that a person may read. */
const coreProblem = (
  status: number,
  sentence: string | null,
  cause: CoreStatus,
  headers: Readonly<Record<string, string>> = {},
): Problem =>
  new Problem(status, sentence ?? SERVER_SENTENCES.coreFailed, {
    cause,
    headers,
    isVerbatim: sentence !== null,
  });

/** No connection was made. */
const NO_CONNECTION = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** Whether a request that failed has certainly changed nothing at the core: it was not sent there, or was refused. */
export function notExecuted(error: unknown): boolean {
  if (error instanceof NotSent) return true;
  const cause = error instanceof Problem ? error.cause : undefined;
  if (cause instanceof CoreStatus) return cause.status >= 400 && cause.status < 500;
  return NO_CONNECTION.includes(String((cause as { code?: unknown } | undefined)?.code));
}

/** Why the core refused, where its contract has a code for that; null otherwise. */
export const codeOf = (error: unknown): string | null => {
  const cause = error instanceof Problem ? error.cause : undefined;
  return cause instanceof CoreStatus ? cause.code : null;
};
