// @ts-check
// Checks who imports whom, after proving on a fixture that each rule can fail.
import { dirname } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

const SOURCES = [
  ...['contracts', 'recording', 'mocks', 'bff', 'frontend'].map((name) => `${name}/src`),
  'lab',
];
const FIXTURE = 'scripts/testing/forbidden-imports';
const TEST = /\.spec\.|\/(testing|test|e2e|generated)\//;

/** Returns the folder right below `src` that a file is in, such as `bff/src/people`. @param {string} file */
const roomOf = (file) => /^.*?\/src\/[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file);

/** Returns the pairs of folders that import each other, also of whole folders right below `src`. @param {import('dependency-cruiser').IModule[]} modules */
function folderPairs(modules) {
  /** @type {Set<string>} */
  const edges = new Set();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies)
      edges.add(`${dirname(source)} ${dirname(resolved)}`).add(`${roomOf(source)} ${roomOf(resolved)}`);
  return [...edges]
    .map((edge) => edge.split(' '))
    .filter(([from = '', to = '']) => from < to && edges.has(`${to} ${from}`))
    .map(([from, to]) => `no-folder-pairs: ${from} ↔ ${to}`);
}

/** Returns the violations of the rules, and of that of folders, without tests unless all are meant. @param {string[]} folders @param {typeof config} rules @param {RegExp} without */
async function violations(folders, rules, without) {
  const { output } = await cruise(folders, { ruleSet: rules, validate: true, ...rules.options });
  if (typeof output === 'string') throw new Error(output);
  const found = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  return [...found, ...folderPairs(output.modules.filter(({ source }) => !without.test(source)))];
}

process.env.FIXTURE_ROOT = `${FIXTURE}/`;
const { default: fixtureRules } = await import('../.dependency-cruiser.mjs?fixture');
const caught = await violations([FIXTURE], fixtureRules, /^$/);
const names = [...config.forbidden.map(({ name }) => name), 'no-folder-pairs'];
const toothless = names.filter((name) => !caught.some((each) => each.startsWith(`${name}: `)));
const found = [
  ...toothless.map((name) => `La regla ${name} no detecta la infracción de ${FIXTURE}.`),
  ...(await violations(SOURCES, config, TEST)),
];
for (const each of found) console.error(each);
console.log(`Importaciones: ${names.length} reglas probadas, ${found.length} infracciones.`);
process.exitCode = found.length > 0 ? 1 : 0;
