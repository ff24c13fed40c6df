/** Rules about the co-debtor, and sums for client and co-debtor. See docs/rules.md R580. */
import { LIMITS } from '../limits.ts';
import { toWireRut } from '../../platform/rut.ts';
import { rutRule } from './person.ts';
import { digitsOnly, requiredText, withoutThousands } from './text.ts';
import { firstViolation, plain, violation, type Violation } from './violation.ts';

/** Requires a valid RUT other than the client's. */
export const codebtorRutRule = (rut: string, clientRut: string): Violation | null =>
  firstViolation(
    () => rutRule(rut),
    () => (toWireRut(rut) === toWireRut(clientRut) ? plain('codebtor_same_rut') : null),
  );

/** Requires a net income above 0, as typed, pesos a month. There is no minimum, because any amount helps. */
export function codebtorIncomeRule(text: string): Violation | null {
  const digits = withoutThousands(text);
  return firstViolation(
    () => requiredText(text),
    () => digitsOnly(digits),
    () => (Number(digits) > 0 ? null : plain('amount_zero')),
  );
}

/** Requires that age plus payment years are at most 80, as for the client. */
export function codebtorAgePlusYearsRule(age: number, years: number): Violation | null {
  const max = LIMITS.web.agePlusYearsMax;
  return age + years <= max ? null : violation('codebtor_age_plus_years', { max });
}

/** Returns the number of debtors, all covered by the life insurance. */
export const peopleCount = (hasCodebtor: boolean): 1 | 2 => (hasCodebtor ? 2 : 1);

/** Returns the sum of both incomes, pesos a month; without a co-debtor the client's. */
export const jointIncome = (incomeClp: number, codebtorIncomeClp: number | null | undefined): number =>
  incomeClp + (codebtorIncomeClp ?? 0);
