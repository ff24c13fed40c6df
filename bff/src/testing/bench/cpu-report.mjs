import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded before a server under test. Answers the message `cpu` with the processor time it has used, in microseconds, and `state`
 * with its memory and the 99th percentile of the event loop's delay since the last such message.
 */
const RESOLUTION_MS = 10;
/** @type {import('node:perf_hooks').IntervalHistogram | undefined} */
let delays;
process.on('message', (message) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuUs: user + system });
  } else if (message === 'state') {
    const delayMs = delays ? delays.percentile(99) / 1e6 - RESOLUTION_MS : 0;
    delays?.reset();
    delays ??= monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    delays.enable();
    process.send?.({ delayMs, rssMb: process.memoryUsage.rss() / 2 ** 20 });
  }
});
// Not alone a reason to stay.
process.channel?.unref();
