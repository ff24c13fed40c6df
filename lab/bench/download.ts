/**
 * Measures the download of all simulations, compared with hucre's stream of the same rows. Each runs in its own process, which starts
 * measuring once it is connected. See demo-database.ts for the variables.
 */
import 'reflect-metadata';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onEachDatabase } from './demo-database.ts';
import type { Written } from './download-writer.ts';

const WRITER = fileURLToPath(new URL('./download-writer.ts', import.meta.url));
const ROUNDS = 3;

async function written(url: string, writer: string): Promise<Written> {
  const child = fork(WRITER, [url, writer]);
  const [outcome] = (await once(child, 'message')) as [Written];
  await once(child, 'close');
  return outcome;
}

await onEachDatabase('100000', async (url) => {
  console.log(
    '\n| writer | rows | s | s of processor | RSS over idle, MB | file, MB |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (let round = 0; round < ROUNDS; round += 1)
    for (const writer of ['ours', 'hucre']) {
      const { rows, seconds, cpuSeconds, rssMb, fileMb } = await written(url, writer);
      const figures = [seconds.toFixed(1), cpuSeconds.toFixed(1), rssMb.toFixed(0), fileMb.toFixed(1)];
      console.log(`| ${[writer, rows, ...figures].join(' | ')} |`);
    }
});
