import { COLOUR } from '../config/brand.ts';

/** Types of a column's values. */
export type CellKind = 'text' | 'whole' | 'date' | 'uf' | 'amount' | 'percent';

export type CellValue = string | number | null;

export interface SheetColumn {
  readonly field: string;
  readonly heading: string;
  readonly kind: CellKind;
  readonly widthChars: number;
}

export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** Values by field, read on demand; null is an empty cell. */
  readonly rows: AsyncIterable<SheetRow> | Iterable<SheetRow>;
  /** A hidden sheet can't be shown by the user. */
  readonly isHidden?: boolean;
}

type SheetRow = Readonly<Record<string, CellValue | undefined>>;

export const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Indexes of the styles in `cellXfs`. */
const STYLE = {
  text: 0,
  whole: 1,
  date: 2,
  uf: 3,
  percent: 4,
  amount: 5,
  quoted: 6,
  heading: 7,
} as const satisfies Record<CellKind | 'quoted' | 'heading', number>;

/** Custom formats of dates, UF, percents and amounts; their numbers start at 164. */
const FORMATS = ['dd\\-mm\\-yyyy', '#,##0.0000', '0.00##', '#,##0.00##'] as const;
const FORMAT_NUMBERS = FORMATS.map((_code, index) => 164 + index);
const format = (index: number, more = ''): string =>
  `<xf numFmtId="${index}" fontId="0" fillId="0" borderId="0" xfId="0"${more}/>`;

export const STYLES = `${XML}<styleSheet xmlns="${SPREADSHEET}">\
<numFmts count="${FORMATS.length}">${FORMATS.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`).join('')}</numFmts>\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>\
<fill><patternFill patternType="solid"><fgColor rgb="FF${COLOUR.primaryTint.slice(1).toUpperCase()}"/></patternFill></fill></fills>\
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>\
<cellXfs count="8">${format(0)}${[1, ...FORMAT_NUMBERS].map((id) => format(id, ' applyNumberFormat="1"')).join('')}\
${format(49, ' quotePrefix="1" applyNumberFormat="1"')}<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/></cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Returns the letter of one of the first 26 columns. */
const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Characters that are escaped, and those that XML does not allow: control characters and unpaired surrogates. */
// eslint-disable-next-line no-control-regex
const STRANGE = /[&<>\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu;
const escaped = (text: string): string => text.replace(STRANGE, (sign) => ENTITIES[sign] ?? '');

const textCell = (place: string, text: string, style: number): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** Matches a text like a formula. Its cell is quoted, so that it stays a text even when edited. */
const LIKE_FORMULA = /^[=+\-@]/;

/** Returns a cell. @throws Error if the row has no value for the column, because the value would be missing in every file */
function cell({ field, kind }: SheetColumn, place: string, value: CellValue | undefined): string {
  if (value === undefined) throw new Error(`No value for the column ${field}`);
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${place}" s="${STYLE[kind]}"><v>${value}</v></c>`;
  return textCell(place, value, LIKE_FORMULA.test(value) ? STYLE.quoted : STYLE.text);
}

/** Streams a sheet's XML. The headings stay visible. */
export async function* sheetXml({ columns, rows, isHidden }: Sheet): AsyncGenerator<string> {
  const letters = columns.map((_column, index) => letterOf(index));
  const headings = columns.map(({ heading }, index) =>
    textCell(`${letters[index]}1`, heading, STYLE.heading),
  );
  yield `${XML}<worksheet xmlns="${SPREADSHEET}">${isHidden ? '' : viewXml(columns)}<sheetData><row r="1">${headings.join('')}</row>`;
  let last = 1;
  for await (const row of rows) {
    const number = (last += 1);
    yield `<row r="${number}">${columns.map((column, index) => cell(column, `${letters[index]}${number}`, row[column.field])).join('')}</row>`;
  }
  yield '</sheetData>';
  if (!isHidden) yield `<autoFilter ref="A1:${letters.at(-1)}${last}"/>`;
  yield '</worksheet>';
}

const viewXml = (columns: readonly SheetColumn[]): string =>
  `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
<cols>${columns.map(({ widthChars }, index) => `<col min="${index + 1}" max="${index + 1}" width="${widthChars}" customWidth="1"/>`).join('')}</cols>`;
