import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Note } from '#shared/ui/feedback/note.tsx';
import { useValues } from '#shared/ui/fields/use-values.ts';
import type { FormValue, FormValues } from '../form/fields.ts';
import { RecordFormView } from '../form/record-form.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { coverageQuery, maximumAt, postGroupRates } from '../tarifas/rate-data.ts';
import {
  existingErrors,
  groupRatesOf,
  newRateFields,
  rateErrors,
  valuesAtStart,
  wantedRatesOf,
  type NewRates,
} from './new-rate-fields.ts';
import { propose } from '../tarifas/proposed-set.ts';
import { SAVE_FAILED } from '../tarifas/use-price-action.ts';

const createdText = (count: number): string =>
  count === 1 ? 'Se creó 1 tarifa.' : `Se crearon ${count} tarifas.`;

const idOf = (value: FormValue | undefined): number | null => (value ? Number(value) : null);

export interface NewRateFormProps extends NewRates {
  /** Id of the product that is chosen at first; '' for none. */
  product: string;
}

/** Form for several new rates in a row: the next one begins with product, group and years of the previous one. */
export function NewRateForm(props: NewRateFormProps) {
  const [{ count, begun }, setNext] = useState(() => ({
    count: 0,
    begun: valuesAtStart(props.product),
  }));
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

interface OneNewRateProps extends NewRates {
  begun: FormValues;
  /** True if this form follows another one. */
  isNext: boolean;
  onNext: (saved: FormValues) => void;
}

/** Product, group, ranges and rate. All rates of the group are added, or none. See docs/rules.md R356. */
function OneNewRate({ tables, groups, begun, isNext, onNext }: OneNewRateProps) {
  const navigate = useNavigate();
  const leave = () => void navigate('/tarifas');
  const typed = useValues(begun);
  const { values } = typed;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNext) card.current?.querySelector<HTMLElement>('[name="range_amount"]')?.focus();
  }, [isNext]);
  const [product, amount] = [idOf(values['product']), idOf(values['range_amount'])];
  const { data: coverage } = useQuery(coverageQuery(product));
  const maximum = amount === null ? null : maximumAt(coverage, amount);
  const isBySheet = tables.changes.rates === 'by_sheet';
  const action = isBySheet ? 'Enviar a aprobación' : 'Guardar';
  const form = useRecordForm({
    typed,
    fields: newRateFields({ tables, groups, maximum }, values),
    rule: (answers) => ({
      ...rateErrors(answers, maximum),
      // A set changes the rates that exist.
      ...(!isBySheet && existingErrors(answers, { tables, groups })),
    }),
    // Ranges belong to a product.
    consequences: (name) => (name === 'product' ? { range_period: '', range_amount: '' } : {}),
    save: async () => {
      if (isBySheet) return propose(wantedRatesOf(values, { tables, groups }));
      return (await postGroupRates(groupRatesOf(values))).length;
    },
    savedText: createdText,
    failedTitle: SAVE_FAILED,
    onSaved: (isAgain) => (isAgain ? onNext(values) : leave()),
  });
  return (
    <section className="max-w-[770px] rounded-md border border-line bg-surface px-4 py-6 md:p-6" ref={card}>
      {isBySheet && (
        <Note className="mb-4">
          <p>Las tarifas cambian cuando otra persona las aprueba: estas se envían a aprobación.</p>
        </Note>
      )}
      {tables.products.length === 0 ? <ProductFirst /> : lacksRanges(tables, product) && <RangesFirst />}
      <RecordFormView form={form} label="Nueva tarifa" onCancel={leave} action={action} hasAgain />
    </section>
  );
}

/** Returns true if the product, or without one each product, has no range of years or of amounts. */
const lacksRanges = ({ products, periods, amounts }: NewRates['tables'], product: number | null): boolean =>
  products.every(
    ({ id }) =>
      (product !== null && id !== product) ||
      ![periods, amounts].every((all) => all.some((each) => each.product === id)),
  );

const ProductFirst = () => (
  <Note tone="warn" className="mb-4">
    <p>
      Falta un producto, del que son los rangos y las tarifas. Agréguelo primero en{' '}
      <Link to="/tarifas/mantenedores?tabla=Product">Producto</Link>.
    </p>
  </Note>
);

const RangesFirst = () => (
  <Note tone="warn" className="mb-4">
    <p>
      Faltan rangos: una tarifa es de un rango de tiempo y de un rango de monto de su producto. Agréguelos
      primero en <Link to="/tarifas/mantenedores?tabla=RangePeriod">Rango de Tiempo</Link> y en{' '}
      <Link to="/tarifas/mantenedores?tabla=RangeAmount">Rango de Monto</Link>.
    </p>
  </Note>
);
