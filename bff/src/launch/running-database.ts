import { clusterFolder } from '../database/embedded/cluster.ts';
import { embeddedUrl } from '../database/embedded/embedded-postgres.ts';
import { serverPort } from '../database/embedded/leftover.ts';
import { reachable } from '../database/embedded/unprivileged-user.ts';
import { readSecrets, wantedDataFolder } from './data-folder.ts';

/** The database that `npm start` or `npm run dev` runs now below this environment's data folder; null when none does. */
export async function runningDatabaseUrl(env: NodeJS.ProcessEnv): Promise<string | null> {
  const dataDir = await reachable(wantedDataFolder(env));
  const port = await serverPort(clusterFolder(dataDir));
  const secrets = port && (await readSecrets(dataDir));
  return secrets ? embeddedUrl({ dataDir, password: secrets.databasePassword, port }) : null;
}
