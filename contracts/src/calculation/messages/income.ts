/** Sentence about whether an income is enough for a dividend. See docs/rules.md R15. */
import { formatClp } from '../../platform/format.ts';
import { clpFromNumber } from '../../platform/money.ts';

/** Returns the pesos a month by which an income is too low; 0 if it is enough. */
export const missingIncome = (incomeClp: number, minimumClp: number): number =>
  Math.max(0, minimumClp - incomeClp);

interface Incomes {
  /** Whether a co-debtor's income is added. */
  readonly isJoint: boolean;
  readonly isForStaff: boolean;
  /** Other debts a month that the income pays too, pesos. */
  readonly debtsClp?: number | undefined;
}

/** Returns `Tu renta alcanza` or `Te faltan $35.864 de renta`, followed by other debts, if any. */
export function incomeVerdict(missingClp: number, { isJoint, isForStaff, debtsClp = 0 }: Incomes): string {
  const [enough, missing] = isJoint ? JOINT : isForStaff ? CLIENTS : OWN;
  const verdict = missingClp === 0 ? enough : `${missing} ${clp(missingClp)} de renta`;
  return debtsClp === 0 ? verdict : `${verdict} con ${clp(debtsClp)} de otras deudas`;
}

const clp = (amountClp: number): string => formatClp(clpFromNumber(amountClp));

const OWN = ['Tu renta alcanza', 'Te faltan'] as const;
const CLIENTS = ['La renta alcanza', 'Faltan'] as const;
const JOINT = ['La renta de ambos alcanza', 'Entre ambos faltan'] as const;
