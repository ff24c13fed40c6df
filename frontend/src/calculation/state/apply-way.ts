import { useState } from 'react';
import { ufDifference } from '@simulador/contracts/platform/money';
import { isSame, type Answers } from '../answers/answers.ts';
import { isAnotherCredit } from '../answers/changes.ts';
import type { DividendoRequest } from '../api/wire.ts';
import type { ChosenWay } from '../figures/shown.ts';
import { useBank, useForm, useTyped } from './simulator-context.tsx';
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

/** Returns functions that apply a way out of a credit to the form, and undo it until something else is changed. */
export function useWaysOut() {
  const { change, dispatch, form } = useForm();
  const { valueClp } = useBank().uf;
  const [used, setUsed] = useState<{ readonly before: Answers; readonly after: Answers } | null>(null);
  const canUndo = useTyped((typed) => used !== null && isSame(typed, used.after));
  return {
    onUse: (way: ChosenWay, credit: DividendoRequest): void => {
      const before = form.typed();
      applyWay(change, way, credit);
      setUsed({ before, after: form.typed() });
    },
    onUndo:
      canUndo && used !== null
        ? () => {
            const { before, after } = used;
            form.reset(before);
            dispatch({
              type: 'answered',
              module: isSame(before.client, after.client) ? 'm3' : 'm1',
              isAnotherCredit: isAnotherCredit(after, before, valueClp),
            });
          }
        : null,
  };
}
