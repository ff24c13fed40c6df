import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const commandPath = (name: string): string =>
  fileURLToPath(new URL(`../../../bff/dist/commands/${name}-main.js`, import.meta.url));

/** Runs one of the bank's commands with the database below `dataDir`. @throws Error if it fails */
export async function runCommand(dataDir: string, name: 'demo-data', ...words: string[]): Promise<void> {
  const child = spawn(process.execPath, [commandPath(name), ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const complaints: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${name} failed (${code})\n${Buffer.concat(complaints)}`);
}
