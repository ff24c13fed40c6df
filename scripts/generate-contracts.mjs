/**
 * Types from the two API documents: contracts/openapi/{core.yaml,bff.json} -> contracts/src/generated/{core,bff}.ts.
 * With --check nothing is written; a file that is not what it would be is named and the exit code is 1.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const contracts = new URL('../contracts/', import.meta.url);
const requireFromContracts = createRequire(new URL('package.json', contracts));
const { default: openapiTs, astToString } = requireFromContracts('openapi-typescript');

const DOCUMENTS = [
  { source: 'openapi/core.yaml', target: 'src/generated/core.ts' },
  { source: 'openapi/bff.json', target: 'src/generated/bff.ts' },
];

const banner = (source) =>
  `/** Generated from contracts/${source} by \`npm run generate\`. Do not edit. */\n\n`;

async function typesOf(source) {
  return banner(source) + astToString(await openapiTs(new URL(source, contracts)));
}

function isCurrent(target, text) {
  return existsSync(target) && readFileSync(target, 'utf8') === text;
}

async function generate({ source, target }, checkOnly) {
  const text = await typesOf(source);
  const file = fileURLToPath(new URL(target, contracts));
  if (isCurrent(file, text)) return true;
  if (checkOnly) {
    console.error(`contracts/${target} differs from contracts/${source}: run npm run generate`);
    return false;
  }
  mkdirSync(new URL('.', pathToFileURL(file)), { recursive: true });
  writeFileSync(file, text);
  console.log(`contracts/${target} written`);
  return true;
}

const checkOnly = process.argv.includes('--check');
const results = [];
for (const document of DOCUMENTS) results.push(await generate(document, checkOnly));
process.exitCode = results.every(Boolean) ? 0 : 1;
