import { type AuditEntry, differences } from '../../access/audit.ts';
import type { RateTable } from './rate-tables.ts';

/** Matches fields computed from other rows, whose own audit entries have the change. */
const COMPUTED = /^is_range_/;

/** Returns a row's subject in the audit log. */
export const rateTableSubject = (table: RateTable, id: number): string => `${table} ${id}`;

/** Returns the audit entry of a row that was added (before is null), changed, or deleted (after is null). */
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
    rowTable: table,
    rowId: id,
    details: differences(recorded(before), recorded(after)),
  };
}

/** Returns the entry with the sheet that made its change, if there is one. */
export const bySheet = (entry: AuditEntry, sheet: number | null): AuditEntry =>
  sheet === null ? entry : { ...entry, details: { ...entry.details, sheet: [null, sheet] } };

const recorded = (row: object | null): object | null =>
  row && Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id' && !COMPUTED.test(name)));
