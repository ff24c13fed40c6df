import { type Cell, type CellStyle, writeXlsx } from 'hucre/xlsx';
import { type Column, CURRENT_COLUMNS, ID_COLUMN, RATE_COLUMN, type SheetRate } from './workbook-rows.ts';

const COLUMNS: readonly Column[] = [ID_COLUMN, ...CURRENT_COLUMNS, RATE_COLUMN];
const HEADING: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E3F1EF' } },
};

/** Returns a product's rates as a workbook: some hundred rows, so no stream is needed. */
export async function rateWorkbook(rates: readonly SheetRate[]): Promise<Buffer> {
  const content = await writeXlsx({
    sheets: [
      {
        name: 'Tarifas',
        columns: COLUMNS.map(({ widthChars, format }) => ({
          width: widthChars,
          ...(format !== undefined && { numFmt: format }),
        })),
        rows: [
          COLUMNS.map(({ heading }) => heading),
          ...rates.map((rate) => COLUMNS.map(({ field }) => rate[field])),
        ],
        cells: new Map(
          COLUMNS.map((_column, index): [string, Partial<Cell>] => [`0,${index}`, { style: HEADING }]),
        ),
        freezePane: { rows: 1 },
      },
    ],
  });
  return Buffer.from(content);
}
