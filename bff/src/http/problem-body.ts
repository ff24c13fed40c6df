import { currentTraceId } from '../observability/tracing.ts';
import { HttpException } from '@nestjs/common';
import type { ErrorField } from '@simulador/contracts/api/operation';
import { type FieldProblem, Problem } from './problem.ts';
import { sentenceOf, titleOf } from '@simulador/contracts/platform/problems';

/** Problem (RFC 9457) with the additional error fields that API clients read. See docs/rules.md R172. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly request_id: string;
  /** Id of the trace; absent if no traces are collected. */
  readonly trace_id?: string;
  readonly fields?: readonly FieldProblem[];
  readonly errors?: string;
  readonly errors_detail?: string;
}

/** Returns the status of a thrown value: its own for an HTTP error of Nest or Express, otherwise 500. */
export function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/** Words one of our sentences as `tú` or `usted`. */
export type Address = (sentence: string) => string;

/** Returns the sentence of an error for the client. Only a `Problem` has its own, because any other message could leak data. */
export function sentenceFor(error: unknown, address: Address): string {
  if (!(error instanceof Problem)) return address(sentenceOf(statusOf(error)));
  return error.extra.isVerbatim ? error.detail : address(error.detail);
}

/** Returns the body of an error, with its sentence in `field` too. `address` words its sentences for visitors or for staff. */
export function problemBody(
  error: unknown,
  field: ErrorField,
  requestId: string,
  address: Address = (sentence) => sentence,
): ProblemBody {
  const status = statusOf(error);
  const traceId = currentTraceId();
  const detail = sentenceFor(error, address);
  const fieldProblems = error instanceof Problem ? error.extra.fields : undefined;
  const fields = fieldProblems?.map(({ name, message }) => ({ name, message: address(message) }));
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
