import { DataTable } from '#shared/office/data-table.tsx';
import { describeRate } from '../tarifas/describe.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { describeCell } from './sheet-texts.ts';
import styles from './sheets.module.css';

export interface PlannedRatesProps {
  changes: RateSheet['changes'];
  tables: RateTables;
}

const rateOr = (annualPct: number | null, none: string): string =>
  annualPct === null ? none : describeRate(annualPct);

/** Table of the changed rates, before and after. */
export function PlannedRates({ changes, tables }: PlannedRatesProps) {
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
