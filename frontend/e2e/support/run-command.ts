import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMANDS = fileURLToPath(new URL('../../../bff/dist/commands/', import.meta.url));

/** A command for operators: one that manages users, one that adds invented simulations. */
export type Command = 'users' | 'demo-data';

/** Runs it upon the database below `dataDir`; `typed` answers what it asks for. @throws Error when it refuses the order */
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
  // An order that asks for nothing may end before it read.
  child.stdin.on('error', () => undefined).end(`${typed}\n`);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The command ${command} failed (${code})\n${Buffer.concat(complaints)}`);
}
