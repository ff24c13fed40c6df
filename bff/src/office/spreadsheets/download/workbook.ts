import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type Choices, NO_CHOICES } from './choices.ts';
import { CHOICES_SHEET, type SimulationRow, VERSIONS_SHEET } from './columns.ts';
import {
  choicesXml,
  rowXml,
  SHEET_BEGIN,
  sheetEnd,
  SPREADSHEET,
  STYLES,
  VERSIONS_BEGIN,
  VERSIONS_END,
  versionXml,
  XML,
} from './sheet-xml.ts';

/** Maximum number of rows below the headings; the format's limit is 1.048.576. */
const ROWS_PER_SHEET = 1_000_000;
/** Size of a chunk, characters. */
const CHUNK_CHARS = 32_768;

const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

export interface WorkbookOptions {
  /** Choices of drop-downs; by default no cell has one. */
  readonly choices?: Choices;
  readonly rowsPerSheet?: number;
}

/**
 * Returns the workbook as a stream of streamed rows, which are read on demand. Destroying it stops reading, and a failing row destroys it.
 * @param count approximate number of rows, which determines the number of sheets
 */
export function workbookOf(
  rows: AsyncGenerator<SimulationRow, void>,
  count: number,
  { choices = NO_CHOICES, rowsPerSheet = ROWS_PER_SHEET }: WorkbookOptions = {},
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const sheets = Math.max(1, Math.ceil(count / rowsPerSheet));
  for (const [name, content] of Object.entries(partsOf(sheets))) zip.addBuffer(Buffer.from(content), name);
  zip.addBuffer(Buffer.from(choicesXml(choices)), 'xl/worksheets/choices.xml');
  // Each part is opened after the previous ones were read.
  const add = (name: string, part: () => AsyncGenerator<Buffer, void>): void =>
    zip.addReadStreamLazy(`xl/worksheets/${name}.xml`, (take) => {
      const content = Readable.from(part(), { objectMode: false });
      content.once('error', (error) => output.destroy(error));
      output.once('close', () => content.destroy());
      take(null, content);
    });
  // Versions of the first sheet's rows, because an upload reads no other sheet.
  const versions: number[] = [];
  for (let sheet = 1; sheet <= sheets; sheet += 1)
    add(`sheet${sheet}`, () =>
      inChunks(sheetContent(rows, rowsPerSheet, choices, sheet === 1 ? versions : undefined)),
    );
  add('versions', () => inChunks(versionsContent(versions)));
  zip.end();
  return output;
}

/** Streams a sheet's XML. @param versions receives each row's id and version */
async function* sheetContent(
  rows: AsyncGenerator<SimulationRow, void>,
  rowsPerSheet: number,
  choices: Choices,
  versions?: number[],
): AsyncGenerator<string, void> {
  yield SHEET_BEGIN;
  let last = 1;
  while (last <= rowsPerSheet) {
    const { value: row, done } = await rows.next();
    if (done) break;
    last += 1;
    versions?.push(row.id, row.version);
    yield rowXml(last, row);
  }
  yield sheetEnd(last, choices);
}

function* versionsContent(versions: readonly number[]): Generator<string, void> {
  yield VERSIONS_BEGIN;
  for (let index = 0; index < versions.length; index += 2)
    yield versionXml(index / 2 + 2, versions[index] ?? 0, versions[index + 1] ?? 0);
  yield VERSIONS_END;
}

async function* inChunks(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer, void> {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK_CHARS) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  yield Buffer.from(chunk);
}

/** Returns the workbook's parts with the list of sheets and the styles. */
function partsOf(sheets: number): Readonly<Record<string, string>> {
  const numbers = Array.from({ length: sheets }, (_each, index) => index + 1);
  const part = (name: string, type: string): string =>
    `<Override PartName="/xl/${name}.xml" ContentType="${TYPES}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}\
${numbers.map((number) => part(`worksheets/sheet${number}`, 'worksheet')).join('')}${part('worksheets/versions', 'worksheet')}\
${part('worksheets/choices', 'worksheet')}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">\
${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets>\
${numbers.map((number) => `<sheet name="${sheetName(number)}" sheetId="${number}" r:id="sheet${number}"/>`).join('')}\
<sheet name="${VERSIONS_SHEET}" sheetId="${sheets + 1}" state="veryHidden" r:id="versions"/>\
<sheet name="${CHOICES_SHEET}" sheetId="${sheets + 2}" state="veryHidden" r:id="choices"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation('styles', 'styles', 'styles.xml')}\
${numbers.map((number) => relation(`sheet${number}`, 'worksheet', `worksheets/sheet${number}.xml`)).join('')}\
${relation('versions', 'worksheet', 'worksheets/versions.xml')}\
${relation('choices', 'worksheet', 'worksheets/choices.xml')}</Relationships>`,
    'xl/styles.xml': STYLES,
  };
}

const sheetName = (number: number): string => (number === 1 ? 'Simulaciones' : `Simulaciones ${number}`);
