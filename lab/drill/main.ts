/**
 * `npm run drill -- NAME [SIZE]`: checks and measurements that take too long for the tests. Exit code 0 if the goal was met, otherwise 1.
 * See README.md.
 */
import 'reflect-metadata';
import { drillFullDisk } from './full-disk.ts';
import { drillOneCaller } from './one-caller.ts';
import { drillPerson } from './person/person.ts';
import { drillRestore } from './releases/restore.ts';
import { drillUpgrade } from './releases/upgrade.ts';
import { drillReplay } from './replay.ts';
import { drillReplicas } from './replicas/replicas.ts';

/** Drills by name, each with its default size. */
const DRILLS: Readonly<Record<string, readonly [usual: number, drill: (size: number) => Promise<boolean>]>> =
  {
    'one-caller': [10, drillOneCaller],
    replay: [1, drillReplay],
    replicas: [8, drillReplicas],
    upgrade: [20_000, drillUpgrade],
    restore: [100_000, drillRestore],
    person: [1, drillPerson],
    'full-disk': [150, drillFullDisk],
  };

const USAGE =
  'Uso: npm run drill -- one-caller [SEGUNDOS POR CLASE] | replay | replicas [SEGUNDOS POR FALLA] | upgrade [SIMULACIONES] | restore [SIMULACIONES] | person | full-disk [MB]';

const [, , name = '', size] = process.argv;
const [usual, drill] = DRILLS[name] ?? [];
const times = size === undefined ? usual : Number(size);
if (drill && times !== undefined && Number.isInteger(times) && times > 0) {
  process.exitCode = (await drill(times)) ? 0 : 1;
} else {
  const isHelp = name === '--help';
  (isHelp ? console.log : console.error)(USAGE);
  process.exitCode = isHelp ? 0 : 1;
}
