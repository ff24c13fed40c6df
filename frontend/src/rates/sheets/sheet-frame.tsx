import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#shared/office/badge.tsx';
import { Screen } from '#shared/office/screen.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { SheetSteps } from './sheet-steps.tsx';
import { isDecided, lastReturn, STATE_TEXT, STATE_TONE } from './sheet-texts.ts';
import styles from './sheets.module.css';

const DELETED =
  'Esta hoja ya no existe: la eliminaron. Lo que ve, también lo que haya escrito, sigue aquí para que lo copie.';

export interface SheetFrameProps {
  sheet: RateSheet;
  /** True if it is deleted: nothing can be decided about it any more. */
  isDeleted: boolean;
  /** Actions that the user may take, in the title's row. */
  decisions: ReactNode;
  children: ReactNode;
}

/** Screen of a sheet: its name and state, the decisions about it, and its steps above the content. */
export function SheetFrame({ sheet, isDeleted, decisions, children }: SheetFrameProps) {
  return (
    <Screen
      isDense
      title={sheet.name}
      aside={
        <>
          <p className={styles['state']}>
            <Badge tone={STATE_TONE[sheet.state]}>{STATE_TEXT[sheet.state]}</Badge>
            <Link to="/tarifas/hojas">Todas las hojas</Link>
          </p>
          {!isDeleted && decisions}
        </>
      }
    >
      {isDeleted && (
        <Note tone="warn" role="alert" className={styles['note']}>
          <p>{DELETED}</p>
        </Note>
      )}
      <SheetSteps sheet={sheet} />
      {isReturned(sheet) && (
        <Note tone="warn" className={styles['note']}>
          <p>
            <b>{`${lastReturn(sheet).by} la devolvió:`}</b> {sheet.reason}
          </p>
        </Note>
      )}
      {children}
    </Screen>
  );
}

/** A sheet that is sent again keeps the reason of its return, until somebody approves it. */
const isReturned = (sheet: RateSheet): boolean =>
  sheet.state !== 'approved' && !isDecided(sheet) && sheet.reason !== null;
