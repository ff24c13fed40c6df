import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FormValue, FormValues } from '../form/fields.ts';
import { RecordFormView } from '../form/record-form.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { coverageQuery, maximumAt, postGroupRates, postRate } from '../rate-data.ts';
import {
  groupRatesOf,
  newRateFields,
  rateErrors,
  SINGLE,
  singleRateOf,
  valuesAtStart,
  type NewRateContext,
} from './new-rate-fields.ts';
import { SAVE_FAILED } from '../use-table-change.ts';
import styles from './new-rate-form.module.css';

const createdText = (count: number): string =>
  count === 1 ? 'Se creó 1 tarifa.' : `Se crearon ${count} tarifas.`;

const idOf = (value: FormValue | undefined): number | null => (value ? Number(value) : null);

export type NewRateFormProps = Omit<NewRateContext, 'maximum'>;

/** Form for several new rates in a row: the next one begins with product, group and years of the previous one. */
export function NewRateForm(props: NewRateFormProps) {
  const [{ count, begun }, setNext] = useState(() => ({ count: 0, begun: valuesAtStart(props.start) }));
  return (
    <OneNewRate
      key={count}
      {...props}
      begun={begun}
      isNext={count > 0}
      onNext={(values) => setNext({ count: count + 1, begun: { ...values, range_amount: '', rate: null } })}
    />
  );
}

interface OneNewRateProps extends NewRateFormProps {
  begun: FormValues;
  /** True if this form follows another one. */
  isNext: boolean;
  onNext: (saved: FormValues) => void;
}

/** Product, group, ranges and rate. All rates of the group are added, or none. See docs/rules.md R356. */
function OneNewRate({ tables, groups, start, begun, isNext, onNext }: OneNewRateProps) {
  const navigate = useNavigate();
  const leave = () => void navigate('/tarifas');
  const [values, setValues] = useState(begun);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNext) card.current?.querySelector<HTMLElement>('[name="range_amount"]')?.focus();
  }, [isNext]);
  const [product, amount] = [idOf(values['product']), idOf(values['range_amount'])];
  const { data: coverage } = useQuery(coverageQuery(product));
  const maximum = amount === null ? null : maximumAt(coverage, amount);
  const form = useRecordForm({
    values,
    onChange: setValues,
    fields: newRateFields({ tables, groups, start, maximum }, values),
    rule: (answers) => rateErrors(answers, maximum),
    // Ranges belong to a product.
    consequences: (name) => (name === 'product' ? { range_period: '', range_amount: '' } : {}),
    save: async () => {
      if (values['group'] !== SINGLE) return (await postGroupRates(groupRatesOf(values))).length;
      await postRate(singleRateOf(values, start));
      return 1;
    },
    savedText: createdText,
    failedTitle: SAVE_FAILED,
    onSaved: (isAgain) => (isAgain ? onNext(values) : leave()),
  });
  return (
    <section className={styles['card']} ref={card}>
      <RecordFormView form={form} label="Nueva tarifa" onCancel={leave} hasAgain />
    </section>
  );
}
