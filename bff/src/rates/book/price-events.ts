import type { RateCell } from '@simulador/contracts/rates/rate-book';
import type { EntityManager } from 'typeorm';
import type { AuditEntry } from '../../access/audit.ts';
import { currentRequest } from '../../http/request-scope.ts';
import type { RateTable } from './rate-tables.ts';

/** Event in the history of a product: of a rate, or of a row to which rates refer. */
export interface PriceEvent {
  readonly table: RateTable;
  readonly id: number;
  readonly product: number;
  /** Cell of a rate, with its annual percent before and after; null for none. */
  readonly cell?: RateCell;
  readonly from?: number | null;
  readonly to?: number | null;
  /** Changed fields of another row, as texts. */
  readonly fields?: readonly object[];
}

const INSERT = `
  INSERT INTO price_events (at, actor, act, sheet_id, row_table, row_id, product_id, cell, rate_from, rate_to, fields)
  SELECT $1, $2, $3, $4, "table", id, product, cell - '{id,product,rate,range_period,range_amount}'::text[], "from", "to", fields
  FROM jsonb_to_recordset($5) AS event ("table" text, id int, product int, cell jsonb, "from" numeric, "to" numeric, fields jsonb)`;

/** Stores what happened to prices in one act: that of a sheet, or of a request at the core. */
export async function storeEvents(
  manager: EntityManager,
  events: readonly PriceEvent[],
  { at, actor, sheet }: { readonly at: Date; readonly actor: number | null; readonly sheet: number | null },
): Promise<void> {
  if (events.length === 0) return;
  const act = sheet === null ? (currentRequest()?.requestId ?? at.toISOString()) : `sheet ${sheet}`;
  await manager.query(INSERT, [at, actor, act, sheet, JSON.stringify(events)]);
}

/** Returns the event of a rate that has another percent than before; none for the same. */
export function rateEvent(id: number, cell: RateCell, from: number | null, to: number | null): PriceEvent[] {
  return from === to ? [] : [{ table: 'Tarificador', id, product: cell.product, cell, from, to }];
}

const PRODUCT_ROWS = ['Product', 'RangePeriod', 'RangeAmount'];
const textOf = (value: unknown): string | null => (value === null ? null : String(value));

/** Returns the event of an audited change of a product or a range; none of another row, or without changed fields. */
export function rowEvent({ rowTable, rowId, details = {} }: AuditEntry, product: unknown): PriceEvent[] {
  const fields = Object.entries(details)
    .filter(([name]) => name !== 'product' && name !== 'sheet')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, [from, to]]) => ({ name, from: textOf(from), to: textOf(to) }));
  if (!PRODUCT_ROWS.includes(rowTable ?? '') || fields.length === 0) return [];
  const id = rowId ?? 0;
  return [{ table: rowTable as RateTable, id, product: Number(product ?? id), fields }];
}
