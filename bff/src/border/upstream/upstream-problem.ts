import { type CoreContract, coreOperation } from '@simulador/contracts/api/core-contract';
import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { errors } from 'undici';
import { Problem } from '../../http/problem.ts';
import { currentRequest } from '../../http/request-scope.ts';
import { isUnanswered } from './core-wire.ts';
import { type ExchangeOutcome, outcomeOfStatus, UNPROCESSABLE } from './exchange.ts';
import { NotSent, UpstreamFault } from './policy.ts';
import { type RefusalTexts, refusalTexts } from './refusal-texts.ts';

/** Status of the core's answer: the cause of the problem that the client gets. Never sent to clients. */
export class CoreStatus extends Error {
  constructor(
    readonly operationId: string,
    readonly status: number,
    /** Code of a refusal, if the contract has one, for the calling code. */
    readonly code: string | null = null,
  ) {
    super(`core answered ${status} to ${operationId}`);
  }
}

const TIMEOUTS = [errors.HeadersTimeoutError, errors.BodyTimeoutError, errors.ConnectTimeoutError];

export const tooSlow = (cause: unknown): Problem => new Problem(504, SERVER_SENTENCES.coreTooSlow, { cause });

/** Returns true if a request failed because a timeout expired. */
const isTimeout = (error: unknown): boolean =>
  TIMEOUTS.some((kind) => error instanceof kind) ||
  (error as { name?: unknown } | null)?.name === 'TimeoutError';

/** Returns the outcome of a request without an answer: `cut` instead of `timeout` if the queue had used more than half of the deadline. */
export function outcomeOfFailure(error: unknown, hasWaited: boolean): ExchangeOutcome {
  if (currentRequest()?.isClientGone) return 'left';
  if (!isTimeout(error)) return 'reset';
  return hasWaited ? 'cut' : 'timeout';
}

/** Converts a transport error: a timeout to a 504, anything else to a 502. */
export const transportFault = (error: unknown): UpstreamFault =>
  new UpstreamFault(
    isTimeout(error) ? tooSlow(error) : new Problem(502, SERVER_SENTENCES.coreNotReached, { cause: error }),
    null,
    isUnanswered(error),
  );

/** Returns the fault for a 5xx or a 429; null for any other status. */
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

/** Problem for an answer of a mock core in production. */
export const mockRefused = (): Problem =>
  new Problem(502, SERVER_SENTENCES.coreFailed, { cause: new Error('a mock core answered in production') });

export const unusableAnswer = (operationId: string): Problem =>
  new Problem(502, SERVER_SENTENCES.coreNotUsable, { cause: new Error(`unusable answer to ${operationId}`) });

function codeIn(body: unknown): string | null {
  const code = (body as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : null;
}

/**
 * Returns the problem of a documented refusal: the client gets the core's status and, if possible, its sentence and the refused fields. A
 * 422 with a reason is read as the documented 400. Null for any other status.
 */
export function refusalProblem(
  contract: CoreContract,
  operationId: CoreOperationId,
  status: number,
  body: unknown,
  sent: unknown,
): Problem | null {
  const isDocumented = contract.refusesWith(operationId, status);
  if (!isDocumented && !(status === UNPROCESSABLE && contract.refusesWith(operationId, 400))) return null;
  const texts = textsOf(operationId, body, sent);
  if (!isDocumented && texts.sentence === null) return null;
  const cause = new CoreStatus(operationId, status, codeIn(body));
  return coreProblem(isDocumented ? status : 400, texts, cause);
}

/** Problem 502 for a failure of the core. The error text of a list's success is passed on. */
export function failureProblem(
  operationId: CoreOperationId,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Problem {
  const texts = outcomeOfStatus(status) === 'ok' ? textsOf(operationId, body) : NO_TEXTS;
  return coreProblem(502, texts, new CoreStatus(operationId, status), headers);
}

const NO_TEXTS: RefusalTexts = { sentence: null, fields: [] };
const textsOf = (operationId: CoreOperationId, body: unknown, sent?: unknown): RefusalTexts =>
  refusalTexts(coreOperation(operationId).errorField, body, sent);

/** Statuses of a refusal of the data, which another attempt would not change. */
const ABOUT_DATA = [400, 409, UNPROCESSABLE];

/** Problem with the core's sentence, or with ours if there is none. */
const coreProblem = (
  status: number,
  { sentence, fields }: RefusalTexts,
  cause: CoreStatus,
  headers: Readonly<Record<string, string>> = {},
): Problem =>
  new Problem(
    status,
    sentence ?? SERVER_SENTENCES[ABOUT_DATA.includes(cause.status) ? 'coreRefused' : 'coreFailed'],
    {
      cause,
      headers,
      fields,
    },
  );

/** Codes of failed attempts to connect. */
const NO_CONNECTION = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** Returns true if a failed request has certainly changed nothing at the core, because it was not sent or was refused. */
export function notExecuted(error: unknown): boolean {
  if (error instanceof NotSent) return true;
  const cause = error instanceof Problem ? error.cause : undefined;
  if (cause instanceof CoreStatus) return cause.status >= 400 && cause.status < 500;
  return NO_CONNECTION.includes(String((cause as { code?: unknown } | undefined)?.code));
}

/** Returns the code of the core's refusal, or null. */
export const codeOf = (error: unknown): string | null => {
  const cause = error instanceof Problem ? error.cause : undefined;
  return cause instanceof CoreStatus ? cause.code : null;
};
