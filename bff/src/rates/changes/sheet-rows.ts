import type { EntityManager } from 'typeorm';
import { type StoredTable, writeStored } from '../book/stored-table.ts';
import type { PriceChange } from './kinds/row-kind.ts';
import type { SheetSummaryDto } from './sheets.dto.ts';

/** A row of `rate_sheets` as lists show it, with the ids of who wrote and decided it. */
export interface ListedSheet extends Readonly<Omit<SheetSummaryDto, 'actions'>> {
  readonly author_id: number | null;
  readonly writers: readonly number[];
  readonly decided_by_id: number | null;
}

export interface SheetRow extends ListedSheet {
  readonly changes: readonly PriceChange[];
}

export const SHEETS: StoredTable = {
  table: 'rate_sheets',
  columns: (
    'id name state version author writers created changed_at base_version changes planned_at impact ' +
    'submitted_at decided_by decided_at effective_at reason reverts'
  ).split(' '),
  key: ['id'],
  returned: ['id'],
};

type Written = Omit<SheetRow, 'id' | 'version' | 'author' | 'decided_by'> & {
  readonly changed_at: Date;
  readonly decided_by: number | null;
};
/** New values of a sheet. Absent fields are unchanged. */
export type SheetUpdate = { readonly [Name in keyof Written]?: Written[Name] | undefined };
/** Values of a new sheet. Who writes it is null for a job. */
export type NewSheet = SheetUpdate & { readonly author: number | null };

/** Stores a new sheet, and returns its id. */
export async function insertSheet(
  manager: EntityManager,
  now: Date,
  { author, ...values }: NewSheet,
): Promise<number> {
  const own = { author, writers: author === null ? [] : [author], base_version: await baseVersion(manager) };
  const stored = { ...own, created: now, changed_at: now, ...values };
  const row = await writeStored(manager, SHEETS, { before: null, values: stored });
  return Number(row?.['id']);
}

/** Returns when a sheet takes effect, or its author means it to; null for none. */
export const instantOf = ({ effective_at: at, planned_at: planned }: ListedSheet): Date | null =>
  at ?? planned;

export const SHEET_COLUMNS = `
  sheets.id, sheets.name, sheets.state, sheets.version, author.full_name AS author, sheets.author AS author_id, sheets.writers,
  sheets.created, sheets.base_version, sheets.submitted_at, decider.full_name AS decided_by,
  sheets.decided_by AS decided_by_id, sheets.decided_at, sheets.planned_at, sheets.effective_at, sheets.reason, sheets.reverts,
  jsonb_array_length(sheets.changes) AS change_count,
  jsonb_array_length(jsonb_path_query_array(sheets.changes, '$[*] ? (!exists (@.kind))')) AS rate_count`;
export const FROM_SHEETS = `
  FROM rate_sheets AS sheets
  LEFT JOIN users AS author ON author.id = sheets.author
  LEFT JOIN users AS decider ON decider.id = sheets.decided_by`;

/** Returns whole sheets. @param rest SQL: condition and order */
export const wholeSheets = (
  manager: EntityManager,
  rest: string,
  parameters: readonly unknown[],
): Promise<SheetRow[]> =>
  manager.query(`SELECT ${SHEET_COLUMNS}, sheets.changes ${FROM_SHEETS} WHERE ${rest}`, [...parameters]);

/** Returns the approved sheets that wait for their instant, the earliest first. @param until latest instant; null for all */
export const scheduledSheets = (manager: EntityManager, until: Date | null = null): Promise<SheetRow[]> =>
  wholeSheets(
    manager,
    `sheets.state = 'approved' AND ($1::timestamptz IS NULL OR sheets.effective_at <= $1)
     ORDER BY sheets.effective_at, sheets.id`,
    [until],
  );

/** Returns the ids of the active administrators who did not write in a sheet. */
export async function approversOf(manager: EntityManager, writers: readonly number[]): Promise<number[]> {
  const users: { id: number }[] = await manager.query(
    "SELECT id FROM users WHERE bank_role = 'adminrole' AND NOT disabled AND id <> ALL ($1)",
    [writers],
  );
  return users.map(({ id }) => id);
}

/** Returns the number of sheets that have come into force: the version of the rates for which a sheet is written. */
export async function baseVersion(manager: EntityManager): Promise<number> {
  const [row]: { count: number }[] = await manager.query(
    "SELECT count(*)::int AS count FROM rate_sheets WHERE state IN ('in_force', 'replaced')",
  );
  return row?.count ?? 0;
}
