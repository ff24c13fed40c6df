import type { DataSource } from 'typeorm';
import type { Clock } from '../clock/clock.ts';
import { addDemoSimulations } from './demo/stored-simulations.ts';
import { UsageError } from './run-command.ts';

export const USAGE = `Uso: npm run demo:data -- CANTIDAD   agrega clientes y simulaciones inventados, de los últimos 90 días`;

const MAX = 2_000_000;
/** Days before the call over which the simulations are spread. */
const DAYS = 90;

interface DemoDataParts {
  readonly source: DataSource;
  readonly clock: Clock;
  readonly print: (line: string) => void;
}

/**
 * Adds simulations of invented people. On the same day, the same number gives the same people and simulations, apart from their uuids; a
 * second call adds other people.
 * @throws UsageError
 */
export async function runDemoDataCommand(args: readonly string[], parts: DemoDataParts): Promise<void> {
  const [text = '', ...rest] = args;
  const wanted = Number(text);
  if (!/^\d{1,7}$/.test(text) || wanted < 1 || wanted > MAX || rest.length > 0) throw new UsageError(USAGE);
  if (process.env['NODE_ENV'] === 'production')
    throw new UsageError('Los datos de demostración no van en producción.');
  const { source, clock, print } = parts;
  await assertOnlyInvented(source);
  const people = await addDemoSimulations(source, { count: wanted, days: DAYS, now: clock.now() }, (made) =>
    print(`${made} simulaciones`),
  );
  print(`${wanted} simulaciones de ${people} clientes.`);
}

/** Refuses a database with real clients, because the shell does not show which database it is. @throws UsageError */
async function assertOnlyInvented(source: DataSource): Promise<void> {
  const others: unknown[] = await source.query(
    "SELECT FROM clients WHERE email NOT LIKE '%.example' LIMIT 1",
  );
  if (others.length > 0)
    throw new UsageError('Hay clientes que no son inventados: los datos de demostración no van con ellos.');
}
