import { useState, type FormEvent } from 'react';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { Bound } from '../fields/bound.tsx';
import { JudgedContext, useNewJudged } from '../fields/judged.ts';
import { TermField } from '../fields/term-fields.tsx';
import { Actions } from '../modules/actions.tsx';
import { useSimulator } from '../state/use-simulator.ts';
import { EstimateFigures } from './estimate-figures.tsx';
import styles from './estimator.module.css';
import { ESTIMATE_FIELDS, ESTIMATE_NAMES } from './use-estimate.ts';

export interface EstimateFormProps {
  onContinue: () => void;
}

/** The three fields, their result, and the button to continue. An empty field is not marked until the form is submitted. */
export function EstimateForm({ onContinue }: EstimateFormProps) {
  const { uf, violations, isCreditValid, simulation } = useSimulator();
  const judged = useNewJudged(ESTIMATE_FIELDS);
  const [isSubmitted, setSubmitted] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isCreditValid) return onContinue();
    setSubmitted(true);
    judged.judge(...ESTIMATE_FIELDS);
    const [first] = ESTIMATE_FIELDS.filter((path) => violations[path] !== undefined);
    focusField(ESTIMATE_NAMES[first ?? 'credit.propertyValue']);
  };
  const own: typeof judged = {
    ...judged,
    names: { ...judged.names, ...ESTIMATE_NAMES },
    errorOf: (path) =>
      violations[path]?.code === 'required' && !isSubmitted ? undefined : judged.errorOf(path),
  };
  return (
    <JudgedContext value={own}>
      <form noValidate onSubmit={submit}>
        <div className={styles['fields']}>
          <Bound to="credit.propertyValue">{(field) => <MoneyField {...field} uf={uf} />}</Bound>
          <Bound to="credit.savings">{(field) => <MoneyField {...field} uf={uf} />}</Bound>
          <TermField />
        </div>
        <EstimateFigures />
        <Actions>
          <Button
            variant={simulation.result.status === 'ready' ? 'go' : 'alt'}
            type="submit"
            disabled={uf.date === null}
          >
            Continuar con estas cifras
          </Button>
        </Actions>
      </form>
    </JudgedContext>
  );
}
