import type { Readable } from 'node:stream';
import { conversionPct, UNNAMED_HEAD_ROWS } from '@simulador/contracts/office/head-figures';
import type { SheetColumn } from '../../spreadsheet/sheet-xml.ts';
import { workbookOf } from '../../spreadsheet/workbook.ts';
import type { HeadRowDto } from './head.dto.ts';

const COLUMNS: readonly SheetColumn[] = [
  { field: 'group', heading: 'Por', kind: 'text', widthChars: 12 },
  { field: 'name', heading: 'Nombre', kind: 'text', widthChars: 28 },
  { field: 'received', heading: 'Recibidas', kind: 'whole', widthChars: 12 },
  { field: 'firstAnswerMin', heading: 'Primera respuesta, minutos', kind: 'whole', widthChars: 26 },
  { field: 'contacted', heading: 'Contactadas', kind: 'whole', widthChars: 14 },
  { field: 'approved', heading: 'Aprobadas', kind: 'whole', widthChars: 12 },
  { field: 'sent', heading: 'Enviadas', kind: 'whole', widthChars: 12 },
  { field: 'contacts', heading: 'Contactos', kind: 'whole', widthChars: 12 },
  { field: 'conversionPct', heading: 'Conversión, %', kind: 'percent', widthChars: 14 },
  { field: 'oldestDay', heading: 'Más antigua sin respuesta', kind: 'text', widthChars: 26 },
];
const GROUPS = { all: 'Total', branch: 'Sucursal', executive: 'Ejecutivo' } as const;

/** Returns the head's figures as a spreadsheet. @param dayOf returns the day of an instant as text */
export const headWorkbook = (rows: readonly HeadRowDto[], dayOf: (instant: string) => string): Readable =>
  workbookOf([
    {
      name: 'Jefatura',
      columns: COLUMNS,
      rows: rows.map((row) => ({
        ...row,
        group: GROUPS[row.group],
        name: row.name ?? UNNAMED_HEAD_ROWS[row.group],
        firstAnswerMin: row.first_answer_min,
        conversionPct: conversionPct(row),
        oldestDay: row.oldest_waiting === null ? null : dayOf(row.oldest_waiting),
      })),
    },
  ]);
