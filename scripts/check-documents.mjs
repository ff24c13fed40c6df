// @ts-check
// Both API documents under spectral's recommended rules, after proving on a fixture that they can fail. Redocly's run before it.
import { readFileSync } from 'node:fs';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { parse } from 'yaml';

/** Rules of the core's document that do not apply, each with its reason. @type {Record<string, 'off'>} */
const OFF_FOR_CORE = {
  // Its paths end with a slash; without it some of them redirect.
  'path-keys-no-trailing-slash': 'off',
  // An operation's summary is enough.
  'operation-description': 'off',
};

/** Returns errors and warnings. @param {string} file @param {Record<string, 'off'>} [off] */
async function problemsOf(file, off = {}) {
  const linter = new spectralCore.Spectral();
  // Redocly validates examples of bodies too; Spectral compiles a schema for each, which takes half of its time.
  const rules = { 'oas3-valid-media-example': /** @type {const} */ ('off'), ...off };
  linter.setRuleset({ extends: [[spectralRulesets.oas, 'recommended']], rules });
  const problems = await linter.run(parse(readFileSync(file, 'utf8')));
  return problems.map(({ code, message, path }) => `${file}: ${code}: ${message} (${path.join('/')})`);
}

const isToothless = (await problemsOf('scripts/testing/broken-openapi.yaml')).length === 0;
const problems = [
  ...(await problemsOf('contracts/openapi/core.yaml', OFF_FOR_CORE)),
  ...(await problemsOf('contracts/openapi/bff.json')),
  ...(isToothless ? ['scripts/testing/broken-openapi.yaml: no se detectan sus errores'] : []),
];
for (const problem of problems) console.error(problem);
console.log(`Documentos de la API: ${problems.length} errores con spectral.`);
process.exitCode = problems.length > 0 ? 1 : 0;
