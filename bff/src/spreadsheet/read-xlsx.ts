import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { Archive } from './archive.ts';
import { type RowCollector, type SheetCell, VERSIONS_SHEET } from './sheet-rows.ts';
import { appended, REFUSED, RefusedFile } from './refused-file.ts';

interface Relation {
  readonly id: string;
  /** Last word of the relation's address: `worksheet`. */
  readonly type: string;
  readonly path: string;
}

/** Reads the rows of the first visible sheet and of the sheet of versions. @throws RefusedFile */
export async function readXlsx(file: Buffer, sheet: RowCollector, versions: RowCollector): Promise<void> {
  const archive = await Archive.open(file);
  const workbook = (await relationsOf(archive, '')).find(({ type }) => type === 'officeDocument');
  if (!workbook) throw new RefusedFile(REFUSED.notExcel);
  const relations = await relationsOf(archive, workbook.path);
  const sheets = await sheetsOf(archive, workbook.path);
  const pathOf = (sheetId: string | undefined): string | undefined =>
    relations.find(({ id, type }) => id === sheetId && type === 'worksheet')?.path;
  // A chart may have a sheet of its own, which has no rows.
  const worksheet = sheets.filter(({ isInSight }) => isInSight).flatMap(({ id }) => pathOf(id) ?? [])[0];
  if (worksheet === undefined) throw new RefusedFile(REFUSED.notExcel);
  const strings = relations.find(({ type }) => type === 'sharedStrings');
  const shared = strings ? await sharedStrings(archive, strings.path) : [];
  await readRows(archive, worksheet, shared, sheet);
  const beside = pathOf(sheets.find(({ name }) => name === VERSIONS_SHEET)?.id);
  if (beside !== undefined) await readRows(archive, beside, shared, versions);
}

/** Returns the relations of a part; '' is the package itself. */
async function relationsOf(archive: Archive, part: string): Promise<readonly Relation[]> {
  const { dir, base } = posix.parse(part);
  const path = posix.join(dir, '_rels', `${base}.rels`);
  const relations: Relation[] = [];
  if (!archive.has(path)) return relations;
  await parseXml(await archive.read(path), {
    open: (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (name === 'Relationship')
        relations.push({ id, type: posix.basename(type), path: posix.resolve('/', dir, target).slice(1) });
    },
  });
  return relations;
}

interface Sheet {
  readonly name: string | undefined;
  readonly id: string | undefined;
  readonly isInSight: boolean;
}

async function sheetsOf(archive: Archive, workbook: string): Promise<readonly Sheet[]> {
  const sheets: Sheet[] = [];
  await parseXml(await archive.read(workbook), {
    open: (element, attributes) => {
      const { name, state = 'visible' } = attributes;
      if (element === 'sheet')
        sheets.push({ name, id: relationId(attributes), isInSight: state === 'visible' });
    },
  });
  return sheets;
}

/** Returns `r:id`, with any prefix. */
const relationId = (attributes: Attributes): string | undefined =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];

/** Returns the texts to which cells refer by index, without their pronunciation (`rPh`). */
async function sharedStrings(archive: Archive, path: string): Promise<readonly string[]> {
  const strings: string[] = [];
  let within: 't' | 'rPh' | null = null;
  let text = '';
  await parseXml(await archive.read(path), {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh' || (name === 't' && within === null)) within = name;
    },
    close: (name) => {
      if (name === within) within = null;
      if (name === 'si') strings.push(text);
    },
    text: (more) => {
      if (within === 't') text = appended(text, more);
    },
  });
  return strings;
}

async function readRows(
  archive: Archive,
  path: string,
  shared: readonly string[],
  sheet: RowCollector,
): Promise<void> {
  let row = 0;
  let cells: SheetCell[] = [];
  let column = -1;
  let type = 'n';
  let isFormula = false;
  let isValue = false;
  let text = '';
  await parseXml(await archive.read(path), {
    open: (name, { r: place, t, ref = '' }) => {
      if (name === 'row') [row, column, cells] = [Number(place ?? row + 1), -1, []];
      if (name === 'c') {
        column = place === undefined ? column + 1 : columnOf(place);
        [type, isFormula, text] = [t ?? 'n', false, ''];
      }
      if (name === 'f') isFormula = true;
      if (name === 'mergeCell') {
        const [first = '', last = first] = ref.split(':');
        sheet.merged?.({
          ...{ row: rowOf(first), lastRow: rowOf(last) },
          ...{ column: columnOf(first), lastColumn: columnOf(last) },
        });
      }
      isValue = name === 'v' || name === 't';
    },
    close: (name) => {
      isValue = false;
      if (name === 'c' && (text !== '' || isFormula))
        cells.push({ column, text: valueOf(type, text, shared), isFormula });
      if (name === 'row') sheet.row(row, cells);
    },
    text: (more) => {
      if (isValue) text = appended(text, more);
    },
  });
}

function valueOf(type: string, text: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(text)] ?? '';
  return type === 'n' ? String(Number(text)) : text;
}

const rowOf = (place: string): number => Number(/\d+$/.exec(place)?.[0]);

const A = 'A'.charCodeAt(0);

/** Returns the index of a cell's column: 2 for `C7`. */
const columnOf = (place: string): number =>
  [...place.replace(/\d+$/, '')].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - A + 1, 0) -
  1;

type Attributes = Readonly<Record<string, string>>;

/** Handlers, called in the order of the document; names are without their prefix. */
interface XmlHandlers {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Parses a part while it is inflated. A document type declaration is refused, because no workbook needs one. @throws RefusedFile */
async function parseXml(content: Readable, { open, close, text }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new RefusedFile(REFUSED.declarations);
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    // Every part is read as UTF-8, in which ASCII is the same.
    if (!/^(?:utf-?8|us-ascii)$/i.test(encoding)) throw new RefusedFile(REFUSED.encoding);
  });
  parser.on('error', () => {
    throw new RefusedFile(REFUSED.damaged);
  });
  parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes));
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  if (text) for (const event of ['text', 'cdata'] as const) parser.on(event, text);
  for await (const chunk of content.setEncoding('utf8')) parser.write(chunk as string);
  parser.close();
}
