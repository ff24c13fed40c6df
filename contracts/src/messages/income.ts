/** Whether an income carries a dividend, in the one sentence for it. See docs/rules.md R15. */
import { formatClp } from '../domain/format.ts';
import { clpFromNumber } from '../domain/money.ts';

/** Pesos a month that an income lacks; 0 when it is enough. */
export const missingIncome = (incomeClp: number, minimumClp: number): number =>
  Math.max(0, minimumClp - incomeClp);

/** `Tu renta alcanza` or `Te faltan $35.864 de renta`. */
export function incomeVerdict(missingClp: number, isForStaff: boolean): string {
  if (missingClp === 0) return isForStaff ? 'La renta alcanza' : 'Tu renta alcanza';
  return `${isForStaff ? 'Faltan' : 'Te faltan'} ${formatClp(clpFromNumber(missingClp))} de renta`;
}
