import type { Violation } from '@simulador/contracts/calculation/rules/violation';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { combined, type Sentence, worded } from '@simulador/contracts/platform/sentence';
import { HttpException } from '@nestjs/common';

/** An invalid field: its name on the wire and a Spanish sentence. */
export interface FieldProblem {
  readonly name: string;
  readonly message: Sentence;
}

export interface ProblemOptions {
  readonly fields?: readonly FieldProblem[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Additional members of the body (RFC 9457, extension members). */
  readonly members?: Readonly<Record<string, unknown>>;
  /** For the log only; never sent. */
  readonly cause?: unknown;
}

/** An error that is sent to the client (RFC 9457). `detail` is a Spanish sentence that a person can act on. */
export class Problem extends HttpException {
  /** Additional fields for the log line of the request. Never sent. */
  logFields: Readonly<Record<string, unknown>> = {};

  constructor(
    status: number,
    readonly detail: Sentence,
    readonly extra: ProblemOptions = {},
  ) {
    super(worded(detail, 'visitor'), status, { cause: extra.cause });
  }
}

/** Returns true if an error is a `Problem` with one of these statuses. */
export const isProblem = (error: unknown, ...statuses: readonly number[]): error is Problem =>
  error instanceof Problem && statuses.includes(error.getStatus());

export const badRequest = (detail: Sentence, fields: readonly FieldProblem[] = []): Problem =>
  new Problem(400, detail, { fields });

/** Problem 400 whose `detail` is made of the messages of its fields. */
export function invalidFields(fields: readonly FieldProblem[]): Problem {
  const detail = combined(
    fields.map(({ message }) => message),
    (messages) => {
      const distinct = [...new Set(messages)];
      return distinct.length === 1 ? distinct.join() : distinct.map(asSentence).join(' ');
    },
  );
  return badRequest(detail, fields);
}

const asSentence = (message: string): string => (message.endsWith('.') ? message : `${message}.`);

/** Returns a list with the field's problem if a rule is broken; otherwise an empty list. */
export const broken = (name: string, violation: Violation | null): FieldProblem[] =>
  violation ? [{ name, message: violationText(violation) }] : [];

/** Returns a list with the field's problem, with this message, unless `holds`. */
export const unless = (holds: boolean, name: string, message: Sentence): FieldProblem[] =>
  holds ? [] : [{ name, message }];

/** Throws if there are problems. @throws Problem 400 with one entry per invalid field */
export function refuse(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw invalidFields(problems);
}
