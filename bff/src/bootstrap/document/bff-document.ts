import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.ts';
import { readConfig } from '../../config/environment.ts';
import { openApiDocument } from './openapi-document.ts';

/** Path of the committed document. */
export const BFF_DOCUMENT = fileURLToPath(new URL('../../../../contracts/openapi/bff.json', import.meta.url));

/** The document's text as the controllers make it now. */
export async function currentDocument(): Promise<string> {
  const config = readConfig({
    DATABASE_URL: 'postgres://nobody@localhost/none',
    CORE_URL: 'http://localhost',
  });
  // A preview creates no providers: the document needs no database. An error is thrown, where Nest would end the process without a word.
  const options = { preview: true, logger: false, abortOnError: false } as const;
  const app = await NestFactory.create(await AppModule.with(config), options);
  return `${JSON.stringify(openApiDocument(app), null, 2)}\n`;
}

/** The committed text of the document; empty if there is none. */
export const committedDocument = (): Promise<string> => readFile(BFF_DOCUMENT, 'utf8').catch(() => '');
