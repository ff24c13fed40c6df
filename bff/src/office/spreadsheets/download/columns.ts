import type { Stated } from '@simulador/contracts/simulations/stated';
import { formatRut } from '@simulador/contracts/platform/rut';
import { REJECTED } from '@simulador/contracts/office/state-tone';
import { ID_HEADING } from '../../../spreadsheet/sheet-rows.ts';
import type { SheetColumn } from '../../../spreadsheet/sheet-xml.ts';

/** A column of the file, with the SQL expression of its cells. */
export interface Column<Field extends string = string> extends SheetColumn {
  readonly field: Field;
  /** SQL of the value, over the tables of `simulation-rows.ts`. Dates are days since 30 December 1899, as in spreadsheets. */
  readonly sql: string;
  /** Converts the database's text to the cell's. */
  readonly format?: (text: string) => string;
}

/** Name of the hidden sheet with the options of cells. See docs/rules.md R338. */
export const CHOICES_SHEET = 'Opciones';

/** Headings of the columns that an upload reads in addition to the ids. */
export const STATE_HEADING = 'Estado';
export const RESOLUTION_HEADING = 'Resolución';
export const EXECUTIVE_HEADING = 'Ejecutivo';

/** Returns SQL for the days from 30 December 1899 to a date. */
const spreadsheetDay = (sqlDate: string): string => `${sqlDate} - date '1899-12-30'`;
/** Returns SQL of a stored number; an empty cell for anything else, which would end the download. */
const numberIn = (part: string, name: string, type: string): string =>
  `CASE WHEN jsonb_typeof(${part}->'${name}') = 'number' THEN (${part}->>'${name}')::${type} END`;
/** SQL of `contactOf`: the visitor's own details, or the client's record if staff saved the simulation. */
const contact = (given: string, recorded: string): string =>
  `CASE flavour WHEN 'pro' THEN ${recorded} ELSE ${given} END`;

/** Name of a simulation's client, over the table `simulations`. */
export const NAME_SQL = "concat(inputs->>'firstName', ' ', inputs->>'lastName')";

