import type { ReactNode } from 'react';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { describeRate } from '../tarifas/describe.ts';
import { changeCountText, describeCell } from './sheet-texts.ts';
import styles from './sheets.module.css';

export interface SheetDeskProps {
  tables: RateTables;
  /** All changes of the sheet, listed under the grid. */
  changes: RateSheet['changes'];
  /** All changes in words, of which those of other kinds are listed too. */
  lines: RateSheet['lines'];
  grid: ReactNode;
  /** Parts next to the rates and below them. */
  rail: ReactNode;
  below: ReactNode;
}

/** Lays out a sheet: its grid, what belongs to it at its side, and the list of its changes under it. */
export function SheetDesk({ tables, changes, lines, grid, rail, below }: SheetDeskProps) {
  const others = lines.filter(({ kind }) => kind !== 'rate');
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
        {others.length > 0 && (
          <div className={styles['card']}>
            <h2>{others.length === 1 ? 'Cambia 1 valor' : `Cambian ${others.length} valores`}</h2>
            <ChangedValues lines={others} />
          </div>
        )}
        {below}
      </div>
    </div>
  );
}

interface PlannedRatesProps {
  changes: RateSheet['changes'];
  tables: RateTables;
}

const rateOr = (annualPct: number | null, none: string): string =>
  annualPct === null ? none : describeRate(annualPct);

/** Table of the changed rates, before and after. */
function PlannedRates({ changes, tables }: PlannedRatesProps) {
  return (
    <DataTable
      label="Tarifas que cambian"
      rows={changes}
      keyOf={(change) => describeCell(change, tables)}
      columns={[
        {
          label: 'Tarifa',
          of: (change) => <span className={styles['tariff']}>{describeCell(change, tables)}</span>,
        },
        { label: 'Antes', isNumber: true, of: ({ from }) => rateOr(from, 'Nueva') },
        { label: 'Después', isNumber: true, of: ({ value }) => <b>{rateOr(value, 'Eliminada')}</b> },
      ]}
    />
  );
}

/** Table of the changes of other kinds than rates: what is in force now, and what the set makes of it. */
function ChangedValues({ lines }: Pick<SheetDeskProps, 'lines'>) {
  return (
    <DataTable
      label="Valores que cambian"
      rows={lines}
      keyOf={({ kind, label }) => `${kind} ${label}`}
      columns={[
        {
          label: 'Valor',
          of: ({ label, warnings }) => (
            <>
              {label}
              {warnings.map((warning) => (
                <p key={warning} className="small">
                  <b>{warning}</b>
                </p>
              ))}
            </>
          ),
        },
        { label: 'Antes', of: ({ before }) => before ?? 'Nuevo' },
        { label: 'Después', of: ({ after }) => <b>{after ?? 'Se elimina'}</b> },
      ]}
    />
  );
}
