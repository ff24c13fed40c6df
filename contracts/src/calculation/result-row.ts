/** Columns of a calculation's result row: the list from which every other list of them is derived. */
import { ufFromNumber, ufToNumber } from '../platform/money.ts';

interface Column {
  readonly unit: 'years' | 'percent' | 'UF' | 'CLP' | 'date' | 'instalments';
  /** Name in a saved simulation, if the simulation takes the figure from its row. */
  readonly saved?: string;
  /** Name of an operation cost in lists of them. */
  readonly cost?: string;
}

/** Columns in the order of the wire. */
export const ROW_COLUMNS = {
  Plazo: { unit: 'years' },
  Tasa: { unit: 'percent' },
  TasaCae: { unit: 'percent', saved: 'cae' },
  Dividendo: { unit: 'UF', saved: 'monthly_mortgage_uf' },
  SegInc: { unit: 'UF', saved: 'fire_insurance_amount' },
  SegDesg: { unit: 'UF', saved: 'relief_insurance_amount' },
  SegCes: { unit: 'UF', saved: 'unemployment_insurance_amount' },
  DivTotal: { unit: 'UF', saved: 'total_monthly_mortgage_uf' },
  DivTotalPe: { unit: 'CLP', saved: 'total_monthly_mortgage_clp' },
  CostoTotalUF: { unit: 'UF', saved: 'total_mortgage' },
  RenMin: { unit: 'CLP', saved: 'min_salary' },
  FecVencimiento: { unit: 'date', saved: 'first_due_date' },
  Cuotas: { unit: 'instalments', saved: 'instalments' },
  TasacionUF: { unit: 'UF', saved: 'tasacionUF', cost: 'Tasación' },
  EstudioTitulosUF: { unit: 'UF', saved: 'eeTTUF', cost: 'Estudio de títulos' },
  Borrador: { unit: 'UF', saved: 'borradorUF', cost: 'Borrador de escritura' },
  Notaria: { unit: 'UF', saved: 'gastosnotarialesUF', cost: 'Notaría' },
  CBR: { unit: 'UF', saved: 'cbrUF', cost: 'Conservador de Bienes Raíces' },
  ImpuestoTE: { unit: 'UF', cost: 'Impuesto al mutuo' },
} as const satisfies Readonly<Record<string, Column>>;

type Columns = typeof ROW_COLUMNS;
export type RowColumn = keyof Columns;
/** Columns with a property, e.g. `{ unit: 'UF' }`. */
type Having<Property> = {
  [Name in RowColumn]: Columns[Name] extends Property ? Name : never;
}[RowColumn];
export type CostColumn = Having<{ cost: string }>;
type DecimalColumn = Having<{ unit: 'UF' } | { unit: 'percent' }>;
type SavedColumn = Having<{ saved: string }>;
type ValueOf<Name extends RowColumn> = Name extends Having<{ unit: 'date' }> ? string : number;

/** Result row: UF with 4 decimals, pesos whole, annual percent, ISO 8601 date. */
export type ResultRow = { readonly [Name in RowColumn]: ValueOf<Name> };
/** Figures of a row by their names in a saved simulation. */
export type SavedRow = { readonly [Name in SavedColumn as Columns[Name]['saved']]: ValueOf<Name> };

const COLUMNS = Object.entries<Column>(ROW_COLUMNS);
const namesWhere = <Name extends RowColumn>(isWanted: (column: Column) => boolean): readonly Name[] =>
  COLUMNS.filter(([, column]) => isWanted(column)).map(([name]) => name as Name);

export const ROW_NAMES = namesWhere<RowColumn>(() => true);
export const COST_COLUMNS = namesWhere<CostColumn>(({ cost }) => cost !== undefined);
/** UF and rates: the columns with four decimals. */
export const DECIMAL_COLUMNS = namesWhere<DecimalColumn>(({ unit }) => unit === 'UF' || unit === 'percent');
export const FIGURE_COLUMNS = namesWhere<Exclude<RowColumn, 'FecVencimiento'>>(({ unit }) => unit !== 'date');

/** Row without figures. */
export const EMPTY_ROW = Object.fromEntries(
  COLUMNS.map(([name, { unit }]) => [name, unit === 'date' ? '' : 0]),
) as ResultRow;

/** Returns a row's columns without other properties. */
export const columnsOf = (row: ResultRow): ResultRow =>
  Object.fromEntries(ROW_NAMES.map((name) => [name, row[name]])) as ResultRow;

/** Returns a row whose UF and rates have at most four decimals: a core's sums may have the noise of doubles. */
export const withoutNoise = (row: ResultRow): ResultRow => ({
  ...row,
  ...Object.fromEntries(DECIMAL_COLUMNS.map((name) => [name, fourDecimals(row[name])])),
});
/** Rounds UF or a percentage half up. */
export const fourDecimals = (value: number): number => ufToNumber(ufFromNumber(value));

/** Columns that a saved simulation has under names of its own. See docs/rules.md R137. */
export const SAVED_COLUMNS = COLUMNS.flatMap(([name, { saved, unit }]) =>
  saved === undefined ? [] : [{ name: name as SavedColumn, saved: saved as keyof SavedRow, unit }],
);

/** Renames a saved simulation's figures to those of a row. */
export const fromSavedRow = (simulation: SavedRow): Pick<ResultRow, SavedColumn> =>
  Object.fromEntries(SAVED_COLUMNS.map(({ name, saved }) => [name, simulation[saved]])) as Pick<
    ResultRow,
    SavedColumn
  >;
