import type { FormEvent } from 'react';
import { formatPct } from '@simulador/contracts/platform/format';
import type { DividendoRow } from '../api/wire.ts';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Bound } from '../fields/bound.tsx';
import { TouchedContext } from '../fields/touched.ts';
import { TermField } from '../fields/term-field.tsx';
import { Actions } from '../form/actions.tsx';
import { useSimulator } from '../state/simulator-context.tsx';
import styles from './estimator.module.css';
import { useEstimateTouched } from './use-estimate-touched.ts';

export interface EstimateFormProps {
  onContinue: () => void;
}

/** Staff's three fields, and the button to continue. The page's result shows the figures. */
export function EstimateForm({ onContinue }: EstimateFormProps) {
  const { uf, simulation } = useSimulator();
  const { touched, attempt } = useEstimateTouched();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    attempt(onContinue);
  };
  return (
    <TouchedContext value={touched}>
      <form noValidate onSubmit={submit} className={styles['form']}>
        <div className={styles['fields']}>
          <Bound to="credit.propertyValue">{(field) => <MoneyField {...field} uf={uf} />}</Bound>
          <Bound to="credit.savings">{(field) => <MoneyField {...field} uf={uf} />}</Bound>
          <TermField />
        </div>
        <div>
          <p className={styles['note']}>{assumption(simulation.result.row)}</p>
          <Actions>
            <Button
              variant={simulation.result.status === 'ready' ? 'go' : 'alt'}
              type="submit"
              disabled={uf.date === null}
            >
              Seguir con estas cifras
            </Button>
          </Actions>
        </div>
      </form>
    </TouchedContext>
  );
}

const assumption = (row: DividendoRow | null): string =>
  row === null
    ? 'Supone la compra de un departamento usado.'
    : `Supone la compra de un departamento usado, a la tasa sugerida de ${formatPct(row.Tasa)} anual.`;
