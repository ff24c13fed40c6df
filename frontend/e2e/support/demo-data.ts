import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../../bff/dist/commands/demo-data-main.js', import.meta.url));

/** Adds `count` simulations of invented people to the database below `dataDir`. @throws Error if it fails */
export async function addDemoData(dataDir: string, count: number): Promise<void> {
  const child = spawn(process.execPath, [COMMAND, String(count)], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const complaints: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`No invented simulations (${code})\n${Buffer.concat(complaints)}`);
}
