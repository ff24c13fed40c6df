/**
 * Sets the clock of a process that was started with `--import` of this file: adds the milliseconds in the file named after `?`, which is
 * read at the start and at each SIGUSR2. Timers are not affected, as on a real machine.
 */
import { readFileSync } from 'node:fs';

const file = new URL(import.meta.url).search.slice(1);
const { now } = Date;
let offsetMs = 0;
const step = () => {
  offsetMs = Number(readFileSync(file, 'utf8'));
};
step();
process.on('SIGUSR2', step);

Date.now = () => now() + offsetMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, parts, self) =>
    Reflect.construct(target, parts.length > 0 ? parts : [target.now()], self),
});
