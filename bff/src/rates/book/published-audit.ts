import { type AuditEntry, differences } from '../../access/audit.ts';
import { keyOf, type PublishedTable } from './published-tables.ts';
import type { PublishedValueDto } from './published-values.dto.ts';

/** Returns the audit log's name of a published value. */
export const subjectOf = (table: PublishedTable, value: PublishedValueDto): string =>
  `${table} ${keyOf(value)}`;

/** Returns the audit entry of a value that was added (before is null), changed, or deleted (after is null). */
export function entryOf(
  table: PublishedTable,
  actor: number | null,
  before: PublishedValueDto | null,
  after: PublishedValueDto | null,
): AuditEntry {
  const value = (after ?? before) as PublishedValueDto;
  const action =
    before === null
      ? 'published_value_added'
      : after === null
        ? 'published_value_deleted'
        : 'published_value_changed';
  return { action, actor, subject: subjectOf(table, value), details: differences(before, after) };
}
