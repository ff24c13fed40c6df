import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Preloaded into a server under test. Answers the message `cpu` with the used processor time in microseconds, and `state` with its memory
 * and the 99th percentile of the event loop's delay since the last such message.
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
// The channel alone must not keep the process alive.
process.channel?.unref();
