/** Columns of the list. See docs/rules.md R710. */
import { HIDEABLE_COLUMNS, type HideableColumn } from '@simulador/contracts/office/saved-view';

/** Headings of the columns that a view may hide. */
export const COLUMN_NAMES: Readonly<Record<HideableColumn, string>> = {
  rut: 'RUT',
  phone: 'Teléfono',
  email: 'Email',
  state: 'Estado',
  amount: 'Monto',
  date: 'Fecha',
  executive: 'Ejecutivo',
  contact: 'Próximo contacto',
  sends: 'Envíos',
};

/** Returns the headings of a client's columns. The score has one only if a client on the page has a score. */
export const clientHeads = (hasScores: boolean): readonly string[] => [
  'Nombre',
  ...HIDEABLE_COLUMNS.flatMap((column) =>
    hasScores && column === 'state' ? ['Score', COLUMN_NAMES.state] : [COLUMN_NAMES[column]],
  ),
];
