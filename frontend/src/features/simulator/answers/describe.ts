/** One line of answers for each folded module, as far as it was answered. */
import { formatClp, formatMoney } from '@simulador/contracts/domain/format';
import { clpFromNumber, money } from '@simulador/contracts/domain/money';
import { WORKER_TYPE_NAMES } from '@simulador/contracts/messages/es';
import type { MoneyValue } from '#shared/ui/amounts/money-value.ts';
import type { ClientAnswers, CreditAnswers } from './answers.ts';

export const workerWords = (workerType: string): string =>
  workerType === '' ? '' : (WORKER_TYPE_NAMES[Number(workerType)] ?? '');

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

/** Keeps a figure and its unit on one line: `UF 2.000`, `25 años`. */
export const unbroken = (words: string): string =>
  words.replace(/(?<=\bUF) (?=\d)|(?<=\d) (?=años\b)/g, '\u00a0');
