import { formatRut } from '@simulador/contracts/platform/rut';
import { REJECTED } from '@simulador/contracts/office/state-tone';
import { ID_HEADING } from '../../../spreadsheet/sheet-rows.ts';
import type { CellKind, SheetColumn } from '../../../spreadsheet/sheet-xml.ts';

/** A column of the file, with the SQL expression of its cells. */
export interface Column<Field extends string = string> extends SheetColumn {
  readonly field: Field;
  /** SQL of the value, over the tables of `simulation-rows.ts`. Dates are days since 30 December 1899, as in spreadsheets. */
  readonly sql: string;
  /** Converts the database's text to the cell's. */
  readonly format?: (text: string) => string;
}

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

const PHONE = contact("inputs->>'phone'", "coalesce(clients.phone_number, inputs->>'phone')");
const EMAIL = contact("coalesce(inputs->>'email', clients.email)", 'clients.email');
const SENT_DATE = "(sent_at AT TIME ZONE 'America/Santiago')::date";
/** SQL: a rejected simulation has no next contact. The rejection is recognised by the state's name, as on the screens (R292). */
const NEXT_CONTACT = `CASE WHEN NOT enviado_a_finnflow AND btrim(states.description) !~* '${REJECTED}' THEN ${spreadsheetDay('contact_on')} END`;
const CODEBTOR_NAME = "inputs->'codebtor'->>'firstName' || ' ' || (inputs->'codebtor'->>'lastName')";
/** SQL: the same as `mayContact` and `wantsContact`. */
const MAY_CONTACT = `CASE WHEN clients.opposed_at >= simulations.created OR contact_consent->>'accepted' = 'false' THEN 'No' ELSE 'Sí' END`;

const column = <const Field extends string>(
  field: Field,
  heading: string,
  kind: CellKind,
  widthChars: number,
  sql: string,
  format?: Column['format'],
): Column<Field> => ({ field, heading, kind, widthChars, sql, ...(format && { format }) });

/** Columns in the order of the file. See docs/rules.md R330. */
export const COLUMNS = [
  column('id', ID_HEADING, 'whole', 10, 'simulations.id'),
  column('date', 'Fecha', 'date', 12, spreadsheetDay('simulated_on')),
  column('name', 'Nombre', 'text', 30, NAME_SQL),
  column('rut', 'RUT', 'text', 14, 'identification', formatRut),
  column('phone', 'Teléfono', 'text', 15, PHONE),
  column('email', 'Email', 'text', 32, EMAIL),
  column('propertyType', 'Tipo Inmueble', 'text', 16, "texts->>'propertyType'"),
  column('creditType', 'Destino', 'text', 18, "texts->>'purpose'"),
  column('creditAmount', 'Monto Solicitado UF', 'uf', 20, 'credit_uf::float8'),
  column('propertyValue', 'Valor Propiedad UF', 'uf', 20, 'property_value_uf::float8'),
  column('paymentYears', 'Plazo', 'whole', 8, numberIn('calculation', 'plazototal', 'int')),
  column('rate', 'Tasa', 'percent', 8, 'annual_rate_pct::float8'),
  column('caePct', 'CAE', 'percent', 8, numberIn('figures', 'TasaCae', 'float8')),
  column('totalDividendUf', 'Dividendo UF', 'uf', 14, 'total_dividend_uf::float8'),
  column('state', STATE_HEADING, 'text', 16, 'states.description'),
  column('resolution', RESOLUTION_HEADING, 'text', 28, 'resolutions.description'),
  column('executive', EXECUTIVE_HEADING, 'text', 28, 'users.full_name'),
  column('sent', 'Enviada a Workflow', 'text', 20, "CASE WHEN enviado_a_finnflow THEN 'Sí' ELSE 'No' END"),
  column('request', 'Solicitud Workflow', 'whole', 20, 'request'),
  column('sentDate', 'Fecha de envío', 'date', 16, spreadsheetDay(SENT_DATE)),
  column('sentBy', 'Enviada por', 'text', 28, 'CASE WHEN sent_at IS NOT NULL THEN sent_by END'),
  column('nextContact', 'Próximo contacto', 'date', 18, NEXT_CONTACT),
  column('codebtorName', 'Codeudor', 'text', 30, CODEBTOR_NAME),
  column('codebtorRut', 'RUT Codeudor', 'text', 14, "inputs->'codebtor'->>'identification'", formatRut),
  column('contact', 'Contactar', 'text', 11, MAY_CONTACT),
];

type ColumnField = (typeof COLUMNS)[number]['field'];

/** Row of a simulation with a value for each column; null is an empty cell. */
export type SimulationRow = Readonly<Record<ColumnField, string | number | null>> & {
  readonly id: number;
  /** Version that an upload compares with the current one. */
  readonly version: number;
};

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
