import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.ts';
import { readConfig } from '../../config/environment.ts';
import { openApiDocument } from './openapi-document.ts';

/** Path of the committed document. */
export const BFF_DOCUMENT = fileURLToPath(new URL('../../../../contracts/openapi/bff.json', import.meta.url));

/** Returns the document's text, made from the current controllers. */
export async function currentDocument(): Promise<string> {
  const config = readConfig({
    DATABASE_URL: 'postgres://nobody@localhost/none',
    CORE_URL: 'http://localhost',
  });
  // A preview creates no providers, because the document needs no database. Without `abortOnError: false` Nest would end the process
  // silently.
  const options = { preview: true, logger: false, abortOnError: false } as const;
  const app = await NestFactory.create(await AppModule.with(config), options);
  return `${JSON.stringify(openApiDocument(app), null, 2)}\n`;
}

/** Returns the text of the committed document; empty if there is none. */
export const committedDocument = (): Promise<string> => readFile(BFF_DOCUMENT, 'utf8').catch(() => '');
