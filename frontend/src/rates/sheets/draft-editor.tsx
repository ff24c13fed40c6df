import { useEffect, useEffectEvent, useReducer, useRef, useState, type ReactNode } from 'react';
import { failureText } from '#shared/api/api-error.ts';
import { useUnsaved } from '#shared/office/leaving/unsaved.ts';
import { Button } from '#shared/ui/button.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { optionsOf } from '../tarifas/describe.ts';
import { cellOfNew } from '../tarifas/cell-of-new.ts';
import { WorkbookUpload } from '../tables/workbook-upload.tsx';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { useTableChange } from '../tarifas/use-table-change.ts';
import { bookOf } from './book-of.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { DraftGrid } from './draft-grid.tsx';
import { changesOf, planOf, presentOf, type Plan, type PlannedCell, wantedOf, withCells } from './plan.ts';
import { PlannedRates } from './planned-rates.tsx';
import { patchSheet } from './sheet-data.ts';
import { clearDraft, storeDraft, storedDraft } from './stored-draft.ts';
import { restoredPlan, type TypedCells, unreadIn, withTyped } from './typed-cells.ts';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { WritersNote } from './writers-note.tsx';
import { LiveWarnings } from './live-warnings.tsx';
import styles from './sheets.module.css';

const SAVE_FAILED = 'No pudimos guardar la hoja. Inténtelo de nuevo en unos minutos.';

interface Edited {
  readonly plan: Plan;
  /** Plans before each edit, the latest last. */
  readonly past: readonly Plan[];
}

const edit = ({ plan, past }: Edited, next: Plan | 'undo'): Edited => {
  if (next !== 'undo') return { plan: next, past: [...past, plan] };
  const before = past.at(-1);
  return before ? { plan: before, past: past.slice(0, -1) } : { plan, past };
};

export interface DraftEditorProps {
  /** Version that was opened. */
  sheet: RateSheet;
  /** Number of the latest version, which saving replaces. */
  latestVersion: number;
  tables: RateTables;
  /** False once a colleague has submitted or decided the sheet. */
  canSave: boolean;
  /** Note above `Guardar` if a colleague saved the sheet. */
  note: ReactNode;
  onDirty: (isDirty: boolean) => void;
  onSaved: (sheet: RateSheet) => void;
}

