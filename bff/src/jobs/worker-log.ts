import type { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';

type LogFunctionFactory = ConstructorParameters<typeof WorkerLogger>[0];

/** The library's complaints in our log: its words can repeat a job's or a database's, so only the error's kind is told. */
export const workerLog =
  (logger: Logger): LogFunctionFactory =>
  () =>
  (level, _message, meta) => {
    // A job that failed is told where it failed.
    if (meta?.['failure']) return;
    if (level === 'error' || level === 'warning') logger.warn({ err: meta?.['error'] }, 'job queue');
  };
