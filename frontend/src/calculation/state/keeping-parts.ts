import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { projectFacts } from '../answers/answers.ts';
import type { SimulatorForm } from './use-simulator.ts';

/** Returns a `change` by which another value keeps the savings, and the credit follows; without savings the credit stays. */
export const keepingParts =
  ({ change, answersNow }: Pick<SimulatorForm, 'change' | 'answersNow'>): SimulatorForm['change'] =>
  (changes) => {
    const { savings, creditAmount } = answersNow().credit;
    change(changes);
    if (!('credit.propertyValue' in changes)) return;
    if (savings.amount !== null) change({ 'credit.savings': savings });
    else if (!isBuySale(projectFacts(answersNow().project).purpose))
      change({ 'credit.creditAmount': creditAmount });
  };
