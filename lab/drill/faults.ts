import { setTimeout as pause } from 'node:timers/promises';
import { CORE_TIMEOUT_MS, type Installation } from './installation.ts';

/** A fault, and the answers besides success that are allowed during it and until the goal. */
export interface Fault {
  readonly name: string;
  readonly permits: readonly string[];
  /** Seconds after its end until which a request may fail. */
  readonly goalS: number;
  /** Resolves when the fault is over. */
  run(installation: Installation, seconds: number): Promise<void>;
}

const CORE_AWAY = ['502', '503', '504'];
const TOO_SLOW = `sequence:[${[0.7, 1.3, 1.9].map((share) => `slow:${Math.round(CORE_TIMEOUT_MS * share)}`).join()}]*`;
const LIES = 'sequence:[garbage:types,garbage:nan,garbage:truncated,drop:salida,half:reset]*';

const withCore =
  (scenarios: Readonly<Record<string, string>>): Fault['run'] =>
  async ({ play }, seconds) => {
    await play(scenarios);
    await pause(seconds * 1000);
    await play({});
  };

const withoutPostgres =
  (way: 'end' | 'kill'): Fault['run'] =>
  async ({ postgres }) => {
    await postgres[way]();
    await postgres.restart();
  };

export const FAULTS: readonly Fault[] = [
  { name: 'quiet', permits: [], goalS: 0, run: (_, seconds) => pause(seconds * 1000) },
  {
    name: 'a replica is killed -9',
    permits: ['reset'],
    goalS: 1,
    run: async ({ replicas: [one] }) => {
      await one.kill();
      await pause(1_000);
      await one.start();
    },
  },
  {
    name: 'all are replaced one by one',
    permits: [],
    goalS: 0,
    run: async ({ replicas }) => {
      for (const each of replicas) await each.replace();
    },
  },
  { name: 'PostgreSQL restarts', permits: ['503'], goalS: 5, run: withoutPostgres('end') },
  { name: 'PostgreSQL is killed -9', permits: ['503'], goalS: 5, run: withoutPostgres('kill') },
  { name: 'the core dies', permits: CORE_AWAY, goalS: 8, run: withCore({ '*': 'down' }) },
  { name: 'the core is slow', permits: CORE_AWAY, goalS: 8, run: withCore({ '*': TOO_SLOW }) },
  {
    name: 'the core lies',
    permits: CORE_AWAY,
    goalS: 8,
    run: withCore({
      '*': LIES,
      Application: 'sequence:[lost,twice]*',
      Income: 'sequence:[twice,lost,half:reset]*',
      Sim2Wf: 'sequence:[lost,half]*',
    }),
  },
  {
    name: 'mail is away',
    permits: [],
    goalS: 0,
    run: async ({ mailbox }, seconds) => {
      await mailbox.play('down');
      await pause(seconds * 1000);
      await mailbox.play('ok');
    },
  },
];
