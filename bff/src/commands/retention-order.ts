import { parseArgs } from 'node:util';
import { ConfigurationError, EnvironmentReader } from '../config/environment-reader.ts';
import { readRetention, type Retention } from '../config/retention.ts';
import { countOutdated } from '../people/personal-data/retention.ts';
import type { PeopleCommandParts } from './person-request-orders.ts';
import { UsageError } from './run-command.ts';

export const RETENTION_USAGE = `  retention [--months N] [--sent-months N]
                              dice cuántas simulaciones borraría el simulador con ese plazo; no borra nada.
                              Sin N, los meses de RETENTION_MONTHS y RETENTION_SENT_MONTHS`;

const OPTIONS = {
  months: { type: 'string' },
  'sent-months': { type: 'string' },
} as const;

/** Counts the simulations that have been stored for too long. @throws UsageError */
export async function runRetention(args: readonly string[], parts: PeopleCommandParts): Promise<void> {
  const { source, clock, print, env } = parts;
  const { months, 'sent-months': sentMonths } = optionsOf(args);
  const retention = retentionOf({
    RETENTION_MONTHS: months ?? env['RETENTION_MONTHS'],
    RETENTION_SENT_MONTHS: sentMonths ?? env['RETENTION_SENT_MONTHS'],
  });
  const { simulations, clients } = await countOutdated(source.manager, retention, clock.today());
  print(`Se borrarían simulations: ${simulations}, clients: ${clients}.`);
}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch {
    throw new UsageError(`Uso: npm run person -- <orden>\n${RETENTION_USAGE}`);
  }
}

function retentionOf(env: PeopleCommandParts['env']): Retention {
  const reader = new EnvironmentReader(env);
  try {
    const retention = readRetention(reader);
    reader.finish();
    if (retention) return retention;
  } catch (error) {
    throw error instanceof ConfigurationError ? new UsageError(error.message) : error;
  }
  throw new UsageError('No hay un plazo: dalo con --months o con RETENTION_MONTHS.');
}
