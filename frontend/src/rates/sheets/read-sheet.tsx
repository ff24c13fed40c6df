import { useState, type ReactNode } from 'react';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { cellKey } from '@simulador/contracts/rates/rate-book';
import { Note } from '#shared/ui/feedback/note.tsx';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { bookOf } from './book-of.ts';
import { keysByHand } from './by-hand.ts';
import { firstOf } from './first-shown.ts';
import { GridHead } from './grid-head.tsx';
import { plannedAt, planOf, presentOf } from './plan.ts';
import { RateGrid, ReadCell } from './rate-grid.tsx';
import { SheetDesk } from './sheet-desk.tsx';
import { effectOfSheet, isDecided } from './sheet-texts.ts';
import { useMaximums } from './use-maximums.ts';
import styles from './sheets.module.css';

export interface ReadSheetProps {
  sheet: RateSheet;
  tables: RateTables;
  /** Parts next to the rates and below them. */
  rail: ReactNode;
  below: ReactNode;
}

/** A sheet that is not edited: the grid of a sheet to come, its changes, and from when it is in force. */
export function ReadSheet({ sheet, tables, rail, below }: ReadSheetProps) {
  return (
    <SheetDesk
      {...{ tables, below }}
      changes={sheet.changes}
      lines={sheet.lines}
      grid={
        !isDecided(sheet) &&
        sheet.rows.length < sheet.change_count && <SheetGrid sheet={sheet} tables={tables} />
      }
      rail={
        <>
          <Effect sheet={sheet} />
          {rail}
        </>
      }
    />
  );
}

function SheetGrid({ sheet, tables }: Pick<ReadSheetProps, 'sheet' | 'tables'>) {
  const { changes, adjustments, warnings } = sheet;
  const [chosen, setChosen] = useState(() => firstOf(sheet, tables));
  const [changesOnly, showChangesOnly] = useState(false);
  const maximumOf = useMaximums([chosen.product], tables);
  const [plan, present] = [planOf(changes), presentOf(bookOf(tables).rates)];
  const former = new Map(changes.map((change) => [cellKey(change), change.from]));
  const byHand = keysByHand(changes, adjustments);
  const product = tables.products.find(({ id }) => id === chosen.product);
  if (!product) return null;
  return (
    <section className={`${styles['card']} ${styles['whole']}`} aria-label="Tarifas de la hoja">
      <GridHead
        tables={tables}
        changes={changes}
        byHand={byHand}
        chosen={chosen}
        onChoose={setChosen}
        showsChangesOnly={changesOnly}
        onShowChangesOnly={showChangesOnly}
      />
      <RateGrid
        {...{ tables, plan, present, product, chosen, maximumOf }}
        empty="Este producto no tiene rangos."
        isShown={(cell) => !changesOnly || plan.has(cellKey(cell))}
      >
        {(cell) => (
          <ReadCell
            key={cellKey(cell)}
            value={plannedAt(plan, present, cell)}
            before={former.get(cellKey(cell)) ?? null}
            isPlanned={plan.has(cellKey(cell))}
            isByHand={byHand.has(cellKey(cell))}
          />
        )}
      </RateGrid>
      <SheetWarnings state={sheet.state} warnings={warnings} />
    </section>
  );
}

/** Instant from which the sheet is in force, or is to be. See docs/rules.md R901, R903. */
function Effect({ sheet }: { sheet: RateSheet }) {
  const { state, actions, author } = sheet;
  const effect = effectOfSheet(sheet);
  if (effect === null) return null;
  const { at, isPlanned } = effect;
  const verb = isPlanned ? 'Pide que rija' : state === 'approved' ? 'Regirá' : 'Rige';
  return (
    <section className={styles['card']} aria-label="Entra en vigencia">
      <h2>Entra en vigencia</h2>
      <p className={`${styles['effect']} num`}>
        {`${verb} desde el ${formatInstant(new Date(at), ' a las ')}.`}
      </p>
      {isPlanned && actions.includes('approve') && (
        <p className="muted">{`La fecha es la de ${author ?? 'quien la escribió'}: al aprobarla puede cambiarla.`}</p>
      )}
    </section>
  );
}

const REVIEW: Partial<Record<RateSheet['state'], string>> = {
  submitted: 'Revise antes de aprobarla:',
  returned: 'Revise antes de enviarla de nuevo:',
};

function SheetWarnings({ state, warnings }: Pick<RateSheet, 'state' | 'warnings'>) {
  if (warnings.length === 0) return null;
  const isBad = warnings.some(({ kind }) => kind === 'above_tmc');
  return (
    <Note tone={isBad ? 'bad' : 'warn'} className={styles['gap']}>
      <p>
        <b>
          {isBad ? 'Hay tasas sobre la TMC: así no se puede aprobar.' : (REVIEW[state] ?? 'Advertencias:')}
        </b>
      </p>
      <ul>
        {warnings.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Note>
  );
}
