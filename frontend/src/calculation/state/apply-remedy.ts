import { useState } from 'react';
import type { ResultProps, ChosenRemedy } from '../figures/shown.ts';
import { isSame, type Answers } from '../answers/answers.ts';
import { useAnswers, useForm } from './simulator-context.tsx';
import type { SimulatorForm } from './use-simulator.ts';

type Change = SimulatorForm['change'];

/** Applies a remedy to the form. Where savings and credit split the value, the savings follow. */
export function applyRemedy(change: Change, used: ChosenRemedy): void {
  if ('years' in used) change({ 'credit.paymentYears': String(used.years) });
  else if ('codebtorClp' in used)
    change({ 'client.hasCodebtor': true, 'client.codebtorSalaryClp': String(used.codebtorClp) });
  else {
    if (used.valueUf !== null) change({ 'credit.propertyValue': { currency: 'UF', amount: used.valueUf } });
    change({ 'credit.creditAmount': { currency: 'UF', amount: used.creditUf } });
  }
}

/** Restores the answers that a remedy changes. The part of the value that was calculated is calculated again. */
export function undoRemedy(change: Change, { client, credit }: Answers): void {
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

/** Returns the result with remedies that can be applied to the form, and undone until something else is changed. */
export function useRemedies(result: ResultProps): ResultProps {
  const { change, answersNow } = useForm();
  const [used, setUsed] = useState<{ readonly before: Answers; readonly after: Answers } | null>(null);
  const canUndo = useAnswers((answers) => used !== null && isSame(answers, used.after));
  const { verdict } = result;
  if (!verdict) return result;
  const onUse = (remedy: ChosenRemedy): void => {
    const before = answersNow();
    applyRemedy(change, remedy);
    setUsed({ before, after: answersNow() });
  };
  const onUndo = canUndo && used !== null ? () => undoRemedy(change, used.before) : null;
  return { ...result, verdict: { ...verdict, onUse, onUndo } };
}
