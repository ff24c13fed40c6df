/**
 * Generates TypeScript from the two API documents: contracts/openapi/{core.yaml,bff.json} -> contracts/src/generated.
 * Types, and tables of the facts that the documents say about operations and fields (docs/architecture.md); and the
 * official list of comunas (contracts/data). With
 * --check nothing is written; a file that is not what it would be is named and the exit code is 1. With --release only
 * contracts/openapi/released.json is: the rules of both documents, with which later ones are compared.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectionOf } from './collection.mjs';
import { fieldTables, rowIds, tolerances } from './field-tables.mjs';
import {
  bffOperations,
  coreAnswers,
  coreBodies,
  coreExamples,
  coreOperations,
  extensionOf,
  schemasOf,
} from './operation-tables.mjs';

const contracts = new URL('../contracts/', import.meta.url);
const requireFromContracts = createRequire(new URL('package.json', contracts));
const { default: openapiTs, astToString } = requireFromContracts('openapi-typescript');
const { parse } = requireFromContracts('yaml');

const CORE = new URL('openapi/core.yaml', contracts);
const BFF = new URL('openapi/bff.json', contracts);
const core = parse(readFileSync(CORE, 'utf8'));
const bff = JSON.parse(readFileSync(BFF, 'utf8'));

const constant = (name, type, value) => `export const ${name}${type} = ${JSON.stringify(value, null, 2)}`;
/** Removes examples, because each would become a comment of the types. */
const withoutExamples = (document) =>
  JSON.parse(JSON.stringify(document), (key, value) => (/^examples?$/.test(key) ? undefined : value));
const words = (text) => text.split(/\s+/).filter(Boolean);

function operationTable(document, name, type, operations) {
  return `import type { operations } from './${document}.ts';
import type { ${type} } from '../api/operation.ts';

${constant(name, '', operations)} as const satisfies Record<keyof operations, ${type}>;\n`;
}

function fieldsFile() {
  const { names, facts } = fieldTables([core, bff]);
  const { pathWords, nameWords, amountWords } = core['x-undescribed'];
  return `import type { FieldFacts, ObjectTolerances } from '../api/operation.ts';

/** Names of fields and parameters. */
${constant('FIELD_NAMES', ': readonly string[]', names)};

/** Facts about fields, by name in lower case. */
${constant('FIELDS', ': Readonly<Record<string, FieldFacts>>', facts)};

${constant('TOLERANCES', ': readonly ObjectTolerances[]', tolerances(core))};

/** Fields that identify the rows of lists. */
${constant('ROW_IDS', ': readonly string[]', rowIds(core))};

/** Words that the schemas don't have: of names and paths that no operation describes yet, and of names of amounts. */
${constant('UNDESCRIBED', '', { pathWords: words(pathWords), nameWords: words(nameWords), amountWords: words(amountWords) })} as const;\n`;
}

const answersFile = () => `/** Refs point into a document that validators know as \`core\`. */
${constant('CORE_SCHEMAS', ': Readonly<Record<string, object>>', schemasOf(core.components.schemas))};

/** Schemas of JSON answers, by operation and status. */
${constant('CORE_ANSWERS', ': Readonly<Record<string, Readonly<Record<string, object>>>>', coreAnswers(core))};

/** Schemas of request bodies, by operation. */
${constant('CORE_BODIES', ': Readonly<Record<string, object>>', coreBodies(core))};\n`;

const rulesFile = () => `/** Rules of usable answers beyond their schemas, by operation and code. */
${constant('CORE_PLAUSIBLE', '', extensionOf(core, 'x-plausible'))} as const;

/** Requests that are refused although they are as in their schema, by operation and code. */
${constant('CORE_REFUSED', '', extensionOf(core, 'x-refused'))} as const;

/** Tolerances and limits of those rules, by name, each from its day on. */
${constant('CORE_BOUNDS', '', core['x-bounds'])} as const;\n`;

