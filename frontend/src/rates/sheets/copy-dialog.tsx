import { useState } from 'react';
import { formatInteger } from '@simulador/contracts/platform/format';
import type { RateCell } from '@simulador/contracts/rates/rate-book';
import { useUnsavedForm } from '#shared/office/leaving/unsaved.ts';
import { useValues } from '#shared/ui/fields/use-values.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import modal from '#shared/ui/dialog/modal.module.css';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { describeAmounts, describeYears } from '../tarifas/describe.ts';
import { DecimalField } from '../form/decimal-field.tsx';
import { boundFault, type BoundKind } from '../form/fields.ts';
import type { Product } from '../tarifas/rate-data.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { rangesOf } from './grid-ranges.ts';
import { copiedCells, ratesOfRange, readOffset, type Plan, type PlannedCell, type Present } from './plan.ts';
import styles from './sheets.module.css';

const WIDTH_PX = 620;
const NEW = 'new';
const NOT_IN_ORDER = 'El mínimo debe ser menor que el máximo';

/** Values of the form; `from` and `to` are indexes of the product's ranges. */
interface Copied {
  readonly kind: BoundKind;
  readonly from: string;
  readonly to: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly offset: string;
  readonly scope: 'all' | 'chosen';
}

export interface CopyDialogProps {
  tables: RateTables;
  plan: Plan;
  present: Present;
  product: Product;
  chosen: Pick<RateCell, 'product' | 'loan_use' | 'real_estate_type'>;
  onCopy: (cells: readonly PlannedCell[]) => void;
  onClose: () => void;
}

/**
 * Copies a range's rates to another range, which may be new, with an offset. Copies all groups and all ranges of the other kind
 * at once.
 */
export function CopyDialog(props: CopyDialogProps) {
  const { tables, plan, present, product, chosen, onCopy, onClose } = props;
  const { years, amounts } = rangesOf(product.id, tables, plan);
  const { values, setValues, isChanged } = useValues<Copied>({
    ...{ kind: 'amount', from: '0', to: NEW, min: null, max: null, offset: '+0,00', scope: 'all' },
  });
  const { kind, from, to, min, max, offset, scope } = values;
  const change = (part: Partial<Copied>): void => setValues({ ...values, ...part });
  const leave = useUnsavedForm(isChanged, onClose);
  const [isTried, setTried] = useState(false);
  useReturnedFocus();
  const ranges = (kind === 'amount' ? amounts : years).map((range) => ({
    range,
    label: 'min_amount' in range ? `UF ${describeAmounts(range)}` : `${describeYears(range)} años`,
  }));
  const options = ranges.map(({ label }, index) => ({ value: String(index), label }));
  const source = ranges[Number(from)]?.range;
  const faults = { min: boundFault(kind, min), max: boundFault(kind, max) };
  const isInOrder = min !== null && max !== null && min < max;
  const isRange = isInOrder && faults.min === undefined && faults.max === undefined;
  const target =
    to !== NEW
      ? ranges[Number(to)]?.range
      : isRange
        ? kind === 'amount'
          ? { min_amount: min, max_amount: max }
          : { min_years: min, max_years: max }
        : undefined;
  const points = readOffset(offset);
  const cells =
    source && target && points !== undefined
      ? copiedCells(
          plan,
          present,
          ratesOfRange(plan, present, product.id, source)
            .filter((cell) => scope === 'all' || isOf(cell, chosen))
            .map((cell) => [cell, { ...cell, ...target }]),
          points,
        )
      : [];
  const hasNothing = target !== undefined && points !== undefined && cells.length === 0;
  const copy = (): void => {
    setTried(true);
    if (cells.length > 0) onCopy(cells);
  };
  return (
    <Modal
      title="Copiar o crear rango"
      widthPx={WIDTH_PX}
      onClose={onClose}
      onEscape={leave}
      footer={
        <>
          <Button onClick={leave}>Cancelar</Button>
          <Button variant="go" onClick={copy}>
            {fillText(cells.length)}
          </Button>
        </>
      }
    >
      <div className={classNames(modal['padded'], styles['form'])}>
        <RadioGroup
          name="copy_kind"
          label="Qué se copia"
          options={[
            { value: 'amount', label: 'Un rango de monto (columna)' },
            { value: 'period', label: 'Un rango de tiempo (fila)' },
          ]}
          value={kind}
          onChange={(value) => change({ kind: value === 'period' ? 'period' : 'amount', from: '0', to: NEW })}
        />
        <SelectField
          name="copy_from"
          label="Desde"
          options={options}
          error={isTried && hasNothing ? 'Este rango no tiene tasas que copiar' : undefined}
          value={from}
          onChange={(value) => change({ from: value })}
        />
        <SelectField
          name="copy_to"
          label="Hacia"
          options={[{ value: NEW, label: 'Un rango nuevo' }, ...options]}
          value={to}
          onChange={(value) => change({ to: value })}
        />
        {to === NEW && (
          <>
            <DecimalField
              unit="UF"
              name="copy_min"
              label={kind === 'amount' ? 'Monto desde, UF' : 'Años desde'}
              value={min}
              error={isTried ? faults.min : undefined}
              onChange={(value) => change({ min: value })}
            />
            <DecimalField
              unit="UF"
              name="copy_max"
              label={kind === 'amount' ? 'Monto hasta, UF' : 'Años hasta'}
              value={max}
              error={isTried ? (faults.max ?? (isInOrder ? undefined : NOT_IN_ORDER)) : undefined}
              onChange={(value) => change({ max: value })}
            />
          </>
        )}
        <TextField
          name="copy_offset"
          label="Ajuste, puntos"
          hint="Se suma a cada tasa: +0,15 o -0,10."
          value={offset}
          error={points === undefined ? 'Escriba un ajuste, como +0,15' : undefined}
          onChange={(value) => change({ offset: value })}
        />
        <RadioGroup
          name="copy_scope"
          label="Para"
          options={[
            { value: 'all', label: `Todos los destinos y tipos de ${product.name}` },
            { value: 'chosen', label: 'Solo el destino y el tipo a la vista' },
          ]}
          value={scope}
          onChange={(value) => change({ scope: value === 'chosen' ? 'chosen' : 'all' })}
        />
      </div>
    </Modal>
  );
}

function fillText(count: number): string {
  if (count === 0) return 'Llenar';
  return count === 1 ? 'Llenar 1 tarifa' : `Llenar ${formatInteger(count)} tarifas`;
}

const isOf = (cell: RateCell, use: Pick<RateCell, 'loan_use' | 'real_estate_type'>): boolean =>
  cell.loan_use === use.loan_use && cell.real_estate_type === use.real_estate_type;
