// @ts-check
// `node scripts/run.mjs FILE [ARGUMENT…]`: builds what is stale, then runs a command of what was built in this process.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build-if-stale.mjs';

const SHELL_POLL_MS = 250;

const [node = '', , file = '', ...args] = process.argv;
process.argv = [node, resolve(file), ...args];
if (process.env.npm_lifecycle_event) endWithShell();
buildIfStale();
try {
  // These commands send requests to a core or a BFF.
  if (/^(mocks|scripts)\//.test(file)) await import('../bff/dist/commands/bank-network-main.js');
  await import(pathToFileURL(resolve(file)).href);
} catch (error) {
  const { name, message } = /** @type {Error} */ (error);
  if (name !== 'ConfigurationError') throw error;
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Ends the command when npm's shell ends: npm sends a signal to that shell only, and the shell does not pass it on. */
function endWithShell() {
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), SHELL_POLL_MS).unref();
}
