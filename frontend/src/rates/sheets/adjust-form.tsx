import { useId, useState } from 'react';
import type { RateAdjustment } from '@simulador/contracts/rates/adjustment';
import { Button } from '#shared/ui/button.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { SelectField, type SelectOption } from '#shared/ui/fields/select-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { describeUf, optionsOf } from '../tarifas/describe.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { readOffset } from './plan.ts';
import styles from './adjust-form.module.css';

export interface AdjustFormProps {
  tables: RateTables;
  /** Product that is chosen at first. */
  product: number;
  /** True if the amount takes the focus. */
  hasFocus: boolean;
  /** Number of rates that the draft changes, and of all rates. */
  counts: readonly [changed: number, all: number];
  isPreviewed: boolean;
  /** Called with the adjustment as it is typed; null for none. */
  onPreview: (adjustment: RateAdjustment | null) => void;
  onApply: () => void;
}

interface Typed {
  readonly product: string;
  readonly loan_use: string;
  readonly real_estate_type: string;
  /** `12-` from a bound on, `-12` up to it; '' for all. */
  readonly years: string;
  readonly amounts: string;
  readonly by: string;
  readonly unit: RateAdjustment['unit'];
}

/** Adjusts many rates by points or by percent. The grid shows them while they are typed. See docs/rules.md R900. */
export function AdjustForm(props: AdjustFormProps) {
  const { tables, product, hasFocus, counts, isPreviewed, onPreview, onApply } = props;
  const titleId = useId();
  const [typed, setTyped] = useState<Typed>({
    ...{ product: String(product), loan_use: '', real_estate_type: '', years: '', amounts: '', by: '' },
    unit: 'points',
  });
  const change = (part: Partial<Typed>): void => {
    const next = { ...typed, ...part };
    setTyped(next);
    onPreview(adjustmentOf(next));
  };
  const isOwn = (range: { product: number }): boolean =>
    typed.product === '' || String(range.product) === typed.product;
  const select = (name: keyof Typed, label: string, all: string, options: readonly SelectOption[]) => (
    <SelectField
      name={`adjust_${name}`}
      label={label}
      placeholder={all}
      options={options}
      value={typed[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
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
        if (!isPreviewed) return;
        onApply();
        setTyped({ ...typed, by: '' });
      }}
    >
      <h2 id={titleId}>Ajustar</h2>
      <div className={styles['fields']}>
        <SelectField
          name="adjust_product"
          label="Tarifas de"
          placeholder="Todos"
          options={optionsOf(tables.products)}
          value={typed.product}
          onChange={({ currentTarget }) => change({ product: currentTarget.value, years: '', amounts: '' })}
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
          value={typed.by}
          error={readOffset(typed.by) === undefined ? 'Escriba un ajuste, como +0,10 o -0,10' : undefined}
          onChange={({ currentTarget }) => change({ by: currentTarget.value })}
        />
        <RadioGroup
          name="adjust_unit"
          label="En"
          options={[
            { value: 'points', label: 'puntos' },
            { value: 'percent', label: '%' },
          ]}
          value={typed.unit}
          onChange={({ currentTarget }) =>
            change({ unit: currentTarget.value === 'percent' ? 'percent' : 'points' })
          }
        />
      </div>
      <p className="num" role="status">
        {isPreviewed && (
          <>
            Vista previa: <b>{counts[0].toLocaleString('es-CL')}</b>
            {` de ${counts[1].toLocaleString('es-CL')} tarifas cambian`}
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

function adjustmentOf({ by: text, unit, ...scope }: Typed): RateAdjustment | null {
  const by = readOffset(text);
  if (by === undefined || by === 0) return null;
  const [minYears, maxYears] = scope.years.split('-');
  const [minAmount, maxAmount] = scope.amounts.split('-');
  const parts = {
    ...{ product: scope.product, loan_use: scope.loan_use, real_estate_type: scope.real_estate_type },
    ...{ min_years: minYears, max_years: maxYears, min_amount: minAmount, max_amount: maxAmount },
  };
  const given = Object.entries(parts).filter(([, part]) => part !== undefined && part !== '');
  return { ...Object.fromEntries(given.map(([name, part]) => [name, Number(part)])), by, unit };
}
