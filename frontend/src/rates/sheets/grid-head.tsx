import { formatInteger } from '@simulador/contracts/platform/format';
import { cellKey, type RateChange } from '@simulador/contracts/rates/rate-book';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { optionsOf } from '../tarifas/describe.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import type { Chosen } from './first-shown.ts';
import styles from './grid-head.module.css';

const CHOICES = [
  { field: 'product', label: 'Producto', options: 'products' },
  { field: 'loan_use', label: 'Destino', options: 'loanUses' },
  { field: 'real_estate_type', label: 'Tipo de Propiedad', options: 'realEstateTypes' },
] as const;

export interface GridHeadProps {
  tables: RateTables;
  /** All changes of the sheet. */
  changes: readonly RateChange[];
  byHand: ReadonlySet<string>;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  showsChangesOnly: boolean;
  onShowChangesOnly: (only: boolean) => void;
}

/** Choice of the rates that the grid shows, with how many of them the sheet changes. */
export function GridHead(props: GridHeadProps) {
  const { tables, changes, byHand, chosen, onChoose, showsChangesOnly, onShowChangesOnly } = props;
  const shown = changes.filter((change) => CHOICES.every(({ field }) => change[field] === chosen[field]));
  const handCount = shown.filter((change) => byHand.has(cellKey(change))).length;
  return (
    <header className={styles['head']}>
      {CHOICES.map(({ field, label, options }) => (
        <SelectField
          key={field}
          name={`sheet_${field}`}
          label={label}
          options={optionsOf(tables[options])}
          value={String(chosen[field])}
          onChange={(value) => onChoose({ ...chosen, [field]: Number(value) })}
        />
      ))}
      <p className={`${styles['key']} num`}>
        <span>
          <i />
          {shown.length === 1 ? 'Cambia 1' : `Cambian ${formatInteger(shown.length)}`}
        </span>
        {handCount > 0 && (
          <span>
            <i data-hand />
            {`A mano, ${formatInteger(handCount)}`}
          </span>
        )}
      </p>
      <CheckboxField
        name="sheet_changes_only"
        label="Solo lo que cambia"
        value={showsChangesOnly}
        onChange={onShowChangesOnly}
      />
    </header>
  );
}
