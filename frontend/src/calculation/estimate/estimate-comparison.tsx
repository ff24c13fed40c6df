import { Comparison } from '../comparison/comparison.tsx';
import { applyRemedy } from '../state/apply-remedy.ts';
import { useFigures, useForm } from '../state/simulator-context.tsx';

/** The estimate's credit at other terms. */
export function EstimateComparison() {
  const { comparison } = useFigures();
  const { change } = useForm();
  return comparison && <Comparison {...comparison} onUse={(years) => applyRemedy(change, { years })} />;
}
