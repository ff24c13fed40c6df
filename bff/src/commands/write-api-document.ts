import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { BFF_DOCUMENT, committedDocument, currentDocument } from '../bootstrap/document/bff-document.ts';

/** Writes contracts/openapi/bff.json. With `--check` it only exits with code 1 if the file is out of date. */
async function main(check: boolean): Promise<void> {
  const text = await currentDocument();
  if (!check) return writeFile(BFF_DOCUMENT, text);
  if (text === (await committedDocument())) return;
  process.stderr.write(
    'contracts/openapi/bff.json no corresponde a los controladores: ejecuta npm run generate.\n',
  );
  process.exitCode = 1;
}

await main(process.argv.includes('--check'));
