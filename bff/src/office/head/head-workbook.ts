import type { Readable } from 'node:stream';
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
  { field: 'conversionPct', heading: 'Conversión, %', kind: 'percent', widthChars: 14 },
  { field: 'oldestDay', heading: 'Más antigua sin respuesta', kind: 'text', widthChars: 26 },
];
const GROUPS = { all: 'Todas', branch: 'Sucursal', executive: 'Ejecutivo' } as const;
const NONE = { all: '', branch: 'Sin sucursal', executive: 'Sin asignar' } as const;

/** Returns the head's figures as a spreadsheet. @param dayOf returns the day of an instant as text */
export const headWorkbook = (rows: readonly HeadRowDto[], dayOf: (instant: string) => string): Readable =>
  workbookOf([
    {
      name: 'Jefatura',
      columns: COLUMNS,
      rows: rows.map(({ group, name, received, contacted, approved, sent, ...row }) => ({
        ...{ received, contacted, approved, sent },
        group: GROUPS[group],
        name: name ?? NONE[group],
        firstAnswerMin: row.first_answer_min,
        conversionPct: received === 0 ? null : Math.round((10_000 * sent) / received) / 100,
        oldestDay: row.oldest_waiting === null ? null : dayOf(row.oldest_waiting),
      })),
    },
  ]);
