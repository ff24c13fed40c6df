import { useState, type ReactNode } from 'react';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { DECIMALS } from '#shared/ui/amounts/money-value.ts';
import { shownAmount } from '#shared/ui/amounts/typed-amount.ts';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { Segments, type SegmentsProps } from '#shared/ui/fields/segments.tsx';
import { Bound } from '../fields/bound.tsx';
import { YearsField } from '../fields/years-field.tsx';
import { useAnswers, useBank, useForm } from '../state/simulator-context.tsx';
import styles from './estimate-card.module.css';
import { useEstimate } from './estimate-context.tsx';
import { ASSUMED } from './use-assumed.ts';

const { yearsMin, yearsMax } = LIMITS.web;

/** Fields of the estimate: value, savings, years, how many pay, and a subsidy. Those that are assumed are empty. See docs/rules.md R791. */
export function EstimateFields() {
  const { uf } = useBank();
  const { change } = useForm();
  const takesSubsidy = useAnswers(({ credit }) => credit.takesSubsidy);
  const { assumed } = useEstimate();
  const [isUnsure, setUnsure] = useState(false);
  const whole = useAnswers(({ credit }) => credit.propertyValue);
  const hasValue = whole.amount !== null;
  const isOfTwo = useAnswers(({ client }) => client.hasCodebtor);
  return (
    <div className={styles['ask']}>
      <div className={styles['line']}>
        <div className={styles['value']}>
          <Bound to="credit.propertyValue">
            {(field) => (
              <MoneyField {...field} isCompact uf={uf} placeholder="3.000" hint="Por ejemplo, UF 3.000" />
            )}
          </Bound>
        </div>
        <div className={styles['savings']}>
          <Bound to="credit.savings">
            {(field) => (
              <MoneyField
                {...field}
                {...(assumed.savings && {
                  value: { currency: field.value.currency, amount: null },
                  required: undefined,
                })}
                isCompact
                uf={uf}
                whole={whole}
                placeholder={
                  field.value.amount === null
                    ? '24.500.000'
                    : shownAmount(field.value.amount, DECIMALS[field.value.currency])
                }
                hint={hasValue ? `Suponemos el ${ASSUMED.savingsPct} %` : 'Lo que pones tú'}
              />
            )}
          </Bound>
        </div>
        <div className={styles['years']}>
          <Bound to="credit.paymentYears">
            {(field) => (
              <YearsField
                {...field}
                {...(assumed.years && { value: '', required: undefined })}
                suffix=""
                placeholder={ASSUMED.years}
                hint={
                  assumed.years && hasValue ? `Suponemos ${ASSUMED.years}` : `De ${yearsMin} a ${yearsMax}`
                }
              />
            )}
          </Bound>
        </div>
      </div>
      <div className={styles['choices']}>
        <Choice
          name="estimate_payers"
          legend="¿Cuántos pagan?"
          options={PAYERS}
          value={isOfTwo ? '2' : '1'}
          onChange={(count) => change({ 'client.hasCodebtor': count === '2' })}
        />
        <Choice
          name="estimate_takes_subsidy"
          legend="¿Tienes o postulas a un subsidio?"
          options={NO_YES}
          value={isUnsure ? 'yes' : takesSubsidy}
          onChange={(taken) => {
            setUnsure(false);
            change({ 'credit.takesSubsidy': taken });
          }}
        />
      </div>
      {(isUnsure || takesSubsidy === 'yes') && <EstimateSubsidy isUnsure={isUnsure} onUnsure={setUnsure} />}
    </div>
  );
}

const PAYERS = [
  { value: '1', label: '1' },
  { value: '2', label: '2' },
] as const;

const NO_YES = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Sí' },
] as const;

const EstimateSubsidy = deferred(
  () => import('./estimate-subsidy.tsx'),
  ({ EstimateSubsidy }) => EstimateSubsidy,
  'No pudimos cargar estas preguntas.',
  <Loading label="Cargando…" />,
);

/** A question of two answers in a row with its switch. */
function Choice<Value extends string>(props: Omit<SegmentsProps<Value>, 'className'>): ReactNode {
  return (
    <div className={styles['choice']}>
      <span aria-hidden="true">{props.legend}</span>
      <Segments {...props} />
    </div>
  );
}
