import type { ReactNode } from 'react';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { PlannedRates } from './planned-rates.tsx';
import { changeCountText } from './sheet-texts.ts';
import styles from './sheets.module.css';

export interface SheetDeskProps {
  tables: RateTables;
  /** All changes of the sheet, listed under the grid. */
  changes: RateSheet['changes'];
  grid: ReactNode;
  /** Parts next to the rates and below them. */
  rail: ReactNode;
  below: ReactNode;
}

/** Lays out a sheet: its grid, what belongs to it at its side, and the list of its changes under it. */
export function SheetDesk({ tables, changes, grid, rail, below }: SheetDeskProps) {
  return (
    <div className={styles['desk']}>
      <div>{grid}</div>
      <div className={styles['rail']}>{rail}</div>
      <div>
        {changes.length > 0 && (
          <div className={styles['card']}>
            <h2>{changeCountText(changes.length)}</h2>
            <PlannedRates changes={changes} tables={tables} />
          </div>
        )}
        {below}
      </div>
    </div>
  );
}
