// @ts-check
// Checks who imports whom, after proving on a fixture that each rule can fail.
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { filesOf, folderPairs, isTest, WORKSPACES } from './folders.mjs';

const SOURCES = WORKSPACES.map((workspace) => (workspace === 'lab' ? workspace : `${workspace}/src`));
const FIXTURE = 'scripts/testing/forbidden-imports';

/** @param {string[]} folders @param {typeof config} rules @returns {Promise<{rule: string, from: string, to: string}[]>} */
async function violations(folders, rules) {
  const { output } = await cruise(folders, { ruleSet: rules, validate: true, ...rules.options });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

process.env.FIXTURE_ROOT = `${FIXTURE}/`;
const { default: fixtureRules } = await import('../.dependency-cruiser.mjs?fixture');
const caught = new Set((await violations([FIXTURE], fixtureRules)).map(({ rule }) => rule));
const toothless = config.forbidden.map(({ name }) => name).filter((name) => name && !caught.has(name));
if (folderPairs(filesOf(FIXTURE)).length > 0) caught.add('no-folder-pairs');
else toothless.push('no-folder-pairs');
for (const name of toothless) console.error(`La regla ${name} no detecta la infracción de ${FIXTURE}.`);

const found = await violations(SOURCES, config);
const sources = SOURCES.flatMap(filesOf).filter((file) => !isTest(file));
const pairs = folderPairs(sources);
for (const { rule, from, to } of found) console.error(`${rule}: ${from} → ${to}`);
for (const pair of pairs) console.error(`no-folder-pairs: ${pair}`);

const infractions = found.length + pairs.length;
console.log(`Importaciones: ${caught.size} reglas probadas, ${infractions} infracciones.`);
process.exitCode = toothless.length + infractions > 0 ? 1 : 0;
