import { folded } from '@simulador/contracts/calculation/rules/text';
import { FILE_LIMITS, REFUSED, RefusedFile } from './refused-file.ts';

/** Heading of the column with the ids of rows. */
export const ID_HEADING = 'ID';
/** Name of the hidden sheet with the version of each row. See docs/rules.md R336. */
export const VERSIONS_SHEET = 'Versiones';

export interface SheetCell {
  /** Index of the column, from 0. */
  readonly column: number;
  readonly text: string;
  readonly isFormula: boolean;
}

/** A cell that can't be applied, with the row's number and the column's heading. */
export interface RefusedCell {
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

/** Layout of a sheet: the columns that are read in addition to the ids. */
export interface SheetLayout<Field extends string> {
  /** Columns by their headings. */
  readonly headings: Readonly<Record<Field, string>>;
  /** If false, one of the columns is enough. */
  readonly areAllNeeded: boolean;
  /** Whether the values are names. They are folded here, because that takes long for many long names, and only this thread waits for it. */
  readonly areNames: boolean;
  /** Sentences for a row whose id is invalid, or also another row's; null if rows have no ids. */
  readonly ids: Readonly<Record<'invalid' | 'repeated', string>> | null;
}

/** Values of a row, by heading, folded by `folded`. A missing column is undefined, an empty cell is ''. */
export type UploadedRow<Field extends string> = {
  readonly row: number;
  /** The row's number where rows have no ids. */
  readonly id: number;
  /** Version that the file shows; absent in files of other programs. */
  readonly version?: number;
} & { readonly [F in Field]?: string };

export interface SheetRows<Field extends string> {
  readonly rows: readonly UploadedRow<Field>[];
  readonly refused: readonly RefusedCell[];
}

/** First and last row, from 1, and column, from 0. */
type MergedCells = Readonly<Record<'row' | 'lastRow' | 'column' | 'lastColumn', number>>;

/** Receives a sheet's rows as they are read. */
export interface RowCollector {
  row(row: number, cells: readonly SheetCell[]): void;
  /** Receives merged cells, before or after their rows. */
  merged?(cells: MergedCells): void;
}

const FORMULA = 'Tiene una fórmula. Escriba el valor.';
const MERGED = 'Está combinada con otras celdas. Sepárelas.';
const NO_COLUMN = 'Falta esta columna.';
const TOO_LONG = `Tiene más de ${FILE_LIMITS.cellChars} caracteres.`;
const REPEATED_COLUMN = 'Esta columna está repetida.';
const ID = /^[1-9]\d{0,8}$/;

/** Maximum number of rows above the headings, e.g. with a title. */
const ROWS_ABOVE_MAX = 10;

/** Returns a `folded` that caches its results. */
export function foldingOnce(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = folded(text);
    known.set(text, result);
    return result;
  };
}

/** Collects the needed cells of the rows. The first row with one of the headings must have all of them. See docs/rules.md R332. */
export class SheetCollector<Field extends string> implements RowCollector {
  private headings: ReadonlyMap<number, string> | null = null;
  private rowsAbove = 0;
  private readonly rows: UploadedRow<Field>[] = [];
  private readonly refused: RefusedCell[] = [];
  private readonly ids = new Set<number>();
  private headingRow = 0;
  private readonly merges: MergedCells[] = [];
  private chars = 0;
  private readonly fold = foldingOnce();
  /** If false, rows are not checked, because all of them would be refused for the missing columns. */
  private areHeadingsValid = true;

  private readonly known: readonly string[];

  constructor(private readonly wanted: SheetLayout<Field>) {
    this.known = [...(wanted.ids ? [ID_HEADING] : []), ...Object.values<string>(wanted.headings)];
  }

  /** Adds a row. @throws RefusedFile */
  row(row: number, cells: readonly SheetCell[]): void {
    const filled = cells.filter(({ text, isFormula }) => isFormula || text.trim() !== '');
    if (filled.some(({ column }) => column >= FILE_LIMITS.columns))
      throw new RefusedFile(REFUSED.tooManyColumns);
    if (filled.length === 0 || !this.areHeadingsValid) return;
    const headings =
      this.headings ?? new Map(filled.map(({ column, text }) => [column, this.headingOf(text)]));
    const formulas = filled.filter(({ isFormula }) => isFormula);
    for (const { column } of formulas) this.refuse(row, headings.get(column) ?? '', FORMULA);
    if (this.headings === null) {
      if ([...headings.values()].some((heading) => this.known.includes(heading)))
        this.checkHeadings((this.headingRow = row), (this.headings = headings));
      else if ((this.rowsAbove += 1) > ROWS_ABOVE_MAX) throw this.withoutHeadings();
    } else if (formulas.length === 0) this.values(row, cells, this.headings);
  }

