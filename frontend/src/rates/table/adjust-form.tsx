import { formatInteger, formatRate } from '@simulador/contracts/platform/format';
import { ChipSelect } from '#shared/ui/fields/chip-select.tsx';
import { Button } from '#shared/ui/button.tsx';
import { FieldError } from '#shared/ui/fields/field.tsx';
import { Segments } from '#shared/ui/fields/segments.tsx';
import type { SelectOption } from '#shared/ui/fields/select-field.tsx';
import { describeUf, optionsOf } from '../tarifas/describe.ts';
import type { TypedAdjustment } from './typed-adjustment.ts';
import type { Desk } from './use-desk.ts';

const UNITS = [
  { value: 'points', label: 'puntos' },
  { value: 'percent', label: '%' },
] as const;

export interface AdjustFormProps {
  desk: Desk;
  values: TypedAdjustment;
  /** Shows the rates of the scope. */
  onScope: (values: TypedAdjustment) => void;
}

/** Adjusts many rates by points or by percent; the grid shows them while the sum is typed. See docs/rules.md R900. */
export function AdjustForm({ desk, values, onScope }: AdjustFormProps) {
  const { tables, adjusting, adjust, adjustmentError: error } = desk;
  const change = (part: Partial<TypedAdjustment>): void => {
    const next = { ...values, ...part };
    adjust(next);
    onScope(next);
  };
  const isOwn = (range: { product: number }): boolean =>
    values.product === '' || String(range.product) === values.product;
  const years = tables.periods.filter(isOwn).flatMap(({ min_years, max_years }) => [min_years, max_years]);
  const ufs = tables.amounts.filter(isOwn).flatMap(({ min_amount, max_amount }) => [min_amount, max_amount]);
  const pick = (
    name: keyof TypedAdjustment,
    label: string,
    all: string,
    options: readonly SelectOption[],
  ) => (
    <ChipSelect
      name={`adjust_${name}`}
      {...{ label }}
      options={[{ value: '', label: all }, ...options]}
      value={values[name]}
      onChange={(value) => change({ [name]: value, ...(name === 'product' && { years: '', amounts: '' }) })}
    />
  );
  return (
    <form
      className="grid gap-2 border-t border-line bg-ground px-4 py-3"
      aria-label="Ajustar"
      noValidate
      onKeyDown={({ key }) => {
        if (key === 'Escape') adjust(null);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (error === undefined) desk.applyAdjustment();
      }}
    >
      <div className="flex flex-wrap gap-2">
        {pick('product', 'Producto', 'Todos', optionsOf(tables.products))}
        {pick('loan_use', 'Destino', 'Todos', optionsOf(tables.loanUses))}
        {pick('real_estate_type', 'Propiedad', 'Todas', optionsOf(tables.realEstateTypes))}
        {pick(
          'years',
          'Plazo',
          'Todos',
          boundsOf(years, (bound) => `${bound} años`),
        )}
        {pick('amounts', 'Monto', 'Todos', boundsOf(ufs, describeUf))}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label htmlFor="adjust_by" className="font-semibold">
          Suma
        </label>
        <span className="flex h-9 w-48 items-center rounded-md border border-edge bg-surface focus-within:outline-focused">
          <input
            id="adjust_by"
            name="adjust_by"
            inputMode="decimal"
            autoComplete="off"
            autoFocus
            placeholder="+0,10"
            className="px-3 text-right font-semibold outline-none"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : 'adjust_by-e'}
            value={values.by}
            onChange={({ currentTarget }) => change({ by: currentTarget.value })}
          />
          <Segments
            name="adjust_unit"
            legend="En"
            options={UNITS}
            value={values.unit}
            onChange={(unit) => change({ unit })}
          />
        </span>
        <p className="num" role="status">
          {adjusting && desk.previewed.length > 0 && <Effect desk={desk} values={values} />}
        </p>
        <span className="ml-auto flex gap-2">
          <Button small onClick={() => adjust(null)}>
            Quitar
          </Button>
          <Button small type="submit">
            Listo
          </Button>
        </span>
      </div>
      <FieldError name="adjust_by" error={error} />
    </form>
  );
}

/** Number of rates that the adjustment changes, the highest one, and those above the TMC. */
function Effect({ desk, values }: { desk: Desk; values: TypedAdjustment }) {
  const { previewed, present, maximumOf } = desk;
  const all = [...present.values()].filter(
    ({ product }) => values.product === '' || String(product) === values.product,
  );
  const above = previewed.filter(({ cell, value }) => (value ?? 0) > (maximumOf(cell) ?? Infinity)).length;
  const highest = Math.max(...previewed.map(({ value }) => value ?? 0));
  return (
    <>
      <b>{formatInteger(previewed.length)}</b>
      {` de ${formatInteger(all.length)} tasas; la más alta queda en `}
      <b>{formatRate(highest)}</b>
      {above === 0 ? ', bajo la TMC.' : `, y ${formatInteger(above)} sobre la TMC.`}
    </>
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
