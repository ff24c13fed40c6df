import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { REFUSED, RefusedFile } from './refused-file.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Handlers, called in the order of the document; names are without their prefix. */
export interface XmlHandlers {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Parses a part while it is inflated. A document type declaration is refused, because no workbook needs one. @throws RefusedFile */
export async function parseXml(content: Readable, { open, close, text }: XmlHandlers): Promise<void> {
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