/** Regions and comunas with their official codes (Códigos Únicos Territoriales, 2018). */
function comunasFile() {
  const [, ...lines] = readFileSync(new URL('data/comunas-cut-2018.csv', contracts), 'utf8')
    .trim()
    .split('\n');
  const rows = lines.map((line) => line.split(','));
  const comunas = rows.map(([region, , id, name]) => ({ id, name, region }));
  const regiones = [...new Map(rows)].map(([id, name]) => ({ id, name }));
  return `import type { components } from './core.ts';

${constant('REGIONES', ": readonly components['schemas']['Region'][]", regiones)};

${constant('COMUNAS', ": readonly components['schemas']['Comuna'][]", comunas)};\n`;
}

const FILES = {
  'core.ts': async () => astToString(await openapiTs(withoutExamples(core))),
  'bff.ts': async () => astToString(await openapiTs(withoutExamples(bff))),
  'core-operations.ts': () =>
    operationTable('core', 'CORE_OPERATIONS', 'CoreOperationFacts', coreOperations(core)),
  'bff-operations.ts': () => operationTable('bff', 'BFF_OPERATIONS', 'BffOperationFacts', bffOperations(bff)),
  'core-answers.ts': answersFile,
  'core-examples.ts': () =>
    `/** Examples of requests, by operation and name. */\n${constant('CORE_EXAMPLES', '', coreExamples(core))} as const;\n`,
  'core-rules.ts': rulesFile,
  'comunas.ts': comunasFile,
  'fields.ts': fieldsFile,
};

const COLLECTION = 'collections/simulador.postman_collection.json';

const BANNER = '/** Generated from contracts/openapi by `npm run generate`. Do not edit. */\n\n';

function generate(name, text, checkOnly) {
  const file = fileURLToPath(new URL(name, contracts));
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return true;
  if (checkOnly) {
    console.error(`contracts/${name} differs from contracts/openapi: run npm run generate`);
    return false;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`contracts/${name} written`);
  return true;
}

const PROSE = /^(?:description|summary|title|examples?|tags|servers|contact|license|deprecated)$/;
/** Keys whose values are objects by name, which may be any word. */
const BY_NAME = /^(?:properties|schemas|headers|responses)$/;

/** Returns a document without what no program relies on. */
function rulesIn(node, isByName = false) {
  if (typeof node !== 'object' || node === null || Array.isArray(node))
    return Array.isArray(node) ? node.map((each) => rulesIn(each)) : node;
  const kept = Object.entries(node).filter(([key]) => isByName || !PROSE.test(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, rulesIn(each, !isByName && BY_NAME.test(key))]));
}

/** Returns JSON with a line for each member of the upper objects, so that what a release changed shows. */
const inLines = (node, depth) =>
  depth === 0 || typeof node !== 'object' || Array.isArray(node)
    ? JSON.stringify(node)
    : `{\n${Object.entries(node)
        .map(([name, each]) => `${JSON.stringify(name)}: ${inLines(each, depth - 1)}`)
        .join(',\n')}\n}`;

/** Writes the documents of this version as released. Returns false if the version is released already. */
function release() {
  const file = new URL('openapi/released.json', contracts);
  const { version } = JSON.parse(readFileSync(new URL('package.json', contracts), 'utf8'));
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).release === version) {
    console.error(`${version} ya se publicó: sube antes version en los package.json.`);
    return false;
  }
  const documents = { release: version, 'bff.json': rulesIn(bff), 'core.yaml': rulesIn(core) };
  writeFileSync(file, `${inLines(documents, 4)}\n`);
  return true;
}

if (process.argv.includes('--release')) process.exit(release() ? 0 : 1);
const checkOnly = process.argv.includes('--check');
const results = [];
for (const [name, make] of Object.entries(FILES))
  results.push(generate(`src/generated/${name}`, BANNER + (await make()), checkOnly));
results.push(generate(COLLECTION, `${JSON.stringify(collectionOf(bff), null, 2)}\n`, checkOnly));
process.exitCode = results.every(Boolean) ? 0 : 1;
