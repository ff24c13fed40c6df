/**
 * `npm run drill -- NAME [SIZE]`: checks and measurements that take too long for the tests. Exit code 0 if the goal was met, otherwise 1.
 * See README.md.
 */
import 'reflect-metadata';

type Drill = (size: number) => Promise<boolean>;

/** Drills by name, each with its default size. They are loaded when they run: some load the whole BFF. */
const DRILLS: Readonly<Record<string, readonly [usual: number, load: () => Promise<Drill>]>> = {
  replicas: [8, async () => (await import('./replicas.ts')).drillReplicas],
  upgrade: [20_000, async () => (await import('./upgrade.ts')).drillUpgrade],
};

const USAGE = 'Uso: npm run drill -- replicas [SEGUNDOS POR FALLA] | upgrade [SIMULACIONES]';

const [, , name = '', size] = process.argv;
const [usual, load] = DRILLS[name] ?? [];
const times = size === undefined ? usual : Number(size);
if (load && times !== undefined && Number.isInteger(times) && times > 0) {
  process.exitCode = (await (await load())(times)) ? 0 : 1;
} else {
  const isHelp = name === '--help';
  (isHelp ? console.log : console.error)(USAGE);
  process.exitCode = isHelp ? 0 : 1;
}
