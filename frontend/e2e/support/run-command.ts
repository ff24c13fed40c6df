import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMANDS = fileURLToPath(new URL('../../../bff/dist/commands/', import.meta.url));

/** Operators' command: managing users, or adding invented simulations. */
export type Command = 'users' | 'demo-data';

/** Runs the command on the database below `dataDir`; `typed` is its standard input. @throws Error if it fails */
export async function runCommand(
  dataDir: string,
  command: Command,
  order: readonly string[],
  typed = '',
): Promise<void> {
  const child = spawn(process.execPath, [join(COMMANDS, `${command}-main.js`), ...order], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const complaints: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  // A command that reads no input may end before it is written.
  child.stdin.on('error', () => undefined).end(`${typed}\n`);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The command ${command} failed (${code})\n${Buffer.concat(complaints)}`);
}
