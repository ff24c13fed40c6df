/** Audit entries of changed rows, and the events from which the history of a rate is read. */
import type { EntityManager } from 'typeorm';
import { type AuditEntry, differences } from '../../access/audit.ts';
import { currentRequest } from '../../http/request-scope.ts';
import type { RateDto } from './rate-tables.dto.ts';

/** Matches the id, which the subject has, and fields computed from other rows, whose own audit entries have the change. */
const NOT_RECORDED = /^(?:id$|is_range_)/;

const recorded = (row: object | null): object | null =>
  row && Object.fromEntries(Object.entries(row).filter(([name]) => !NOT_RECORDED.test(name)));

/**
 * Returns the audit entry of a row that was added (before is null), changed, or deleted (after is null).
 * @param sheet the set that did it; none in a core's tables
 */
export function rowEntry(
  kind: 'rate_table' | 'published_value' | 'price_value',
  subject: string,
  actor: number | null,
  [before, after]: readonly [before: object | null, after: object | null],
  sheet?: number,
): AuditEntry {
  const act = before === null ? 'added' : after === null ? 'deleted' : 'changed';
  const details = differences(recorded(before), recorded(after));
  const by = sheet !== undefined && { sheet: [null, sheet] as const };
  return { action: `${kind}_${act}`, actor, subject, details: { ...details, ...by } };
}

/** A rate before and after a change; null for none. */
export type ChangedRate = readonly [before: RateDto | null, after: RateDto | null];

const INSERT = `
  INSERT INTO price_events (at, actor, act, sheet_id, row_table, row_id, product_id, rate_from, rate_to)
  SELECT $1, $2, $3, $4, 'Tarificador', id, product, "from", "to"
  FROM jsonb_to_recordset($5) AS event (id int, product int, "from" numeric, "to" numeric) WHERE "from" IS DISTINCT FROM "to"`;

/** Stores the rates that one act gave another percent: that of a sheet, or of a request at the core. */
export async function storeRateEvents(
  manager: EntityManager,
  rates: readonly ChangedRate[],
  { at, actor, sheet }: { readonly at: Date; readonly actor: number | null; readonly sheet: number | null },
): Promise<void> {
  const act = sheet === null ? (currentRequest()?.requestId ?? at.toISOString()) : `sheet ${sheet}`;
  const events = rates.flatMap(([before, after]) => {
    const row = after ?? before;
    return row ? [{ ...row, from: before?.rate ?? null, to: after?.rate ?? null }] : [];
  });
  if (events.length > 0) await manager.query(INSERT, [at, actor, act, sheet, JSON.stringify(events)]);
}
