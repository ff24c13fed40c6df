import { useId } from 'react';
import { formatInteger } from '@simulador/contracts/platform/format';
import { Button } from '#shared/ui/button.tsx';
import { Segments } from '#shared/ui/fields/segments.tsx';
import { SelectField, type SelectOption } from '#shared/ui/fields/select-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { describeUf, optionsOf } from '../tarifas/describe.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import type { TypedAdjustment } from './typed-adjustment.ts';
import styles from './adjust-form.module.css';

export interface AdjustFormProps {
  tables: RateTables;
  /** True if the amount takes the focus. */
  hasFocus: boolean;
  /** Number of rates that the draft changes, and of all rates. */
  counts: readonly [changed: number, all: number];
  values: TypedAdjustment;
  /** Why the values are no adjustment that can be added; undefined if they can be, or nothing is typed. */
  error: string | undefined;
  /** True if the grid shows the adjustment. */
  isPreviewed: boolean;
  onType: (typed: TypedAdjustment) => void;
  onApply: () => void;
}

/** Adjusts many rates by points or by percent. The grid shows them while they are typed. See docs/rules.md R900. */
export function AdjustForm(props: AdjustFormProps) {
  const { tables, hasFocus, counts, values, error, isPreviewed, onType, onApply } = props;
  const titleId = useId();
  const change = (part: Partial<TypedAdjustment>): void => onType({ ...values, ...part });
  const isOwn = (range: { product: number }): boolean =>
    values.product === '' || String(range.product) === values.product;
  const select = (
    name: keyof TypedAdjustment,
    label: string,
    all: string,
    options: readonly SelectOption[],
  ) => (
    <SelectField
      name={`adjust_${name}`}
      label={label}
      placeholder={all}
      options={options}
      value={values[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const years = tables.periods.filter(isOwn).flatMap(({ min_years, max_years }) => [min_years, max_years]);
  const ufs = tables.amounts.filter(isOwn).flatMap(({ min_amount, max_amount }) => [min_amount, max_amount]);
  return (
    <form
      className={styles['form']}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isPreviewed) onApply();
      }}
    >
      <h2 id={titleId}>Ajustar</h2>
      <div className={styles['fields']}>
        <SelectField
          name="adjust_product"
          label="Tarifas de"
          placeholder="Todos"
          options={optionsOf(tables.products)}
          value={values.product}
          onChange={(value) => change({ product: value, years: '', amounts: '' })}
        />
        {select('loan_use', 'Destino', 'Todos', optionsOf(tables.loanUses))}
        {select('real_estate_type', 'Propiedad', 'Todas', optionsOf(tables.realEstateTypes))}
        {select(
          'years',
          'Plazo',
          'Todos',
          boundsOf(years, (bound) => `${bound} años`),
        )}
        {select('amounts', 'Monto', 'Todos', boundsOf(ufs, describeUf))}
        <TextField
          name="adjust_by"
          label="Suma"
          inputMode="decimal"
          autoComplete="off"
          autoFocus={hasFocus}
          placeholder="+0,10"
          value={values.by}
          error={error}
          data-unread={error !== undefined || undefined}
          onChange={(value) => change({ by: value })}
        />
        <Segments
          name="adjust_unit"
          legend="En"
          options={[
            { value: 'points', label: 'puntos' },
            { value: 'percent', label: '%' },
          ]}
          value={values.unit}
          onChange={(unit) => change({ unit })}
        />
      </div>
      <p className="num" role="status">
        {isPreviewed && (
          <>
            Vista previa: <b>{formatInteger(counts[0])}</b>
            {` de ${formatInteger(counts[1])} tarifas cambian`}
          </>
        )}
      </p>
      <Button type="submit" aria-disabled={!isPreviewed}>
        Aplicar al borrador
      </Button>
    </form>
  );
}

/** Returns the options to adjust from a bound of the ranges on, or up to it. */
function boundsOf(bounds: readonly number[], describe: (bound: number) => string): readonly SelectOption[] {
  const inner = [...new Set(bounds)].sort((one, other) => one - other).slice(1, -1);
  return [
    ...inner.map((bound) => ({ value: `${bound}-`, label: `Desde ${describe(bound)}` })),
    ...inner.map((bound) => ({ value: `-${bound}`, label: `Hasta ${describe(bound)}` })),
  ];
}
