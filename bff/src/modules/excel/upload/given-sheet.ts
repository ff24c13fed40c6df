import { EXECUTIVE_HEADING, ID_HEADING, RESOLUTION_HEADING, STATE_HEADING } from '../download/columns.ts';
import { FILE_LIMITS, REFUSED, RefusedFile } from './refused-file.ts';

export interface SheetCell {
  /** Counted from 0. */
  readonly column: number;
  readonly text: string;
  readonly isFormula: boolean;
}

/** A cell that can't be taken over, by the row's number and the column's heading. */
export interface RefusedCell {
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

/** What a row says; a column that the file does not have is not there, an empty cell is ''. */
export interface GivenRow {
  readonly row: number;
  readonly id: number;
  /** Of the simulation as the file shows it; a file that another program made does not say. */
  readonly version?: number;
  readonly state?: string;
  readonly resolution?: string;
  readonly executive?: string;
}

export interface GivenSheet {
  readonly rows: readonly GivenRow[];
  readonly refused: readonly RefusedCell[];
}

/** Takes a sheet's rows as they are read. */
export interface RowCollector {
  row(row: number, cells: readonly SheetCell[]): void;
}

const READ = {
  id: ID_HEADING,
  state: STATE_HEADING,
  resolution: RESOLUTION_HEADING,
  executive: EXECUTIVE_HEADING,
} as const;
type Field = keyof typeof READ;
const FIELDS = Object.keys(READ) as Field[];

const FORMULA = 'Tiene una fórmula. Escriba el valor.';
const NO_ID = 'Debe ser el número de una simulación.';
const REPEATED_ID = 'La simulación está en más de una fila.';
const NO_COLUMN = 'Falta esta columna.';
const REPEATED_COLUMN = 'Esta columna está repetida.';
const ID = /^[1-9]\d{0,8}$/;

/** Keeps of the rows what an upload needs. The first has the headings. See docs/rules.md R332. */
export class SheetCollector implements RowCollector {
  private headings: ReadonlyMap<number, string> | null = null;
  private readonly rows: GivenRow[] = [];
  private readonly refused: RefusedCell[] = [];
  private readonly ids = new Set<number>();

  /** @throws RefusedFile */
  row(row: number, cells: readonly SheetCell[]): void {
    const filled = cells.filter(({ text, isFormula }) => isFormula || text.trim() !== '');
    if (filled.some(({ column }) => column >= FILE_LIMITS.columns))
      throw new RefusedFile(REFUSED.tooManyColumns);
    if (filled.length === 0) return;
    const headings = this.headings ?? new Map(filled.map(({ column, text }) => [column, text.trim()]));
    const formulas = filled.filter(({ isFormula }) => isFormula);
    for (const { column } of formulas) this.refuse(row, headings.get(column) ?? '', FORMULA);
    if (this.headings === null) this.checkHeadings(row, (this.headings = headings));
    else if (formulas.length === 0) this.values(row, cells, this.headings);
  }

  /** @throws RefusedFile for a sheet without rows */
  end(): GivenSheet {
    if (this.headings === null) throw new RefusedFile(REFUSED.empty);
    return { rows: this.rows, refused: this.refused };
  }

  private checkHeadings(row: number, headings: ReadonlyMap<number, string>): void {
    const given = [...headings.values()];
    const readable = FIELDS.filter((field) => given.includes(READ[field]));
    if (!readable.includes('id')) this.refuse(row, ID_HEADING, NO_COLUMN);
    if (readable.every((field) => field === 'id')) this.refuse(row, STATE_HEADING, NO_COLUMN);
    for (const field of readable)
      if (given.indexOf(READ[field]) !== given.lastIndexOf(READ[field]))
        this.refuse(row, READ[field], REPEATED_COLUMN);
  }

  private values(row: number, cells: readonly SheetCell[], headings: ReadonlyMap<number, string>): void {
    const texts = new Map(cells.map(({ column, text }) => [headings.get(column), text.trim()]));
    const given = [...headings.values()];
    const read = FIELDS.filter((field) => given.includes(READ[field]));
    const values: Partial<Record<Field, string>> = Object.fromEntries(
      read.map((field) => [field, texts.get(READ[field]) ?? '']),
    );
    const { id: number = '', ...wanted } = values;
    if (Object.values(values).every((text) => text === '')) return;
    const id = Number(number);
    if (!ID.test(number)) this.refuse(row, ID_HEADING, NO_ID);
    else if (this.ids.has(id)) this.refuse(row, ID_HEADING, REPEATED_ID);
    else this.rows.push({ row, id, ...wanted });
    this.ids.add(id);
    if (this.rows.length > FILE_LIMITS.rows) throw new RefusedFile(REFUSED.tooManyRows);
  }

  private refuse(row: number, column: string, message: string): void {
    if (this.refused.length < FILE_LIMITS.refusals) this.refused.push({ row, column, message });
  }
}

/** What a download says of the versions that it shows, by the simulations' numbers; what is none is not looked at. */
export class VersionCollector implements RowCollector {
  readonly versions = new Map<number, number>();

  row(_row: number, [id, version]: readonly SheetCell[]): void {
    if (ID.test(id?.text ?? '') && ID.test(version?.text ?? ''))
      this.versions.set(Number(id?.text), Number(version?.text));
  }
}
