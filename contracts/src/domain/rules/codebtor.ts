/** Rules about the co-debtor, and sums for client and co-debtor. See docs/rules.md R580. */
import { LIMITS } from '../limits.ts';
import { toWireRut } from '../rut.ts';
import { rutRule } from './person.ts';
import { digitsOnly, requiredText } from './text.ts';
import { firstViolation, plain, violation, type Violation } from './violation.ts';

/** The RUT of another person than the client. */
export const codebtorRutRule = (rut: string, clientRut: string): Violation | null =>
  firstViolation(
    () => rutRule(rut),
    () => (toWireRut(rut) === toWireRut(clientRut) ? plain('codebtor_same_rut') : null),
  );

/** Net income as typed, pesos a month: any amount helps, so only 0 is refused. */
export function codebtorIncomeRule(text: string): Violation | null {
  const digits = text.replace(/[.\s]/g, '');
  return firstViolation(
    () => requiredText(text),
    () => digitsOnly(digits),
    () => (Number(digits) > 0 ? null : plain('amount_zero')),
  );
}

/** 80 is allowed, 81 is not, as for the client. */
export function codebtorAgePlusYearsRule(age: number, years: number): Violation | null {
  const max = LIMITS.web.agePlusYearsMax;
  return age + years <= max ? null : violation('codebtor_age_plus_years', { max });
}

/** Number of people whom the life insurance covers and who owe the credit. */
export const peopleCount = (hasCodebtor: boolean): 1 | 2 => (hasCodebtor ? 2 : 1);

/** Pesos a month of both; null or undefined for no co-debtor. */
export const jointIncome = (incomeClp: number, codebtorIncomeClp: number | null | undefined): number =>
  incomeClp + (codebtorIncomeClp ?? 0);
