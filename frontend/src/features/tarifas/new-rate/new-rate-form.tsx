import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FormValue } from '../form/fields.ts';
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

/** Product, group, ranges and rate; all rates of the group are added, or none. See docs/rules.md R356. */
export function NewRateForm({ tables, groups, start }: Omit<NewRateContext, 'maximum'>) {
  const navigate = useNavigate();
  const leave = () => void navigate('/tarifas');
  const [values, setValues] = useState(() => valuesAtStart(start));
  const [product, amount] = [idOf(values['product']), idOf(values['range_amount'])];
  const { data: coverage } = useQuery(coverageQuery(product));
  const maximum = amount === null ? null : maximumAt(coverage, amount);
  const form = useRecordForm({
    ...{ values, onChange: setValues },
    fields: newRateFields({ tables, groups, start, maximum }, values),
    rule: (answers) => rateErrors(answers, maximum),
    // The ranges are the product's.
    consequences: (name) => (name === 'product' ? { range_period: '', range_amount: '' } : {}),
    save: async () => {
      if (values['group'] !== SINGLE) return (await postGroupRates(groupRatesOf(values))).length;
      await postRate(singleRateOf(values, start));
      return 1;
    },
    savedText: createdText,
    failedTitle: SAVE_FAILED,
    onSaved: leave,
  });
  return (
    <section className={styles['card']}>
      <RecordFormView form={form} label="Nueva tarifa" onCancel={leave} />
    </section>
  );
}