/** Edits a draft in the coverage grid. Nothing is saved before `Guardar`. See docs/rules.md R597. */
export function DraftEditor(props: DraftEditorProps) {
  const { sheet, latestVersion, tables, canSave, note, onDirty, onSaved } = props;
  const book = bookOf(tables);
  const present = presentOf(book.rates);
  const [start] = useState(() => planOf(sheet.changes));
  const [stored] = useState(() => storedDraft(sheet.id));
  const [{ plan, past }, change] = useReducer(edit, null, () => ({
    plan: stored === null ? start : restoredPlan(stored, start, present),
    past: [],
  }));
  const [name, setName] = useState(stored?.name ?? sheet.name);
  const [typed, setTyped] = useState(() => unreadIn(stored));
  const [chosen, setChosen] = useState(() => firstOf(sheet, tables, typed));
  const [open, setOpen] = useState<'copy' | 'upload' | null>(null);
  const card = useRef<HTMLElement>(null);
  const [unreadCount, countUnread] = useReducer((count: number, by: 1 | -1) => count + by, 0);
  const isDirty = plan !== start || name !== sheet.name || typed.size > 0;
  const saving = useTableChange({
    change: async () => {
      onSaved(await patchSheet(sheet.id, latestVersion, { name, changes: wantedOf(plan, present) }));
    },
    doneText: () => 'Borrador guardado.',
    failedText: SAVE_FAILED,
    onDone: () => undefined,
  });
  const report = useEffectEvent(onDirty);
  useEffect(() => report(isDirty), [isDirty]);
  useUnsaved(isDirty && !saving.isPending, () => clearDraft(sheet.id));
  useEffect(() => {
    const { id, version } = sheet;
    if (isDirty) storeDraft(id, { version, name, cells: [...plan.values()], typed: [...typed.values()] });
    else clearDraft(id);
  }, [sheet, isDirty, plan, name, typed]);
  const isSaveable = canSave && isDirty && name.trim() !== '';
  const focusUnread = (): void => card.current?.querySelector<HTMLElement>('[data-unread]')?.focus();
  const save = (): void => {
    if (!isSaveable) return;
    if (unreadCount > 0) focusUnread();
    else saving.mutate(undefined);
  };
  const set = (cells: readonly PlannedCell[]): void => {
    if (cells.length > 0) change(withCells(plan, present, cells));
  };
  const choice = (field: 'product' | 'loan_use' | 'real_estate_type', label: string, options: string) => (
    <SelectField
      name={`sheet_${field}`}
      label={label}
      options={optionsOf(tables[options as 'products' | 'loanUses' | 'realEstateTypes'])}
      value={String(chosen[field])}
      onChange={({ currentTarget }) => {
        // Another grid would discard unreadable texts.
        if (unreadCount > 0) focusUnread();
        else setChosen({ ...chosen, [field]: Number(currentTarget.value) });
      }}
    />
  );
  const product = tables.products.find(({ id }) => id === chosen.product) ?? tables.products[0];
  if (!product) return null;
  return (
    <>
      <section ref={card} className={styles['card']} aria-label="Tarifas de la hoja">
        <div className={styles['fields']}>
          <TextField
            name="sheet_name"
            label="Nombre de la hoja"
            value={name}
            maxLength={100}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          {choice('product', 'Producto', 'products')}
          {choice('loan_use', 'Destino', 'loanUses')}
          {choice('real_estate_type', 'Tipo de Propiedad', 'realEstateTypes')}
        </div>
        <div className={styles['tools']}>
          <Button small disabled={past.length === 0} onClick={() => change('undo')}>
            Deshacer
          </Button>
          <Button small onClick={() => setOpen('copy')}>
            Copiar o crear rango…
          </Button>
          <Button small onClick={() => setOpen('upload')}>
            Llenar con planilla…
          </Button>
        </div>
        <DraftGrid
          tables={tables}
          plan={plan}
          present={present}
          chosen={chosen}
          product={product}
          onSet={set}
          onUndo={() => change('undo')}
          typed={typed}
          onType={(cell, text) => setTyped((before) => withTyped(before, cell, text))}
          onUnread={countUnread}
        />
        <LiveWarnings book={book} changes={changesOf(plan, present)} tables={tables} />
        {plan.size > 0 && (
          <div className={styles['changes']}>
            <h2>{plan.size === 1 ? '1 tarifa cambia' : `${plan.size} tarifas cambian`}</h2>
            <PlannedRates changes={changesOf(plan, present)} tables={tables} />
          </div>
        )}
        {isDirty && <WritersNote sheet={sheet} />}
        {note}
        <div className={styles['save']}>
          <span className="small muted" role="status">
            {unreadCount > 0
              ? 'Corrija la tasa marcada antes de guardar o de ver otras tarifas.'
              : isDirty
                ? 'Hay cambios sin guardar.'
                : 'Todo está guardado. Nadie lo ve hasta que esté en vigencia.'}
          </span>
          <Button
            variant="go"
            aria-disabled={!isSaveable}
            working={saving.isPending}
            workingLabel="Guardando…"
            onClick={save}
          >
            Guardar borrador
          </Button>
        </div>
        {saving.error !== null && !saving.isPending && (
          <p className={styles['refused']} role="alert">
            {failureText(saving.error, SAVE_FAILED)}
          </p>
        )}
      </section>
      {open === 'copy' && (
        <CopyDialog
          tables={tables}
          plan={plan}
          present={present}
          chosen={chosen}
          product={product}
          onCopy={(cells) => {
            set(cells);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'upload' && (
        <WorkbookUpload
          product={null}
          tables={tables}
          onClose={() => setOpen(null)}
          onTake={({ changed, added }) => {
            const byId = new Map(book.rates.map((rate) => [rate.id, rate]));
            set([
              ...changed.flatMap(({ id, to }): PlannedCell[] => {
                const cell = byId.get(id);
                return cell ? [{ cell, value: to }] : [];
              }),
              ...added.flatMap(({ rate }): PlannedCell[] => {
                const cell = cellOfNew(rate, tables);
                return cell ? [{ cell, value: rate.rate }] : [];
              }),
            ]);
            setOpen(null);
          }}
        />
      )}
    </>
  );
}

/** Returns the cell with an unreadable text, else the sheet's first change, else the first rate. */
function firstOf(
  { changes }: RateSheet,
  { rates, products, loanUses, realEstateTypes }: RateTables,
  typed: TypedCells,
) {
  const [unread] = typed.values();
  const first = unread?.cell ?? changes[0] ?? rates[0];
  return {
    product: first?.product ?? products[0]?.id ?? 0,
    loan_use: first?.loan_use ?? loanUses[0]?.id ?? 0,
    real_estate_type: first?.real_estate_type ?? realEstateTypes[0]?.id ?? 0,
  };
}