  merged(cells: MergedCells): void {
    this.merges.push(cells);
  }

  /** Returns the collected rows. @throws RefusedFile for a sheet without rows or headings */
  end(): SheetRows<Field> {
    if (this.headings === null)
      throw this.rowsAbove > 0 ? this.withoutHeadings() : new RefusedFile(REFUSED.empty);
    // Only the first of merged cells has a value in the file.
    const read = [...this.headings].filter(([, heading]) => this.known.includes(heading));
    for (const { row, lastRow, column: first, lastColumn } of this.merges) {
      const merged = read.find(([column]) => column >= first && column <= lastColumn);
      if (merged && lastRow >= this.headingRow) this.refuse(row, merged[1], MERGED);
    }
    const { rows, refused } = this;
    return { rows, refused };
  }

  /** Returns our heading of a column, whatever its spelling in the file. */
  private headingOf(text: string): string {
    return this.known.find((heading) => this.fold(heading) === this.fold(text)) ?? text.trim();
  }

  private withoutHeadings(): RefusedFile {
    return new RefusedFile(`No tiene la fila con los títulos de las columnas: ${this.known.join(', ')}.`);
  }

  private checkHeadings(row: number, headings: ReadonlyMap<number, string>): void {
    const found = [...headings.values()];
    const wanted: readonly string[] = Object.values(this.wanted.headings);
    const absent = wanted.filter((heading) => !found.includes(heading));
    const isNoneThere = absent.length === wanted.length;
    const missing = this.wanted.areAllNeeded ? absent : isNoneThere ? absent.slice(0, 1) : [];
    for (const heading of !this.wanted.ids || found.includes(ID_HEADING) ? missing : [ID_HEADING, ...missing])
      this.refuse(row, heading, NO_COLUMN);
    for (const heading of this.known)
      if (found.indexOf(heading) !== found.lastIndexOf(heading)) this.refuse(row, heading, REPEATED_COLUMN);
    this.areHeadingsValid = this.refused.length === 0;
  }

  private values(row: number, cells: readonly SheetCell[], headings: ReadonlyMap<number, string>): void {
    const texts = new Map(cells.map(({ column, text }) => [headings.get(column), text.trim()]));
    const found = new Set(headings.values());
    const textOf = (heading: string): string => texts.get(heading) ?? '';
    const columns = Object.entries<string>(this.wanted.headings).filter(([, heading]) => found.has(heading));
    const { ids } = this.wanted;
    const number = ids ? textOf(ID_HEADING) : '';
    if ([number, ...columns.map(([, heading]) => textOf(heading))].every((text) => text === '')) return;
    const tooLong = columns.filter(([, heading]) => textOf(heading).length > FILE_LIMITS.cellChars);
    const values = Object.fromEntries(
      columns.map(([field, heading]) => [field, this.value(textOf(heading))]),
    );
    this.chars += Object.values(values).reduce((sum, { length }) => sum + length, 0);
    if (this.chars > FILE_LIMITS.sheetChars) throw new RefusedFile(REFUSED.tooLarge);
    const id = ids ? Number(number) : row;
    for (const [, heading] of tooLong) this.refuse(row, heading, TOO_LONG);
    if (tooLong.length > 0) return;
    if (ids && !ID.test(number)) this.refuse(row, ID_HEADING, ids.invalid);
    else if (ids && this.ids.has(id)) this.refuse(row, ID_HEADING, ids.repeated);
    else this.rows.push({ row, id, ...values } as UploadedRow<Field>);
    this.ids.add(id);
    if (this.rows.length > FILE_LIMITS.rows) throw new RefusedFile(REFUSED.tooManyRows);
  }

  /** Folding can make a text many times longer. */
  private value(text: string): string {
    return this.wanted.areNames ? this.fold(text) : text;
  }

  private refuse(row: number, column: string, message: string): void {
    // One more than the maximum number shows that there are more.
    if (this.refused.length <= FILE_LIMITS.refusals) this.refused.push({ row, column, message });
  }
}

/** Collects the versions of a downloaded file by simulation number; ignores invalid entries. */
export class VersionCollector implements RowCollector {
  readonly versions = new Map<number, number>();

  row(_row: number, [id, version]: readonly SheetCell[]): void {
    if (ID.test(id?.text ?? '') && ID.test(version?.text ?? ''))
      this.versions.set(Number(id?.text), Number(version?.text));
  }
}
