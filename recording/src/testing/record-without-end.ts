/** Process that records until it is killed; it prints how many entries were written. */
import { Recorder } from '../recorder.ts';
import { jsonExchange } from './exchanges.ts';

const recorder = new Recorder({ directory: process.argv[2] ?? '' });
for (let written = 1; ; written += 1) {
  recorder.record(jsonExchange());
  await recorder.flush();
  process.stdout.write(`${written}\n`);
}
