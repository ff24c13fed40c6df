import { type AuditEntry, differences } from '../../../access/audit.ts';
import type { RateTable } from './rate-tables.ts';

/** Made of other rows: said of those. */
const COMPUTED = /^is_range_/;

/** How the audit log names a row. */
export const rateTableSubject = (table: RateTable, id: number): string => `${table} ${id}`;

/** Audit entry of a row that was added (nothing before), changed, or deleted (nothing after). */
export function rateTableEntry<Row extends { readonly id: number }>(
  table: RateTable,
  actor: number | null,
  before: Row | null,
  after: Row | null,
): AuditEntry {
  const id = (after ?? before)?.id ?? 0;
  const action =
    before === null ? 'rate_table_added' : after === null ? 'rate_table_deleted' : 'rate_table_changed';
  return {
    action,
    actor,
    subject: rateTableSubject(table, id),
    details: differences(recorded(before), recorded(after)),
  };
}

const recorded = (row: object | null): object | null =>
  row && Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id' && !COMPUTED.test(name)));
