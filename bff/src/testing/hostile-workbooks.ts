import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const relation = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships>${targets
    .map(
      ([type, target], n) =>
        `<Relationship Id="rId${n + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const PARTS = {
  '_rels/.rels': relation(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': relation(['worksheet', 'worksheets/sheet1.xml']),
};
export const SHEET = 'xl/worksheets/sheet1.xml';
export const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
export const HEAD = `<row>${cell('ID')}${cell('Estado')}</row>`;
export const sheetXml = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** Returns a workbook with these parts, unlike those of usual programs. */
export function workbook(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries({ ...PARTS, ...parts }))
    zip.addBuffer(Buffer.from(content as string), name);
  zip.end();
  return buffer(zip.outputStream as Readable);
}

/** Returns a workbook whose rows all refer to one text as their state, which is in the file once. */
export function sharedText(text: string, rows: number): Promise<Buffer> {
  const references = Array.from(
    { length: rows },
    (_row, n) => `<row><c><v>${n + 1}</v></c><c t="s"><v>0</v></c></row>`,
  );
  return workbook({
    'xl/_rels/workbook.xml.rels': relation(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ),
    'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>`,
    [SHEET]: sheetXml(HEAD + references.join('')),
  });
}
