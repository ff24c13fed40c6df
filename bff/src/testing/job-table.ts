/**
 * Table of the jobs. It belongs to the library, and only tests use it, for what the view `graphile_worker.jobs` and the library's functions
 * can't do: a job that a killed process still holds, removing a running job, and reading the payloads.
 */
export const JOB_TABLE = 'graphile_worker._private_jobs';

/** Lets waiting jobs run now. */
export const RUN_JOBS_NOW =
  'SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs';
