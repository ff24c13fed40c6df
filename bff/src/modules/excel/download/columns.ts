/** How the values of a column are kept and shown. */
export type CellKind = 'text' | 'whole' | 'date' | 'uf' | 'percent';

/** A simulation as a row of the file; dates are days since 30 December 1899, as spreadsheets count them. */
export interface SimulationRow {
  readonly id: number;
  /** What a change of it is compared with when the file is uploaded. */
  readonly version: number;
  readonly date: number;
  readonly name: string;
  readonly rut: string;
  readonly phone: string | null;
  readonly email: string;
  readonly propertyType: string;
  readonly purpose: string;
  readonly creditUf: number;
  readonly propertyValueUf: number;
  readonly termYears: number;
  readonly annualRatePct: number;
  readonly caePct: number;
  readonly totalDividendUf: number;
  readonly state: string;
  readonly resolution: string;
  readonly executive: string | null;
  readonly sent: 'Sí' | 'No';
  /** The number of its request in the workflow, when it was sent and by whom. */
  readonly request: number | null;
  readonly sentDate: number | null;
  readonly sentBy: string | null;
}

export interface Column {
  readonly field: keyof SimulationRow;
  readonly heading: string;
  readonly kind: CellKind;
  readonly widthChars: number;
}

/** The hidden sheet beside the rows: which version of each simulation the file shows. See docs/rules.md R336. */
export const VERSIONS_SHEET = 'Versiones';
export const VERSIONS_HEADINGS = ['ID', 'Versión'] as const;

/** The columns that an upload reads, by their headings. */
export const ID_HEADING = 'ID';
export const STATE_HEADING = 'Estado';
export const RESOLUTION_HEADING = 'Resolución';
export const EXECUTIVE_HEADING = 'Ejecutivo';

/** In their order. See docs/rules.md R330. */
export const COLUMNS: readonly Column[] = [
  { field: 'id', heading: ID_HEADING, kind: 'whole', widthChars: 10 },
  { field: 'date', heading: 'Fecha', kind: 'date', widthChars: 12 },
  { field: 'name', heading: 'Nombre', kind: 'text', widthChars: 30 },
  { field: 'rut', heading: 'RUT', kind: 'text', widthChars: 14 },
  { field: 'phone', heading: 'Teléfono', kind: 'text', widthChars: 15 },
  { field: 'email', heading: 'Email', kind: 'text', widthChars: 32 },
  { field: 'propertyType', heading: 'Tipo Inmueble', kind: 'text', widthChars: 16 },
  { field: 'purpose', heading: 'Destino', kind: 'text', widthChars: 18 },
  { field: 'creditUf', heading: 'Monto Solicitado UF', kind: 'uf', widthChars: 20 },
  { field: 'propertyValueUf', heading: 'Valor Propiedad UF', kind: 'uf', widthChars: 20 },
  { field: 'termYears', heading: 'Plazo', kind: 'whole', widthChars: 8 },
  { field: 'annualRatePct', heading: 'Tasa', kind: 'percent', widthChars: 8 },
  { field: 'caePct', heading: 'CAE', kind: 'percent', widthChars: 8 },
  { field: 'totalDividendUf', heading: 'Dividendo UF', kind: 'uf', widthChars: 14 },
  { field: 'state', heading: STATE_HEADING, kind: 'text', widthChars: 16 },
  { field: 'resolution', heading: RESOLUTION_HEADING, kind: 'text', widthChars: 28 },
  { field: 'executive', heading: EXECUTIVE_HEADING, kind: 'text', widthChars: 28 },
  { field: 'sent', heading: 'Enviada a Workflow', kind: 'text', widthChars: 20 },
  { field: 'request', heading: 'Solicitud Workflow', kind: 'whole', widthChars: 20 },
  { field: 'sentDate', heading: 'Fecha de envío', kind: 'date', widthChars: 16 },
  { field: 'sentBy', heading: 'Enviada por', kind: 'text', widthChars: 28 },
];
