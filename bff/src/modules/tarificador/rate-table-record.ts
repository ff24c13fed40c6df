import type { AuditEntry } from '../../access/audit.ts';
import type { RateTable } from './rate-tables.ts';

type Details = NonNullable<AuditEntry['details']>;
type Fields = Readonly<Record<string, unknown>>;

/** Made of other rows: said of those. */
const COMPUTED = /^is_range_/;

/** By which the record names a row. */
export const rateTableSubject = (table: RateTable, id: number): string => `${table} ${id}`;

/** What is recorded of a row that was added (nothing before), changed or deleted (nothing after). */
export function rateTableEntry<Row extends { readonly id: number }>(
  table: RateTable,
  actor: number | null,
  before: Row | null,
  after: Row | null,
): AuditEntry {
  const id = (after ?? before)?.id ?? 0;
  const action =
    before === null ? 'rate_table_added' : after === null ? 'rate_table_deleted' : 'rate_table_changed';
  return { action, actor, subject: rateTableSubject(table, id), details: differences(before, after) };
}

function differences(before: object | null, after: object | null): Details {
  const [was, is] = [(before ?? {}) as Fields, (after ?? {}) as Fields];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return Object.fromEntries(
    names
      .filter((name) => name !== 'id' && !COMPUTED.test(name) && was[name] !== is[name])
      .map((name) => [name, [was[name] ?? null, is[name] ?? null]]),
  );
}
