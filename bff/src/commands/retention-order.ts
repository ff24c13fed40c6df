import { parseArgs } from 'node:util';
import { ConfigurationError, EnvironmentReader } from '../config/environment-reader.ts';
import { readRetention, type Retention } from '../config/retention.ts';
import { countOutdated, eraseOutdated } from '../people/personal-data/retention.ts';
import type { PeopleCommandParts } from './person-request-orders.ts';
import { UsageError } from './run-command.ts';

export const RETENTION_USAGE = `  retention [--months N] [--sent-months N] [--confirm]
                              dice cuántas simulaciones llevan guardadas demasiado tiempo; con --confirm, las borra.
                              Sin N, los meses de RETENTION_MONTHS y RETENTION_SENT_MONTHS`;

const OPTIONS = {
  months: { type: 'string' },
  'sent-months': { type: 'string' },
  confirm: { type: 'boolean' },
} as const;

/** Counts or erases the simulations that have been stored for too long. @throws UsageError */
export async function runRetention(args: readonly string[], parts: PeopleCommandParts): Promise<void> {
  const { source, audit, clock, print, env } = parts;
  const { months, 'sent-months': sentMonths, confirm } = optionsOf(args);
  const retention = retentionOf({
    RETENTION_MONTHS: months ?? env['RETENTION_MONTHS'],
    RETENTION_SENT_MONTHS: sentMonths ?? env['RETENTION_SENT_MONTHS'],
  });
  const today = clock.today();
  if (!confirm) {
    const { simulations, clients } = await countOutdated(source.manager, retention, today);
    return print(`Se borrarían simulations: ${simulations}, clients: ${clients}. Bórralas con --confirm.`);
  }
  const { simulations, clients } = await eraseOutdated(source, retention, today);
  const details = { simulations: [simulations, 0], clients: [clients, 0] } as const;
  await audit.note({ action: 'retention_erased', actor: null, subject: 'retention by hand', details });
  print(`Se borraron simulations: ${simulations}, clients: ${clients}.`);
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
