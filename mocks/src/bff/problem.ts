import { sentenceOf, titleOf } from '@simulador/contracts/messages/problems';
import { HttpResponse } from 'msw';
import type { components } from '@simulador/contracts/generated/bff';
import type { ErrorField } from '../core/operation.ts';

type ProblemBody = components['schemas']['ProblemDto'];

/** The BFF could not answer: becomes problem+json with this status and Spanish sentence. */
export class BffProblem extends Error {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

/** With the BFF's own sentences; a refusal by the core brings its own. */
export const unusable = (): BffProblem => new BffProblem(502, sentenceOf(502));
export const tooSlow = (): BffProblem => new BffProblem(504, sentenceOf(504));
export const unreadable = (): BffProblem => new BffProblem(400, sentenceOf(400));

/** The problem as the client gets it, its sentence also in the operation's own error field. */
export function problemAnswer({ status, message }: BffProblem, errorField: ErrorField): Response {
  const body: ProblemBody = {
    type: 'about:blank',
    title: titleOf(status),
    status,
    detail: message,
    request_id: 'mock',
    [errorField]: message,
  };
  return HttpResponse.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}
