import type { DataSource } from 'typeorm';
import type { SheetOfChangeDto } from './sheets.dto.ts';
import { FROM_SHEETS } from './sheet-rows.ts';

/** Details of an audit row, by changed field. */
type Details = Readonly<Record<string, readonly [from: unknown, to: unknown]>>;

/** Returns the id of the sheet that made a recorded change; null if there is none. */
export const sheetIdOf = (details: Details): number | null =>
  (details['sheet']?.[1] as number | undefined) ?? null;

/** Returns the authors and approvers of the sheets behind recorded changes, by sheet id. */
export async function sheetsOfChanges(
  source: DataSource,
  details: readonly Details[],
): Promise<ReadonlyMap<number | null, SheetOfChangeDto>> {
  const ids = [...new Set(details.map(sheetIdOf))].filter((id) => id !== null);
  const sheets: SheetOfChangeDto[] = await source.query(
    `SELECT sheets.id, sheets.name, author.full_name AS author, decider.full_name AS decided_by ${FROM_SHEETS}
     WHERE sheets.id = ANY ($1)`,
    [ids],
  );
  return new Map(sheets.map((sheet) => [sheet.id, sheet]));
}
