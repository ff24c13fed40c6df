import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { cellKey } from '@simulador/contracts/rates/rate-book';
import { SHEET_MAX } from '@simulador/contracts/rates/rate-sheet';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import { useUnsaved } from '#shared/office/leaving/unsaved.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { rangedCell } from '../tarifas/ranged-cell.ts';
import { WorkbookUpload } from '../tables/workbook-upload.tsx';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { useTableChange } from '../tarifas/use-table-change.ts';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { AdjustForm } from './adjust-form.tsx';
import { bookOf } from './book-of.ts';
import { keysByHand } from './by-hand.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { DraftCard, SAVE_FAILED } from './draft-card.tsx';
import { DraftGrid } from './draft-grid.tsx';
import { draftToDo } from './draft-to-do.ts';
import { GridHead } from './grid-head.tsx';
import { faultyRates, FaultyRates, LiveWarnings } from './live-warnings.tsx';
import { changesOf, presentOf, type PlannedCell, wantedOf, withCells } from './plan.ts';
import { patchSheet } from './sheet-data.ts';
import { SheetDesk } from './sheet-desk.tsx';
import { useDraft } from './use-draft.ts';
import { useMaximums } from './use-maximums.ts';
import { type Chosen, firstOf } from './first-shown.ts';
import { useShownCells } from './use-shown-cells.ts';
import styles from './sheets.module.css';

export interface DraftEditorProps {
  /** Version that was opened. */
  sheet: RateSheet;
  /** Number of the latest version, which saving replaces. */
  latestVersion: number;
  tables: RateTables;
  /** False once a colleague has submitted or decided the sheet. */
  canSave: boolean;
  /** Note above the rates if a colleague saved the sheet. */
  note: ReactNode;
  onDirty: (isDirty: boolean) => void;
  /** `isLatest`: false if more was typed during the save. */
  onSaved: (sheet: RateSheet, isLatest: boolean) => void;
  showsChangesOnly: boolean;
  onShowChangesOnly: (only: boolean) => void;
  /** Parts next to the rates and below them. */
  rail: ReactNode;
  below: ReactNode;
}

