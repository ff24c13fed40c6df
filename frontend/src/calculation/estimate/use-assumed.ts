/** Figures that the estimate assumes until the visitor types them. See docs/rules.md R791. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DECIMALS, inCurrency, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import type { AnswerChanges } from '../answers/fields.ts';
import type { Simulator } from '../state/use-simulator.ts';

/** Assumed savings in percent of the value, and years. */
export const ASSUMED = { savingsPct: 20, years: '25' } as const;

/** True for each figure that is assumed, because its field is empty. */
export interface Assumed {
  readonly savings: boolean;
  readonly years: boolean;
}

export const ALL_ASSUMED: Assumed = { savings: true, years: true };
export const NONE_ASSUMED: Assumed = { savings: false, years: false };

/** Returns the assumed share of the value, in the currency of the savings. */
function assumedSavings(value: MoneyValue, { currency }: MoneyValue, ufValueClp: number): MoneyValue {
  const scale = 10 ** DECIMALS[value.currency];
  const amount =
    value.amount === null ? null : Math.round((value.amount * scale * ASSUMED.savingsPct) / 100) / scale;
  return inCurrency({ currency: value.currency, amount }, currency, ufValueClp);
}

/** Returns which figures are assumed, and a `change` that assumes those that are emptied. `first`: those assumed at the start. */
export function useAssumed({ change, answersNow, uf }: Simulator, first: Assumed) {
  const [assumed, setAssumed] = useState(first);
  // Several changes may come before the next render.
  const latest = useRef(first);
  const fill = (): void => {
    const { propertyValue, savings, paymentYears } = answersNow().credit;
    const { savings: isSavings, years: isYears } = latest.current;
    if (isYears && paymentYears === '') change({ 'credit.paymentYears': ASSUMED.years });
    if (!isSavings) return;
    const filled = assumedSavings(propertyValue, savings, uf.valueClp);
    if (filled.amount !== savings.amount) change({ 'credit.savings': filled });
  };
  const fillAgain = useEffectEvent(fill);
  // Pesos of a value in UF follow the UF.
  useEffect(() => fillAgain(), [uf.valueClp]);
  const changeAndFill = (changes: AnswerChanges): void => {
    const { 'credit.savings': savings, 'credit.paymentYears': years } = changes;
    const next = {
      savings:
        savings === undefined
          ? latest.current.savings && !('credit.creditAmount' in changes)
          : savings.amount === null,
      years: years === undefined ? latest.current.years : years === '',
    };
    latest.current = next;
    setAssumed(next);
    change(changes);
    fill();
  };
  return { assumed, change: changeAndFill };
}
