import type { Flavour } from '@simulador/contracts/domain/limits';
import { isUntouchedPhone } from '@simulador/contracts/domain/phone';
import { ageRangeRule, phoneRule, rutRule } from '@simulador/contracts/domain/rules/person';
import { emailRule, nameRule } from '@simulador/contracts/domain/rules/text';
import type { Violation } from '@simulador/contracts/domain/rules/violation';
import { violationText } from '@simulador/contracts/messages/es';
import { type FieldProblem, invalidFields } from '../../problem/problem.ts';
import type { ClientRequestDto, ContactRequestDto } from './clients.dto.ts';

/** @throws Problem 400 with one entry a refused field. */
export function assertClient(body: ClientRequestDto, flavour: Flavour): void {
  refuse([
    ...problem('email', emailRule(body.email)),
    ...problem('first_name', nameRule(body.first_name, flavour)),
    ...problem('last_name', nameRule(body.last_name, flavour)),
    ...problem('identification', rutRule(body.identification)),
    ...problem('phone_number', isUntouchedPhone(body.phone_number) ? null : phoneRule(body.phone_number)),
    ...problem('age', body.age === 0 ? null : ageRangeRule(body.age)),
  ]);
}

/** @throws Problem 400 with one entry a refused field. */
export function assertContact({ email, phone_number: phone }: ContactRequestDto): void {
  refuse([
    ...problem('email', email === undefined ? null : emailRule(email)),
    ...problem('phone_number', phone === undefined || isUntouchedPhone(phone) ? null : phoneRule(phone)),
  ]);
}

const problem = (name: string, broken: Violation | null): FieldProblem[] =>
  broken ? [{ name, message: violationText(broken) }] : [];

function refuse(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw invalidFields(problems);
}