/** Edits a draft in the coverage grid. Nothing is saved before `Guardar`. See docs/rules.md R597. */
export function DraftEditor(props: DraftEditorProps) {
  const { sheet, latestVersion, tables, canSave, note, onDirty, onSaved, rail, below } = props;
  const { showsChangesOnly, onShowChangesOnly } = props;
  const book = bookOf(tables);
  const present = presentOf(book.rates);
  const adjusted = (useLocation().state as { adjusted?: number } | null)?.adjusted;
  const [chosen, setChosen] = useState(() => firstOf(sheet, tables, adjusted));
  const draft = useDraft(sheet, present, chosen.product);
  const { edited, shown, adjusting, adjustment, adjustmentError, typed, isDirty } = draft;
  const { name, setName, effect, setEffect, effectError, at } = draft;
  const { plan, adjustments } = shown;
  const isKept = useShownCells(showsChangesOnly, chosen, [...edited.plan.keys(), ...typed.keys()]);
  const [open, setOpen] = useState<'copy' | 'upload' | null>(null);
  const editor = useRef<HTMLDivElement>(null);
  const [unreadCount, countUnread] = useReducer((count: number, by: 1 | -1) => count + by, 0);
  const changes = changesOf(plan, present);
  const byHand = keysByHand(changes, adjustments);
  const maximumOf = useMaximums([...new Set([chosen, ...changes].map((each) => each.product))], tables);
  const faults = faultyRates(changes, maximumOf);
  const input = useMemo(
    () => ({ edited, adjusting, name, effect, typed, open }),
    [edited, adjusting, name, effect, typed, open],
  );
  const inputNow = useRef(input);
  useEffect(() => {
    inputNow.current = input;
  }, [input]);
  const saving = useTableChange({
    change: async () => {
      const rows = sheet.rows.map(({ kind, row, values }) => ({
        kind,
        values,
        ...(row !== null && { row }),
      }));
      const wanted = [...wantedOf(plan, present), ...rows];
      const body = { name, changes: wanted, adjustments: [...adjustments], planned_at: at };
      const saved = await patchSheet(sheet.id, latestVersion, body);
      onSaved(saved, inputNow.current === input);
    },
    doneText: () => 'Borrador guardado.',
    failedText: SAVE_FAILED,
    onDone: () => undefined,
  });
  const report = useEffectEvent(onDirty);
  useEffect(() => report(isDirty), [isDirty]);
  useUnsaved(isDirty && !saving.isPending);
  const isNamed = name.trim() !== '';
  const isSaveable =
    canSave &&
    isDirty &&
    isNamed &&
    effectError === undefined &&
    changes.length <= SHEET_MAX.changes &&
    !faults.some(({ isUnsaveable }) => isUnsaveable);
  const toDo = draftToDo({
    ...{ unreadCount, isNamed, adjustmentError, effectError },
    changeCount: changes.length,
  });
  /** Focuses what can't be read. Returns false if there is nothing. */
  const focusUnread = (): boolean => {
    const unread = editor.current?.querySelector<HTMLElement>('[data-unread]');
    unread?.focus();
    return Boolean(unread);
  };
  const save = (): void => {
    if (isSaveable && !focusUnread()) saving.mutate(undefined);
  };
  const set = (cells: readonly PlannedCell[]): void => {
    if (cells.length > 0) draft.apply({ plan: withCells(plan, present, cells), adjustments });
  };
  const choose = (next: Chosen): void => {
    // Another grid would discard unreadable texts.
    if (unreadCount > 0) focusUnread();
    else setChosen(next);
  };
  const product = tables.products.find(({ id }) => id === chosen.product) ?? tables.products[0];
  if (!product) return null;
  return (
    <div ref={editor}>
      <AdjustForm
        tables={tables}
        hasFocus={adjusted !== undefined}
        counts={[changes.length, book.rates.length]}
        values={adjusting}
        error={adjustmentError}
        isPreviewed={adjustment !== null}
        onType={draft.adjust}
        onApply={draft.keep}
      />
      {note}
      <SheetDesk
        {...{ tables, changes, below }}
        lines={sheet.lines}
        grid={
          <section className={`${styles['card']} ${styles['whole']}`} aria-label="Tarifas de la hoja">
            <GridHead
              {...{ tables, changes, byHand, chosen }}
              onChoose={choose}
              {...{ showsChangesOnly, onShowChangesOnly }}
            />
            <DraftGrid
              {...{ tables, plan, present, chosen, product, maximumOf, typed }}
              isByHand={(cell) => byHand.has(cellKey(cell))}
              isShown={(cell) => plan.has(cellKey(cell)) || isKept(cell)}
              onSet={set}
              onUndo={() => draft.apply('undo')}
              onType={draft.type}
              onUnread={countUnread}
            />
            <div className={styles['tools']}>
              <Button
                small
                disabled={edited.past.length === 0 && adjustment === null}
                onClick={() => (adjustment === null ? draft.apply('undo') : draft.dropPreview())}
              >
                Deshacer
              </Button>
              <Button small onClick={() => setOpen('copy')}>
                Copiar o crear rango…
              </Button>
              <Button small onClick={() => setOpen('upload')}>
                Llenar con planilla…
              </Button>
              <TextField
                name="sheet_name"
                label="Nombre de la hoja"
                value={name}
                error={isNamed ? undefined : messageText('required')}
                maxLength={100}
                onChange={setName}
              />
            </div>
            <FaultyRates faults={faults} tables={tables} />
            <LiveWarnings book={book} changes={changes} tables={tables} />
          </section>
        }
        rail={
          <>
            <DraftCard
              value={effect}
              error={effectError}
              onChange={setEffect}
              {...{ isDirty, toDo, isSaveable, saving }}
              onSave={save}
            />
            {rail}
          </>
        }
      />
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
                const cell = rangedCell(rate, tables);
                return cell ? [{ cell, value: rate.rate }] : [];
              }),
            ]);
            setOpen(null);
          }}
        />
      )}
    </div>
  );
}
