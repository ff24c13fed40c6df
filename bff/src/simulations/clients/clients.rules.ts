import type { Flavour } from '@simulador/contracts/calculation/limits';
import { isBlankPhone } from '@simulador/contracts/platform/phone';
import { ageRangeRule, phoneRule, rutRule } from '@simulador/contracts/calculation/rules/person';
import { emailRule, nameRule, oneSpaced, plainName } from '@simulador/contracts/calculation/rules/text';
import { plain, type Violation } from '@simulador/contracts/calculation/rules/violation';
import { broken, refuse } from '../../http/problem.ts';
import type { ClientRequestDto, ContactRequestDto } from './clients.dto.ts';

/** Checks an introduction. @throws Problem 400 with one entry per invalid field */
export function assertClient(body: ClientRequestDto, flavour: Flavour): void {
  refuse([
    ...broken('email', emailRule(body.email)),
    ...broken('first_name', nameRule(body.first_name, flavour)),
    ...broken('last_name', nameRule(body.last_name, flavour)),
    ...broken('first_name', spellingRule(body.written_first_name, body.first_name)),
    ...broken('last_name', spellingRule(body.written_last_name, body.last_name)),
    ...broken('identification', rutRule(body.identification)),
    ...broken('phone_number', isBlankPhone(body.phone_number) ? null : phoneRule(body.phone_number)),
    ...broken('age', body.age === 0 ? null : ageRangeRule(body.age)),
  ]);
}

/** Returns null for a name that equals the stored one, because a program may send it again. */
const spellingRule = (written: string | undefined, name: string): Violation | null =>
  written === undefined || plainName(written) === oneSpaced(name) ? null : plain('name_format');

/** Checks contact details. @throws Problem 400 with one entry per invalid field */
export function assertContact({ email, phone_number: phone }: ContactRequestDto): void {
  refuse([
    ...broken('email', email === undefined ? null : emailRule(email)),
    ...broken('phone_number', phone === undefined || isBlankPhone(phone) ? null : phoneRule(phone)),
  ]);
}
