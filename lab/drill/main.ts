/**
 * `npm run drill -- NAME [SIZE]`: checks and measurements that take too long for the tests. Exit code 0 if the goal was met, otherwise 1.
 * See README.md.
 */
import 'reflect-metadata';
import { drillReplicas } from './replicas.ts';
import { drillUpgrade } from './upgrade.ts';

const USAGE = 'Uso: npm run drill -- replicas [SEGUNDOS POR FALLA] | upgrade [SIMULACIONES]';
/** Drills by name, each with its default size. */
const DRILLS = new Map([
  ['replicas', { usual: 8, drill: drillReplicas }],
  ['upgrade', { usual: 20_000, drill: drillUpgrade }],
]);

const [, , name = '', size] = process.argv;
const { usual, drill } = DRILLS.get(name) ?? {};
const times = Number(size ?? usual);
if (drill && Number.isInteger(times) && times > 0) process.exitCode = (await drill(times)) ? 0 : 1;
else {
  const isHelp = name === '--help';
  (isHelp ? console.log : console.error)(USAGE);
  process.exitCode = isHelp ? 0 : 1;
}
