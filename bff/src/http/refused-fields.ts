import type { Violation } from '@simulador/contracts/domain/rules/violation';
import { violationText } from '@simulador/contracts/messages/es';
import { type FieldProblem, invalidFields } from './problem.ts';

/** The field's problem when a rule is broken, as a list to be spread. */
export const broken = (name: string, violation: Violation | null): FieldProblem[] =>
  violation ? [{ name, message: violationText(violation) }] : [];

/** The field's problem when something does not hold that no rule of the form has a sentence for. */
export const unless = (holds: boolean, name: string, message: string): FieldProblem[] =>
  holds ? [] : [{ name, message }];

/** @throws Problem 400 with one entry a refused field. */
export function refuse(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw invalidFields(problems);
}
