/** One line of answers for each folded module, as far as it was answered. */
import { WORKER_TYPE } from '@simulador/contracts/domain/codes';
import { formatClp, formatMoney } from '@simulador/contracts/domain/format';
import { clpFromNumber, money } from '@simulador/contracts/domain/money';
import type { MoneyValue } from '../../../shared/ui/money-value.ts';
import type { ClientAnswers, CreditAnswers } from './answers.ts';

const WORKER_WORDS: Readonly<Record<string, string>> = {
  [WORKER_TYPE.dependent]: 'Dependiente',
  [WORKER_TYPE.independent]: 'Independiente',
};

export const workerWords = (workerType: string): string => WORKER_WORDS[workerType] ?? '';

export const clientWords = ({
  name,
  lastName,
  age,
  workerType,
  salaryClp,
}: ClientAnswers): readonly string[] =>
  [
    `${name.trim()} ${lastName.trim()}`.trim(),
    age === '' ? '' : `${age} años`,
    workerWords(workerType),
    salaryClp === '' ? '' : formatClp(clpFromNumber(Number(salaryClp))),
  ].filter(isSaid);

export const creditWords = ({
  creditAmount,
  propertyValue,
  paymentYears,
}: CreditAnswers): readonly string[] =>
  [
    amountWords('Crédito de', creditAmount),
    amountWords('Propiedad de', propertyValue),
    paymentYears === '' ? '' : `${paymentYears} años`,
  ].filter(isSaid);

const amountWords = (what: string, { currency, amount }: MoneyValue): string =>
  amount === null ? '' : `${what} ${formatMoney(money(currency, amount))}`;
const isSaid = (words: string): boolean => words !== '';
