// @ts-check
// Checks who imports whom, after proving on a fixture that each rule can fail.
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

const ROOMS = ['contracts/src', 'recording/src', 'mocks/src', 'bff/src', 'frontend/src'];
const FIXTURE = 'scripts/fixtures/forbidden-imports';

/** @param {string[]} folders @param {typeof config} rules @returns {Promise<{rule: string, from: string, to: string}[]>} */
async function violations(folders, rules) {
  const { output } = await cruise(folders, { ruleSet: rules, validate: true, ...rules.options });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

process.env.ROOM_ROOT = `${FIXTURE}/`;
const { default: fixtureRules } = await import('../.dependency-cruiser.mjs?fixture');
const caught = new Set((await violations([FIXTURE], fixtureRules)).map(({ rule }) => rule));
const toothless = config.forbidden.map(({ name }) => name).filter((name) => name && !caught.has(name));
for (const name of toothless) console.error(`La regla ${name} no detecta la infracción de ${FIXTURE}.`);

const found = await violations(ROOMS, config);
for (const { rule, from, to } of found) console.error(`${rule}: ${from} → ${to}`);

console.log(`Importaciones: ${caught.size} reglas probadas, ${found.length} infracciones.`);
process.exitCode = toothless.length + found.length > 0 ? 1 : 0;
