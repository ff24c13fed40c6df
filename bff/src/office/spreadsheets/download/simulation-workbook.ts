import type { Readable } from 'node:stream';
import { letterOf, type SheetColumn } from '../../../spreadsheet/sheet-xml.ts';
import { VERSIONS_SHEET } from '../../../spreadsheet/sheet-rows.ts';
import { workbookOf } from '../../../spreadsheet/workbook.ts';
import { type Choices, NO_CHOICES } from './choices.ts';
import { CHOICES_SHEET, COLUMNS, type SimulationRow } from './columns.ts';

/** Maximum number of rows below the headings; the format's limit is 1.048.576. */
const ROWS_PER_SHEET = 1_000_000;

const VERSION_COLUMNS: readonly SheetColumn[] = [
  { field: 'id', heading: 'ID', kind: 'whole', widthChars: 10 },
  { field: 'version', heading: 'Versión', kind: 'whole', widthChars: 10 },
];
const CHOSEN = (Object.keys(NO_CHOICES) as (keyof Choices)[]).flatMap((field) =>
  COLUMNS.filter((column) => column.field === field).map((column) => ({ ...column, field })),
);

export interface SimulationWorkbookOptions {
  /** Choices of drop-downs; by default no cell has one. */
  readonly choices?: Choices;
  readonly rowsPerSheet?: number;
}

/**
 * Returns the workbook of simulations as a stream, with hidden sheets of versions and choices.
 * @param count approximate number of rows, which determines the number of sheets
 */
export function simulationWorkbook(
  rows: AsyncGenerator<SimulationRow, void>,
  count: number,
  { choices = NO_CHOICES, rowsPerSheet = ROWS_PER_SHEET }: SimulationWorkbookOptions = {},
): Readable {
  // Id and version of the first sheet's rows, one after the other, because an upload reads no other sheet.
  const versions: number[] = [];
  const dropDowns = CHOSEN.flatMap(({ field }, index) => {
    const [column, last] = [letterOf(index), choices[field].length + 1];
    return last === 1 ? [] : [{ field, range: `${CHOICES_SHEET}!$${column}$2:$${column}$${last}` }];
  });
  return workbookOf([
    ...Array.from({ length: Math.max(1, Math.ceil(count / rowsPerSheet)) }, (_sheet, index) => ({
      name: index === 0 ? 'Simulaciones' : `Simulaciones ${index + 1}`,
      columns: COLUMNS,
      rows: nextRows(rows, rowsPerSheet, index === 0 ? versions : undefined),
      dropDowns,
    })),
    { name: VERSIONS_SHEET, isHidden: true, columns: VERSION_COLUMNS, rows: versionRows(versions) },
    { name: CHOICES_SHEET, isHidden: true, columns: CHOSEN, rows: choiceRows(choices) },
  ]);
}

/** Reads the next rows, and leaves the others unread. @param versions receives each row's id and version */
async function* nextRows(
  rows: AsyncGenerator<SimulationRow, void>,
  count: number,
  versions?: number[],
): AsyncGenerator<SimulationRow, void> {
  for (let index = 0; index < count; index += 1) {
    const { value: row, done } = await rows.next();
    if (done) return;
    versions?.push(row.id, row.version);
    yield row;
  }
}

function* versionRows(versions: readonly number[]): Generator<{ id: number; version: number }, void> {
  for (let index = 0; index < versions.length; index += 2)
    yield { id: versions[index] ?? 0, version: versions[index + 1] ?? 0 };
}

function* choiceRows(choices: Choices): Generator<Record<keyof Choices, string | null>, void> {
  const { state, resolution, executive } = choices;
  for (let row = 0; row < Math.max(state.length, resolution.length, executive.length); row += 1)
    yield {
      state: state[row] ?? null,
      resolution: resolution[row] ?? null,
      executive: executive[row] ?? null,
    };
}
