// @ts-check
// Both API documents under the recommended rules of redocly and spectral, after proving on a fixture that each can fail.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
  broken: 'scripts/testing/broken-openapi.yaml',
};
/** Spectral's rules that do not apply to a document, each with its reason. @type {Record<string, Record<string, 'off'>>} */
const OFF = {
  // Redocly validates examples of bodies too; Spectral compiles a schema for each, which takes half of its time.
  all: { 'oas3-valid-media-example': 'off' },
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
  linter.setRuleset({
    extends: [[spectralRulesets.oas, 'recommended']],
    rules: { ...OFF.all, ...OFF[name] },
  });
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

console.log(`Documentos de la API: ${failures} errores con ${Object.keys(LINTERS).join(' y ')}.`);
process.exitCode = failures > 0 ? 1 : 0;
