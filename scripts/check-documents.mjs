// @ts-check
// Both API documents under the recommended rules of redocly and spectral, after proving on a fixture that each can fail; and
// that docs/configuration.md and .env.example name the variables that the code reads.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { parse } from 'yaml';

const { Spectral } = spectralCore;
const REDOCLY = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
const FILES = {
  core: 'contracts/openapi/core.yaml',
  bff: 'contracts/openapi/bff.json',
  broken: 'scripts/fixtures/broken-openapi.yaml',
};
/** Spectral's rules that do not apply to a document, each with its reason. @type {Record<string, Record<string, 'off'>>} */
const OFF = {
  core: {
    // Paths of the core end with a slash; without it some of them redirect.
    'path-keys-no-trailing-slash': 'off',
    // An operation's summary is enough.
    'operation-description': 'off',
  },
};

/** Returns errors and warnings of redocly, by its own configuration. @param {string} name @returns {Promise<string[]>} */
async function redocly(name) {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const run = promisify(execFile)(process.execPath, [REDOCLY, 'lint', name, '--format=json'], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  // Exit code 1 means errors; its output lists them.
  const { stdout } = await run.catch((/** @type {{ stdout: string }} */ failed) => failed);
  /** @type {{ ruleId: string, message: string, location: { pointer: string }[] }[]} */
  const problems = JSON.parse(stdout).problems;
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);
}

/** Returns errors and warnings of spectral. @param {keyof typeof FILES} name @returns {Promise<string[]>} */
async function spectral(name) {
  const linter = new Spectral();
  linter.setRuleset({ extends: [[spectralRulesets.oas, 'recommended']], rules: OFF[name] ?? {} });
  const problems = await linter.run(parse(readFileSync(FILES[name], 'utf8')));
  return problems.map(({ code, message, path }) => `${code}: ${message} (${path.join('/')})`);
}

const LINTERS = { redocly, spectral };
let failures = 0;
for (const [linter, lint] of Object.entries(LINTERS)) {
  if ((await lint('broken')).length === 0) {
    console.error(`${linter} no detecta los errores de ${FILES.broken}.`);
    failures += 1;
  }
  for (const name of /** @type {const} */ (['core', 'bff'])) {
    const problems = await lint(name);
    for (const problem of problems) console.error(`${linter}, ${FILES[name]}: ${problem}`);
    failures += problems.length;
  }
}
/** Variables of the system, Node and tools, and between scripts. */
const FOREIGN =
  /^(PATH|HOME|CI|NODE_EXTRA_CA_CERTS|PACT_DO_NOT_TRACK|PLAYWRIGHT_JSON_OUTPUT_NAME|FIXTURE_ROOT|TEST_DATABASE_URL)$/;
const CAPABILITY = /^(?:MODE_)?<CAPABILITY>/;

/** Returns the names in the tables of a page. @param {string} page */
const explainedIn = (page) =>
  [...page.matchAll(/^\| (`[^|]+`) +\|/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Z<][A-Z0-9_<>]+)`/g)])
    .map(([, name = '']) => name);

/**
 * Returns the variables of the sources, found as literals next to an environment or its reader.
 * @param {string} folder
 * @returns {string[]}
 */
function readBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : readBelow(path);
    if (!/(?<!\.spec)\.(ts|tsx|mjs)$/.test(entry.name)) return [];
    const text = readFileSync(path, 'utf8');
    return [
      ...text.matchAll(/\benv(?:ironment)?(?:\.|\['|, ')([A-Z][A-Z0-9_]+(?:', '[A-Z][A-Z0-9_]+)*)/g),
      ...text.matchAll(/\breader\.(?:text|integer|oneOf|url)\('([A-Z][A-Z0-9_]+)'/g),
      ...text.matchAll(/\{([^{}]+)\} = process\.env/g),
    ].flatMap(([, names = '']) => names.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []);
  });
}

const example = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(
  ([, name = '']) => name,
);
const capabilities = example.flatMap((name) => /^MODE_(.+)/.exec(name)?.[1] ?? []);
const explained = explainedIn(readFileSync('docs/configuration.md', 'utf8')).flatMap((name) =>
  CAPABILITY.test(name) ? capabilities.map((each) => name.replace('<CAPABILITY>', each)) : [name],
);
const read = ['bff', 'contracts', 'frontend', 'lab', 'mocks', 'scripts'].flatMap(readBelow);
for (const [holder, names] of Object.entries({ '.env.example': example, 'el código': read }))
  for (const missing of new Set(names.filter((each) => !FOREIGN.test(each) && !explained.includes(each)))) {
    console.error(`docs/configuration.md no explica ${missing}, que está en ${holder}.`);
    failures += 1;
  }
for (const missing of new Set(explained.filter((each) => !example.includes(each)))) {
  console.error(`.env.example no tiene ${missing}, que docs/configuration.md explica.`);
  failures += 1;
}

console.log(`Documentos de la API: ${failures} errores con ${Object.keys(LINTERS).join(' y ')}.`);
process.exitCode = failures > 0 ? 1 : 0;
