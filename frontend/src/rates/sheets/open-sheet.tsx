import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { Badge } from '#shared/office/badge.tsx';
import { Screen } from '#shared/office/screen.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { Draft } from './draft.tsx';
import { PlannedRates } from './planned-rates.tsx';
import { sheetQuery } from './sheet-data.ts';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { SheetDecisions, useDecision } from './sheet-decisions.tsx';
import { Quoted } from './quoted.tsx';
import { SheetHistory } from './sheet-history.tsx';
import { SheetImpact } from './sheet-impact.tsx';
import { storedDraft } from './stored-draft.ts';
import { STATE_TEXT, STATE_TONE } from './sheet-texts.ts';
import styles from './sheets.module.css';

const NOT_LOADED = 'No pudimos cargar esta hoja.';

export interface OpenSheetProps {
  id: number;
  tables: RateTables;
}

/** One sheet: a draft's editor, or the changes with their history. */
export function OpenSheet({ id, tables }: OpenSheetProps) {
  const query = useQuery(sheetQuery(id));
  const { data: sheet } = query;
  const [isDirty, setDirty] = useState(() => storedDraft(id) !== null);
  const decision = useDecision();
  // A sheet with unsaved changes stays in the editor when a colleague decides it.
  const isEdited = sheet?.state === 'draft' || isDirty;
  return (
    <Screen
      title={sheet?.name ?? 'Hoja de tarifas'}
      aside={sheet && <Badge tone={STATE_TONE[sheet.state]}>{STATE_TEXT[sheet.state]}</Badge>}
    >
      <p className={styles['back']}>
        <Link to="/tarifas/hojas">Todas las hojas</Link>
        {sheet && <Facts sheet={sheet} />}
      </p>
      <QueryPart query={query} failed={NOT_LOADED} loading="Cargando la hoja…">
        {(sheet) => (
          <>
            {isReturned(sheet) && (
              <Note tone="warn" className={styles['gap']}>
                <p>
                  <b>{`${sheet.decided_by ?? 'Otra persona'} la devolvió:`}</b> {sheet.reason}
                </p>
              </Note>
            )}
            {isEdited ? (
              <Draft sheet={sheet} tables={tables} isDirty={isDirty} onDirty={setDirty} decision={decision} />
            ) : (
              <section className={styles['card']} aria-label="Tarifas de la hoja">
                <h2>
                  {sheet.change_count === 1 ? '1 tarifa cambia' : `${sheet.change_count} tarifas cambian`}
                </h2>
                <PlannedRates changes={sheet.changes} tables={tables} />
                <SheetWarnings warnings={sheet.warnings} />
              </section>
            )}
            {!isEdited && <SheetDecisions sheet={sheet} isSaved decision={decision} />}
            {sheet.change_count > 0 && <Quoted sheet={sheet} />}
            <SheetImpact key={`impact ${sheet.version}`} sheet={sheet} />
            <SheetHistory history={sheet.history} />
          </>
        )}
      </QueryPart>
    </Screen>
  );
}

const isApproved = (state: RateSheet['state']): boolean =>
  state === 'approved' || state === 'in_force' || state === 'replaced';

/** A sheet that is sent again keeps the reason of its return, until somebody approves it. */
const isReturned = ({ state, reason }: RateSheet): boolean => !isApproved(state) && reason !== null;

function Facts({ sheet }: { sheet: RateSheet }) {
  const { author, decided_by: decider, effective_at: at, planned_at: planned, state } = sheet;
  return (
    <span>
      {author !== null && <span>{`La escribió ${author}. `}</span>}
      {decider !== null && isApproved(state) && (
        <span>{decider === author ? 'La aprobó la misma persona. ' : `La aprobó ${decider}. `}</span>
      )}
      {state === 'submitted' && planned !== null && (
        <span>{`Pide que rija desde el ${formatInstant(new Date(planned), ' a las ')}.`}</span>
      )}
      {at !== null && (
        <span>
          {`${state === 'approved' ? 'Regirá' : 'Rige'} desde el ${formatInstant(new Date(at), ' a las ')}.`}
        </span>
      )}
    </span>
  );
}

export function SheetWarnings({ warnings }: Pick<RateSheet, 'warnings'>) {
  if (warnings.length === 0) return null;
  const isBad = warnings.some(({ kind }) => kind === 'above_tmc');
  return (
    <Note tone={isBad ? 'bad' : 'warn'} className={styles['gap']}>
      <p>
        <b>{isBad ? 'Hay tasas sobre la TMC: así no se puede aprobar.' : 'Revise antes de enviarla:'}</b>
      </p>
      <ul>
        {warnings.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Note>
  );
}
