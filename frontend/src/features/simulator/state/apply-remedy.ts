import type { ResultProps, ChosenRemedy } from '#shared/simulation/result-slots.ts';
import type { SimulatorForm } from './use-simulator.ts';

type Change = SimulatorForm['change'];

/** Applies another term or credit to the form. Where savings and credit split the value, the savings follow. */
export function applyRemedy(change: Change, used: ChosenRemedy): void {
  if ('years' in used) change({ 'credit.paymentYears': String(used.years) });
  else {
    if (used.valueUf !== null) change({ 'credit.propertyValue': { currency: 'UF', amount: used.valueUf } });
    change({ 'credit.creditAmount': { currency: 'UF', amount: used.creditUf } });
  }
}

/** Returns the result with remedies that can be applied to the form. */
export function withRemedies(result: ResultProps, change: Change): ResultProps {
  const { verdict } = result;
  if (!verdict) return result;
  return { ...result, verdict: { ...verdict, onUse: (used) => applyRemedy(change, used) } };
}
