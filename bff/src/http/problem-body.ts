import { currentTraceId } from '../observability/tracing.ts';
import { HttpException } from '@nestjs/common';
import type { ErrorField } from '@simulador/contracts/api/operation';
import type { ProblemDto } from './api-problems.ts';
import { Problem } from './problem.ts';
import { type Audience, worded } from '@simulador/contracts/platform/sentence';
import { sentenceOf, titleOf } from '@simulador/contracts/platform/problems';

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
