import type { ResultProps, Used } from '#shared/simulation/result-slots.ts';
import type { Simulator } from './use-simulator.ts';

/** Answers the form with another term or credit; where savings and credit split the value, the savings follow. */
export function takeRemedy({ change }: Simulator, used: Used): void {
  if ('years' in used) change({ 'credit.paymentYears': String(used.years) });
  else change({ 'credit.creditAmount': { currency: 'UF', amount: used.creditUf } });
}

/** The result, whose remedies can be taken into the form. */
export function usable(simulator: Simulator): ResultProps {
  const { result } = simulator.simulation;
  const { verdict } = result;
  if (!verdict) return result;
  return { ...result, verdict: { ...verdict, onUse: (used) => takeRemedy(simulator, used) } };
}
