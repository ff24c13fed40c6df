import type { UseFormReturn } from 'react-hook-form';
import type { MoneyValue } from '#shared/ui/amounts/money-value.ts';
import type { CreditAnswers, ProjectAnswers } from './answers.ts';
import { creditFields } from './credit-facts.ts';
import { setAnswers } from './set-answers.ts';
import { splitAfter, splitCleared, type SplitPart } from './split.ts';

export interface CreditEdits {
  readonly changeValue: (propertyValue: MoneyValue) => void;
  readonly changePart: (part: SplitPart, amount: MoneyValue) => void;
  /** The other part is judged along with the one that was left: it came from it. */
  readonly leavePart: (onBlur: () => void) => void;
  readonly changeSubsidy: (change: Partial<CreditAnswers>) => void;
}

/** Answers of module 3 that change others. `ufValueClp`: pesos for one UF. */
export function creditEdits(
  form: UseFormReturn<CreditAnswers>,
  project: ProjectAnswers,
  ufValueClp: number,
): CreditEdits {
  const split = (credit: CreditAnswers, entered: SplitPart): Partial<CreditAnswers> => {
    const { splits, hasSubsidy } = creditFields(credit, project, ufValueClp);
    return splits ? splitAfter(credit, entered, hasSubsidy, ufValueClp) : {};
  };
  return {
    // Another currency is the same value: it clears nothing.
    changeValue: (propertyValue) => {
      const before = form.getValues();
      const isAnother = before.propertyValue.currency === propertyValue.currency;
      setAnswers(form, { propertyValue, ...(isAnother ? splitCleared(before) : {}) });
    },
    changePart: (part, amount) => {
      const before = form.getValues();
      const isAnother = before[part].currency === amount.currency;
      const after = { ...before, [part]: amount };
      setAnswers(form, { ...(isAnother ? split(after, part) : {}), [part]: amount });
    },
    leavePart: (onBlur) => {
      onBlur();
      const { savings, creditAmount } = form.getValues();
      if (savings.amount !== null && creditAmount.amount !== null)
        void form.trigger(['savings', 'creditAmount']);
    },
    // What was saved stays; the credit gives way.
    changeSubsidy: (change) => {
      const after = { ...form.getValues(), ...change };
      setAnswers(form, { ...change, ...(after.savings.amount === null ? {} : split(after, 'savings')) });
    },
  };
}
