import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type Sheet, sheetXml, SPREADSHEET, STYLES, XML } from './sheet-xml.ts';

/** Size of a chunk, characters. */
const CHUNK_CHARS = 32_768;

const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/**
 * Returns the workbook as a stream. The rows of each sheet are read on demand, after those of the sheets before it. Destroying the stream
 * stops reading, and a failing row destroys it.
 */
export function workbookOf(sheets: readonly Sheet[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  for (const [name, content] of Object.entries(partsOf(sheets))) zip.addBuffer(Buffer.from(content), name);
  for (const [index, sheet] of sheets.entries())
    zip.addReadStreamLazy(`xl/${partName(index)}.xml`, (take) => {
      const content = Readable.from(inChunks(sheetXml(sheet)), { objectMode: false });
      content.once('error', (error) => output.destroy(error));
      output.once('close', () => content.destroy());
      take(null, content);
    });
  zip.end();
  return output;
}

async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<Buffer, void> {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK_CHARS) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  yield Buffer.from(chunk);
}

const partName = (index: number): string => `worksheets/sheet${index + 1}`;

/** Returns the workbook's parts with the list of sheets and the styles. */
function partsOf(sheets: readonly Sheet[]): Readonly<Record<string, string>> {
  const part = (name: string, type: string): string =>
    `<Override PartName="/xl/${name}.xml" ContentType="${TYPES}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const listed = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${isHidden ? ' state="veryHidden"' : ''} r:id="sheet${index + 1}"/>`,
  );
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}\
${sheets.map((_sheet, index) => part(partName(index), 'worksheet')).join('')}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">\
${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation('styles', 'styles', 'styles.xml')}\
${sheets.map((_sheet, index) => relation(`sheet${index + 1}`, 'worksheet', `${partName(index)}.xml`)).join('')}</Relationships>`,
    'xl/styles.xml': STYLES,
  };
}
