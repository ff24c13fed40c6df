/**
 * Measures the download of all simulations, each time in a process of its own, which starts measuring once it is connected. See
 * demo-database.ts for the variables.
 */
import 'reflect-metadata';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onEachDatabase } from './demo-database.ts';
import type { Written } from './download-writer.ts';

const WRITER = fileURLToPath(new URL('./download-writer.ts', import.meta.url));
const ROUNDS = 3;

async function written(url: string): Promise<Written> {
  const child = fork(WRITER, [url]);
  const [outcome] = (await once(child, 'message')) as [Written];
  await once(child, 'close');
  return outcome;
}

await onEachDatabase('100000', async (url) => {
  console.log(
    '\n| rows | s | s of processor | RSS over idle, MB | file, MB |\n| --- | --- | --- | --- | --- |',
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const { rows, seconds, cpuSeconds, rssMb, fileMb } = await written(url);
    const figures = [seconds.toFixed(1), cpuSeconds.toFixed(1), rssMb.toFixed(0), fileMb.toFixed(1)];
    console.log(`| ${[rows, ...figures].join(' | ')} |`);
  }
});
