import { once } from 'node:events';

export default async function tearDown() {
  const server = globalThis.bffDatabaseServer;
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
}
