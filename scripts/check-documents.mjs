// @ts-check
// Both API documents under the recommended rules of redocly and spectral, after proving on a fixture that each can fail.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { parse } from 'yaml';

const REDOCLY = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const BROKEN = 'scripts/testing/broken-openapi.yaml';
/** Rules of the core's document that do not apply, each with its reason. @type {Record<string, 'off'>} */
const OFF_FOR_CORE = {
  // Its paths end with a slash; without it some of them redirect.
  'path-keys-no-trailing-slash': 'off',
  // An operation's summary is enough.
  'operation-description': 'off',
};

/** Lints by redocly.yaml. @param {string[]} apis @param {'inherit' | 'pipe'} stdio */
function redocly(apis, stdio) {
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return spawnSync(process.execPath, [REDOCLY, 'lint', ...apis], { env, stdio, encoding: 'utf8' });
}

/** Returns errors and warnings of spectral. @param {string} file @param {Record<string, 'off'>} [off] */
async function problemsOf(file, off = {}) {
  const linter = new spectralCore.Spectral();
  // Redocly validates examples of bodies too; Spectral compiles a schema for each, which takes half of its time.
  const rules = { 'oas3-valid-media-example': /** @type {const} */ ('off'), ...off };
  linter.setRuleset({ extends: [[spectralRulesets.oas, 'recommended']], rules });
  const problems = await linter.run(parse(readFileSync(file, 'utf8')));
  return problems.map(({ code, message, path }) => `${file}: ${code}: ${message} (${path.join('/')})`);
}

const isToothless =
  (await problemsOf(BROKEN)).length === 0 ||
  !redocly([BROKEN], 'pipe').stdout.includes('path-parameters-defined');
const problems = [
  ...(await problemsOf('contracts/openapi/core.yaml', OFF_FOR_CORE)),
  ...(await problemsOf('contracts/openapi/bff.json')),
  ...(isToothless ? [`${BROKEN}: no se detectan sus errores`] : []),
];
for (const problem of problems) console.error(problem);
console.log(`Documentos de la API: ${problems.length} errores con spectral.`);
process.exitCode = redocly(['core', 'bff'], 'inherit').status === 0 && problems.length === 0 ? 0 : 1;
