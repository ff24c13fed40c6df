import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Starts the run's PostgreSQL, in which each spec file creates its database, and gives the specs a folder for their files. */
export default async function setUp() {
  const server = fork(file('./database-server.ts'), {
    execArgv: ['--conditions=source', '--import', '@swc-node/register/esm-register'],
    env: { ...process.env, NODE_OPTIONS: '', SWC_NODE_PROJECT: file('../../tsconfig.json') },
  });
  const [{ url, folder }] = await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`no test database (exit code ${code})`))),
  ]);
  process.env.TEST_DATABASE_URL = url;
  process.env.TMPDIR = folder;
  globalThis.bffDatabaseServer = server;
}
