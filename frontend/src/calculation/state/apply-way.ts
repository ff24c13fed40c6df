import { useState } from 'react';
import { ufDifference } from '@simulador/contracts/platform/money';
import { isSame, type Answers } from '../answers/answers.ts';
import type { DividendoRequest } from '../api/wire.ts';
import type { ChosenWay } from '../figures/shown.ts';
import { useAnswers, useForm } from './simulator-context.tsx';
import type { SimulatorForm } from './use-simulator.ts';

type Change = SimulatorForm['change'];
const inUf = (amount: number) => ({ currency: 'UF', amount }) as const;

/** Applies a way out to the form. Where savings and credit split the value, the savings stay with another value, and the credit follows them. */
export function applyWay(
  change: Change,
  { kind, to }: ChosenWay,
  { valorpropiedad, montocredito }: Pick<DividendoRequest, 'valorpropiedad' | 'montocredito'>,
): void {
  switch (kind) {
    case 'years':
      return change({ 'credit.paymentYears': String(to) });
    case 'codebtor':
      return change({ 'client.hasCodebtor': true, 'client.codebtorSalaryClp': String(to) });
    case 'savings':
      return change({ 'credit.savings': inUf(to) });
    case 'credit':
      return change({ 'credit.creditAmount': inUf(to) });
    case 'value':
      change({ 'credit.propertyValue': inUf(to) });
      change({ 'credit.creditAmount': inUf(ufDifference(to, ufDifference(valorpropiedad, montocredito))) });
  }
}

/** Restores the answers that a way out changes. The part of the value that was calculated is calculated again. */
export function undoWay(change: Change, { client, credit }: Answers): void {
  const { propertyValue, savings, creditAmount, paymentYears } = credit;
  change({ 'credit.propertyValue': propertyValue });
  change(
    savings.isDerived || savings.amount === null
      ? { 'credit.creditAmount': creditAmount }
      : { 'credit.savings': savings },
  );
  change({ 'credit.paymentYears': paymentYears });
  change({
    'client.hasCodebtor': client.hasCodebtor,
    'client.codebtorSalaryClp': client.codebtorSalaryClp,
  });
}

/** Returns functions that apply a way out of a credit to the form, and undo it until something else is changed. */
export function useWaysOut() {
  const { change, answersNow } = useForm();
  const [used, setUsed] = useState<{ readonly before: Answers; readonly after: Answers } | null>(null);
  const canUndo = useAnswers((answers) => used !== null && isSame(answers, used.after));
  return {
    onUse: (way: ChosenWay, credit: DividendoRequest): void => {
      const before = answersNow();
      applyWay(change, way, credit);
      setUsed({ before, after: answersNow() });
    },
    onUndo: canUndo && used !== null ? () => undoWay(change, used.before) : null,
  };
}
