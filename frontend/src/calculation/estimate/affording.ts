/** Answers about what a payment or an income can buy, which outlive their form. See docs/rules.md R575. */
import { createContext, use } from 'react';
import { jointIncome } from '@simulador/contracts/calculation/rules/codebtor';
import { derived } from '#shared/ui/amounts/money-value.ts';
import type { AffordInput, EstimateAnswers } from './stored-estimate.ts';
import type { Assumed } from './use-assumed.ts';

export interface Affording {
  readonly input: AffordInput;
  readonly setInput: (input: AffordInput) => void;
}

export const AffordContext = createContext<Affording | null>(null);

export function useAffording(): Affording {
  const affording = use(AffordContext);
  if (affording === null) throw new Error('Outside of an estimate');
  return affording;
}

/** Returns the input with the estimate's savings, years and income, unless something was typed into it before. */
export function startedFrom(
  input: AffordInput,
  { client, credit }: EstimateAnswers,
  assumed: Assumed,
): AffordInput {
  const isTyped = input.savings.amount !== null && input.savings.isDerived !== true;
  if (input.monthly !== '' || isTyped) return input;
  const incomeClp = jointIncome(
    Number(client.salaryClp),
    client.hasCodebtor ? Number(client.codebtorSalaryClp) : null,
  );
  return {
    ...input,
    ...(incomeClp > 0 ? { by: 'income', monthly: String(incomeClp) } : {}),
    savings: assumed.savings ? derived(credit.savings) : credit.savings,
    years: credit.paymentYears === '' ? input.years : credit.paymentYears,
  };
}