/** Columns in the order of the file. See docs/rules.md R330. */
export const COLUMNS = [
  { field: 'id', heading: ID_HEADING, kind: 'whole', widthChars: 10, sql: 'simulations.id' },
  { field: 'date', heading: 'Fecha', kind: 'date', widthChars: 12, sql: spreadsheetDay('simulated_on') },
  {
    field: 'name',
    heading: 'Nombre',
    kind: 'text',
    widthChars: 30,
    sql: NAME_SQL,
  },
  { field: 'rut', heading: 'RUT', kind: 'text', widthChars: 14, sql: 'identification', format: formatRut },
  {
    field: 'phone',
    heading: 'Teléfono',
    kind: 'text',
    widthChars: 15,
    sql: contact("inputs->>'phone'", "coalesce(clients.phone_number, inputs->>'phone')"),
  },
  {
    field: 'email',
    heading: 'Email',
    kind: 'text',
    widthChars: 32,
    sql: contact("coalesce(inputs->>'email', clients.email)", 'clients.email'),
  },
  {
    field: 'propertyType',
    heading: 'Tipo Inmueble',
    kind: 'text',
    widthChars: 16,
    sql: "texts->>'propertyType'",
  },
  { field: 'creditType', heading: 'Destino', kind: 'text', widthChars: 18, sql: "texts->>'purpose'" },
  {
    field: 'creditAmount',
    heading: 'Monto Solicitado UF',
    kind: 'uf',
    widthChars: 20,
    sql: 'credit_uf::float8',
  },
  {
    field: 'propertyValue',
    heading: 'Valor Propiedad UF',
    kind: 'uf',
    widthChars: 20,
    sql: 'property_value_uf::float8',
  },
  {
    field: 'paymentYears',
    heading: 'Plazo',
    kind: 'whole',
    widthChars: 8,
    sql: numberIn('calculation', 'plazototal', 'int'),
  },
  { field: 'rate', heading: 'Tasa', kind: 'percent', widthChars: 8, sql: 'annual_rate_pct::float8' },
  {
    field: 'caePct',
    heading: 'CAE',
    kind: 'percent',
    widthChars: 8,
    sql: numberIn('figures', 'TasaCae', 'float8'),
  },
  {
    field: 'totalDividendUf',
    heading: 'Dividendo UF',
    kind: 'uf',
    widthChars: 14,
    sql: 'total_dividend_uf::float8',
  },
  { field: 'state', heading: STATE_HEADING, kind: 'text', widthChars: 16, sql: 'states.description' },
  {
    field: 'resolution',
    heading: RESOLUTION_HEADING,
    kind: 'text',
    widthChars: 28,
    sql: 'resolutions.description',
  },
  { field: 'executive', heading: EXECUTIVE_HEADING, kind: 'text', widthChars: 28, sql: 'users.full_name' },
  {
    field: 'sent',
    heading: 'Enviada a Workflow',
    kind: 'text',
    widthChars: 20,
    sql: "CASE WHEN enviado_a_finnflow THEN 'Sí' ELSE 'No' END",
  },
  { field: 'request', heading: 'Solicitud Workflow', kind: 'whole', widthChars: 20, sql: 'request' },
  {
    field: 'sentDate',
    heading: 'Fecha de envío',
    kind: 'date',
    widthChars: 16,
    sql: spreadsheetDay("(sent_at AT TIME ZONE 'America/Santiago')::date"),
  },
  {
    field: 'sentBy',
    heading: 'Enviada por',
    kind: 'text',
    widthChars: 28,
    sql: 'CASE WHEN sent_at IS NOT NULL THEN sent_by END',
  },
  {
    field: 'nextContact',
    heading: 'Próximo contacto',
    kind: 'date',
    widthChars: 18,
    // A rejected simulation has no next contact. The rejection is recognised by the state's name, as on the screens (R292).
    sql: `CASE WHEN NOT enviado_a_finnflow AND btrim(states.description) !~* '${REJECTED}' THEN ${spreadsheetDay('contact_on')} END`,
  },
  {
    field: 'codebtorName',
    heading: 'Codeudor',
    kind: 'text',
    widthChars: 30,
    sql: "inputs->'codebtor'->>'firstName' || ' ' || (inputs->'codebtor'->>'lastName')",
  },
  {
    field: 'codebtorRut',
    heading: 'RUT Codeudor',
    kind: 'text',
    widthChars: 14,
    sql: "inputs->'codebtor'->>'identification'",
    format: formatRut,
  },
  {
    field: 'contact',
    heading: 'Contactar',
    kind: 'text',
    widthChars: 11,
    // The same as `mayContact` and `wantsContact`.
    sql: `CASE WHEN clients.opposed_at >= simulations.created OR contact_consent->>'accepted' = 'false' THEN 'No' ELSE 'Sí' END`,
  },
] as const satisfies readonly Column[];

type ColumnField = (typeof COLUMNS)[number]['field'];

/** Row of a simulation with a value for each column; null is an empty cell. */
export type SimulationRow = Readonly<Record<ColumnField, string | number | null>> & {
  readonly id: number;
  /** Version that an upload compares with the current one. */
  readonly version: number;
};

/** Stated fields without a column in the file. */
export const LEFT_OUT: readonly (keyof Stated)[] = [
  'codebtorAge',
  'codebtorSalaryClp',
  'age',
  'workerType',
  'salaryClp',
  'branch',
  'propertyState',
  'isDfl2',
  'region',
  'comuna',
  'address',
  'company',
  'companyProject',
  'addsOther',
  'subsidyType',
  'subsidyAmount',
  'savings',
  'graceMonths',
  'product',
  'lifeInsurance',
  'fireInsurance',
  'unemployment',
];

/** The columns as the list of a SELECT. */
export const SELECTED = COLUMNS.map(({ field, sql }) => `${sql} AS "${field}"`).join(',\n    ');

const FORMATTED: readonly Column<ColumnField>[] = COLUMNS.filter((column) => 'format' in column);

/** Returns the row with its texts formatted. */
export function formatted(row: SimulationRow): SimulationRow {
  const texts: Record<string, string> = {};
  for (const { field, format } of FORMATTED) {
    const value = row[field];
    if (format && typeof value === 'string') texts[field] = format(value);
  }
  return { ...row, ...texts };
}
