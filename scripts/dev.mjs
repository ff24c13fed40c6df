// @ts-check
// Development on one origin: the client with hot reload on PORT, which passes API calls on to a BFF that restarts when its
// sources change; mock core, mailbox and embedded PostgreSQL beside them.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import concurrently from 'concurrently';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { PORT = '3000', BFF_PORT = '3001', MOCK_PORT = '4010' } = process.env;
const MAILBOX_PORT = process.env.MAILBOX_PORT || String(Number(MOCK_PORT) + 15);

const built = spawnSync('npm', ['run', '--silent', 'build:ts'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const { forgetOtherServers, startEmbeddedPostgres } =
  await import('../bff/dist/database/embedded/embedded-postgres.js');
const { freePort } = await import('../bff/dist/database/embedded/free-port.js');
const { openDataFolder, readOrMakeSecrets, wantedDataFolder } =
  await import('../bff/dist/launch/data-folder.js');
const { ownDatabase, publicAddress } = await import('../bff/dist/launch/installation.js');

/** Returns a server that restarts when its sources change. @param {string} name @param {string} file @param {Record<string, string>} env */
const watched = (name, file, env) => ({
  name,
  command: `node --watch --watch-preserve-output --conditions=source --import @swc-node/register/esm-register ${name}/src/${file}`,
  cwd: root,
  env: { ...process.env, SWC_NODE_PROJECT: `${name}/tsconfig.json`, ...env },
});

forgetOtherServers(process.env);
let database;
try {
  const dataDir = await openDataFolder(wantedDataFolder(process.env));
  const secrets = await readOrMakeSecrets(dataDir);
  database = await startEmbeddedPostgres({
    dataDir,
    password: secrets.databasePassword,
    port: await freePort(),
  });
  const { result } = concurrently(
    [
      watched('mocks', 'server.ts', { MOCK_PORT, MAILBOX_PORT }),
      watched('bff', 'main.ts', {
        PORT: BFF_PORT,
        HOST: '127.0.0.1',
        PUBLIC_URL: publicAddress(PORT, process.env),
        ...ownDatabase(database.url, process.env),
        CORE_URL: process.env.CORE_URL || `http://127.0.0.1:${MOCK_PORT}`,
        SMTP_URL: process.env.SMTP_URL || `smtp://127.0.0.1:${MAILBOX_PORT}`,
        JWT_SECRET: process.env.JWT_SECRET || secrets.jwtSecret,
        LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      }),
      {
        name: 'client',
        command: `npx vite --port ${PORT} --strictPort`,
        cwd: `${root}/frontend`,
        env: { ...process.env, BFF_PORT },
      },
    ],
    { killOthersOn: ['failure', 'success'], prefixColors: 'auto' },
  );
  await result.catch(() => undefined);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await database?.stop();
}
