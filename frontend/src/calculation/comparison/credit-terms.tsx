import { useFigures, useForm } from '../state/simulator-context.tsx';
import { Comparison } from './comparison.tsx';

/** The credit at the other terms. See docs/rules.md R742. */
export function CreditTerms() {
  const { comparison } = useFigures();
  const { change } = useForm();
  if (comparison === null) return null;
  return <Comparison {...comparison} onUse={(years) => change({ 'credit.paymentYears': String(years) })} />;
}
