import { useState, type FormEvent } from 'react';
import { formatPct } from '@simulador/contracts/platform/format';
import { useAudienceText } from '#shared/context/audience.tsx';
import type { DividendoRow } from '../api/wire.ts';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { Bound } from '../fields/bound.tsx';
import { TouchedContext, useNewTouched } from '../fields/touched.ts';
import { TermField } from '../fields/term-field.tsx';
import { Actions } from '../form/actions.tsx';
import { useSimulator } from '../state/simulator-context.tsx';
import styles from './estimator.module.css';
import { ESTIMATE_FIELDS, ESTIMATE_NAMES } from './use-estimate.ts';

/** The credit has no field, because it follows from the savings, which show its violation. */
const TOUCHED = [...ESTIMATE_FIELDS, 'credit.creditAmount'] as const;

export interface EstimateFormProps {
  onContinue: () => void;
}

/**
 * The three fields, and the button to continue. The page's result shows the figures. Empty fields are marked after a submit only.
 */
export function EstimateForm({ onContinue }: EstimateFormProps) {
  const { uf, violations, isCreditValid, simulation } = useSimulator();
  const textFor = useAudienceText();
  const touched = useNewTouched(TOUCHED);
  const [isSubmitted, setSubmitted] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isCreditValid) return onContinue();
    setSubmitted(true);
    touched.touch(...TOUCHED);
    const [first] = ESTIMATE_FIELDS.filter((path) => violations[path] !== undefined);
    focusField(ESTIMATE_NAMES[first ?? 'credit.propertyValue']);
  };
  const own: typeof touched = {
    ...touched,
    names: { ...touched.names, ...ESTIMATE_NAMES },
    errorOf: (path) => {
      if (violations[path]?.code === 'required' && !isSubmitted) return undefined;
      // An invalid value is reported by itself.
      const isOfCredit =
        path === 'credit.savings' &&
        violations[path] === undefined &&
        violations['credit.propertyValue'] === undefined &&
        violations['credit.creditAmount']?.code !== 'required';
      return touched.errorOf(isOfCredit ? 'credit.creditAmount' : path);
    },
    touch: (...paths) =>
      touched.touch(
        ...paths,
        ...(paths.includes('credit.savings') ? (['credit.creditAmount'] as const) : []),
      ),
  };
  return (
    <TouchedContext value={own}>
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
            >{`${textFor('Continuar', 'Seguir')} con estas cifras`}</Button>
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
