import { currentTraceId } from '../observability/tracing.ts';
import { HttpException } from '@nestjs/common';
import type { ErrorField } from '@simulador/contracts/api/operation';
import type { ProblemDto } from './operation.ts';
import { Problem } from './problem.ts';
import { type Audience, worded } from '@simulador/contracts/platform/sentence';
import { sentenceOf, titleOf } from '@simulador/contracts/platform/problems';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';

/** Returns the status of a thrown value: its own for an HTTP error of Nest or Express, otherwise 500. */
export function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/** Returns the sentence of an error. Only a `Problem` has its own, because any other message could leak data. */
export const sentenceFor = (error: unknown, audience: Audience): string =>
  worded(error instanceof Problem ? error.detail : sentenceOf(statusOf(error)), audience);

/** Returns the body of an error, with its sentence in `field` too. In the words for its reader. */
export function problemBody(
  error: unknown,
  field: ErrorField,
  requestId: string,
  audience: Audience = 'visitor',
): ProblemDto {
  const status = statusOf(error);
  const traceId = currentTraceId();
  const detail = sentenceFor(error, audience);
  const fieldProblems = error instanceof Problem ? error.extra.fields : undefined;
  const fields = fieldProblems?.map(({ name, message }) => ({ name, message: worded(message, audience) }));
  const members = error instanceof Problem ? error.extra.members : undefined;
  return {
    type: 'about:blank',
    title: titleOf(status),
    status,
    detail,
    request_id: requestId,
    ...(traceId === undefined ? {} : { trace_id: traceId }),
    ...(fields?.length ? { fields } : {}),
    ...members,
    [field]: detail,
  };
}

const UNREACHABLE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'];
/**
 * SQL states of: connection lost, too many connections, starting or shutting down, statement timeout, deadlock, a server that became
 * read-only, a transaction that the server's limits ended.
 */
const SQL_STATES = /^(08|53)|^57(P0[1-5]|014)$|^40P01$|^25(006|P0[34])$/;
/** Messages of the driver's errors that have no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;
/** Errors of the ORM when the connection broke between two queries. */
const ORM_ERRORS = ['QueryRunnerAlreadyReleasedError', 'QueryRunnerProviderAlreadyReleasedError'];

/** Returns a 503 for an error of an unavailable database; null for any other error. */
export function databaseProblem(error: unknown): Problem | null {
  if (error instanceof Problem || typeof error !== 'object' || error === null) return null;
  const { code, message, name } = error as { code?: unknown; message?: unknown; name?: unknown };
  const isAway =
    (typeof code === 'string' && (UNREACHABLE.includes(code) || SQL_STATES.test(code))) ||
    (typeof message === 'string' && DRIVER_MESSAGES.test(message)) ||
    (typeof name === 'string' && ORM_ERRORS.includes(name));
  return isAway
    ? new Problem(503, SERVER_SENTENCES.databaseUnavailable, {
        cause: error,
        headers: { 'Retry-After': '5' },
      })
    : null;
}
