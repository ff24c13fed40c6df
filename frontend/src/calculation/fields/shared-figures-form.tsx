import { useId } from 'react';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { keepingParts } from '../state/keeping-parts.ts';
import { SimulatorContext, useBank, useCreditFields, useSimulator } from '../state/simulator-context.tsx';
import { Bound } from './bound.tsx';
import styles from './shared-figures-form.module.css';
import { TermField } from './term-field.tsx';
import { TouchedContext, useNewTouched } from './touched.ts';

const FIELDS = [
  'credit.propertyValue',
  'credit.savings',
  'credit.creditAmount',
  'credit.paymentYears',
] as const;

/** Figures of a shared link, for the receiver to change before anything else is asked. See docs/rules.md R702. */
export function SharedFiguresForm() {
  const simulator = useSimulator();
  return (
    <SimulatorContext value={{ ...simulator, change: keepingParts(simulator) }}>
      <Fields />
    </SimulatorContext>
  );
}

function Fields() {
  const titleId = useId();
  const { uf } = useBank();
  const { splits } = useCreditFields();
  const touched = useNewTouched(FIELDS);
  return (
    <TouchedContext value={touched}>
      <div role="group" aria-labelledby={titleId} className={styles['content']}>
        <p id={titleId} className={styles['title']}>
          Prueba otras cifras: el resultado las sigue.
        </p>
        <div className={styles['fields']}>
          <Bound to="credit.propertyValue">{(field) => <MoneyField {...field} uf={uf} />}</Bound>
          <Bound to={splits ? 'credit.savings' : 'credit.creditAmount'}>
            {(field) => <MoneyField {...field} uf={uf} />}
          </Bound>
          <TermField />
        </div>
      </div>
    </TouchedContext>
  );
}
