import { type Choices, NO_CHOICES } from './choices.ts';
import {
  type CellKind,
  CHOICES_SHEET,
  type Column,
  COLUMNS,
  type SimulationRow,
  VERSIONS_HEADINGS,
} from './columns.ts';

export const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Indexes of the styles in `cellXfs`. */
const STYLE = {
  text: 0,
  whole: 1,
  date: 2,
  uf: 3,
  percent: 4,
  quoted: 5,
  heading: 6,
} as const satisfies Record<CellKind | 'quoted' | 'heading', number>;

/** Custom formats; their numbers start at 164. */
const FORMATS = ['dd\\-mm\\-yyyy', '#,##0.0000', '0.00##'] as const;
const format = (index: number, more = ''): string =>
  `<xf numFmtId="${index}" fontId="0" fillId="0" borderId="0" xfId="0"${more}/>`;

export const STYLES = `${XML}<styleSheet xmlns="${SPREADSHEET}">\
<numFmts count="${FORMATS.length}">${FORMATS.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`).join('')}</numFmts>\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>\
<fill><patternFill patternType="solid"><fgColor rgb="FFE3F1EF"/></patternFill></fill></fills>\
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>\
<cellXfs count="7">${format(0)}${format(1, ' applyNumberFormat="1"')}${[164, 165, 166].map((id) => format(id, ' applyNumberFormat="1"')).join('')}\
${format(49, ' quotePrefix="1" applyNumberFormat="1"')}<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/></cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Letters of the columns: `A`, `B` … */
const LETTERS = COLUMNS.map((_column, index) => String.fromCharCode('A'.charCodeAt(0) + index));

/** Characters that XML does not allow: control characters and unpaired surrogates. */
// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Most texts contain none of these, so a single test is enough. */
// eslint-disable-next-line no-control-regex
const STRANGE = /[&<>\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]/;
const escaped = (text: string): string =>
  STRANGE.test(text)
    ? text.replace(UNWRITABLE, '').replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
    : text;

const textCell = (place: string, text: string, style: number): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
const numberCell = (place: string, value: number, style: number): string =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`;

/** Matches a text like a formula. Its cell is quoted, so that it stays a text even when edited. */
const LIKE_FORMULA = /^[=+\-@]/;

const wordsCell = (place: string, text: string): string =>
  textCell(place, text, LIKE_FORMULA.test(text) ? STYLE.quoted : STYLE.text);

/** Returns a cell. @throws Error if the row has no value for the column, because the value would be missing in every download */
function cell({ field, kind }: Column, place: string, value: string | number | null | undefined): string {
  if (value === undefined) throw new Error(`No value for the column ${field}`);
  if (value === null) return '';
  if (typeof value === 'number') return numberCell(place, value, STYLE[kind]);
  return wordsCell(place, value);
}

/** Returns a row of the sheet; the first one has the headings. */
export const rowXml = (number: number, row: SimulationRow): string =>
  `<row r="${number}">${COLUMNS.map((column, index) => cell(column, `${LETTERS[index]}${number}`, row[column.field])).join('')}</row>`;

const headingsXml = (headings: readonly string[]): string =>
  headings.map((heading, index) => textCell(`${LETTERS[index]}1`, heading, STYLE.heading)).join('');
const HEADINGS = headingsXml(COLUMNS.map(({ heading }) => heading));
const WIDTHS = COLUMNS.map(
  ({ widthChars }, index) =>
    `<col min="${index + 1}" max="${index + 1}" width="${widthChars}" customWidth="1"/>`,
);

/** Beginning of the sheet up to its rows. The headings stay visible. */
export const SHEET_BEGIN = `${XML}<worksheet xmlns="${SPREADSHEET}"><sheetViews><sheetView workbookViewId="0">\
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
<cols>${WIDTHS.join('')}</cols><sheetData><row r="1">${HEADINGS}</row>`;

const isChosen = <Any extends Column>(column: Any): column is Any & Column<keyof Choices> =>
  column.field in NO_CHOICES;
const CHOSEN = COLUMNS.filter(isChosen);
const NOT_LISTED = 'No está en la lista: el archivo se rechazará si el nombre no está vigente.';

/**
 * Returns the drop-downs of the columns that have choices. Choices are ranges, because a list within the element may have only 255
 * characters and no comma in a name. Other names only cause a warning, because an upload ignores case and accents.
 */
function validationsXml(lastRow: number, choices: Choices): string {
  const lists = CHOSEN.flatMap(({ field, heading }, index) => {
    const { length } = choices[field];
    const letter = LETTERS[COLUMNS.findIndex((column) => column.field === field)];
    const list = `${LETTERS[index]}$2:$${LETTERS[index]}$${length + 1}`;
    return length === 0
      ? []
      : `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" errorTitle="${heading}" \
error="${NOT_LISTED}" sqref="${letter}2:${letter}${lastRow}"><formula1>${CHOICES_SHEET}!$${list}</formula1></dataValidation>`;
  });
  return lists.length === 0
    ? ''
    : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
}

/** Returns the end of the sheet after its last row: filters, then drop-downs, in the order that the format requires. */
export const sheetEnd = (lastRow: number, choices: Choices): string =>
  `</sheetData><autoFilter ref="A1:${LETTERS.at(-1)}${lastRow}"/>${lastRow > 1 ? validationsXml(lastRow, choices) : ''}</worksheet>`;

/** Returns the hidden sheet with the available names, below the headings of their columns. */
export function choicesXml(choices: Choices): string {
  const count = Math.max(...CHOSEN.map(({ field }) => choices[field].length));
  const cells = (row: number): string =>
    CHOSEN.map(({ field }, index) => {
      const name = choices[field][row - 2];
      return name === undefined ? '' : wordsCell(`${LETTERS[index]}${row}`, name);
    }).join('');
  const rows = Array.from(
    { length: count },
    (_each, index) => `<row r="${index + 2}">${cells(index + 2)}</row>`,
  );
  return `${XML}<worksheet xmlns="${SPREADSHEET}"><sheetData><row r="1">${headingsXml(CHOSEN.map(({ heading }) => heading))}</row>\
${rows.join('')}</sheetData></worksheet>`;
}

/** Returns a row of the hidden sheet of versions; the first one has the headings. */
export const versionXml = (number: number, id: number, version: number): string =>
  `<row r="${number}">${numberCell(`A${number}`, id, STYLE.whole)}${numberCell(`B${number}`, version, STYLE.whole)}</row>`;

export const VERSIONS_BEGIN = `${XML}<worksheet xmlns="${SPREADSHEET}"><sheetData><row r="1">${headingsXml(VERSIONS_HEADINGS)}</row>`;
export const VERSIONS_END = '</sheetData></worksheet>';
