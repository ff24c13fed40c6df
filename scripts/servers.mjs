// @ts-check
// Servers that scripts start: each in its own process group, so that stopping one stops its children too.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Maximum time of a start, ms: a command may have to be downloaded first. */
const START_TIMEOUT_MS = 180_000;
const END_TIMEOUT_MS = 20_000;

/** @typedef {ReturnType<typeof startServer>} Server */

/** @type {Set<Server>} */
const running = new Set();

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** @param {string} command for the shell @param {Record<string, string>} [env] beside this process's own */
export function startServer(command, env = {}) {
  const child = spawn(command, {
    shell: true,
    detached: true,
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const server = { child, closed: once(child, 'close'), output: () => output };
  running.add(server);
  void server.closed.then(() => running.delete(server));
  return server;
}

/** @param {Server} server @param {string} url */
export async function whenAnswering({ child, output }, url) {
  const isAnswering = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  for (const until = Date.now() + START_TIMEOUT_MS; Date.now() < until; await pause(250)) {
    if (child.exitCode !== null) break;
    if (await isAnswering()) return;
  }
  throw new Error(`${url} no responde.\n${output()}`);
}

/** @param {Server} server @param {NodeJS.Signals} signal */
function sendSignal({ child }, signal) {
  if (child.pid && child.exitCode === null) process.kill(-child.pid, signal);
}

/** Stops the running servers: SIGTERM first, then SIGKILL. */
export async function endServers() {
  const servers = [...running];
  for (const server of servers) sendSignal(server, 'SIGTERM');
  const late = setTimeout(() => running.forEach((server) => sendSignal(server, 'SIGKILL')), END_TIMEOUT_MS);
  await Promise.all(servers.map(({ closed }) => closed));
  clearTimeout(late);
}
