import { AsyncResource } from 'node:async_hooks';
import type { FactoryProvider, INestApplicationContext } from '@nestjs/common';
import type { AppConfig } from '../config/environment.ts';
import { databaseProviders, PREPARED_SCHEMA } from '../database/configured-database.ts';
import type { PreparedSchema } from '../database/prepare.ts';
import { DurableJobs } from '../jobs/durable-jobs.ts';

const UNCHANGED: PreparedSchema = { newerMigration: null, newerRelease: null };
const prepared = new WeakSet<AppConfig>();

const preparation = databaseProviders.find(({ provide }) => provide === PREPARED_SCHEMA) as
  | FactoryProvider<PreparedSchema>
  | undefined;
if (!preparation) throw new Error('the database is prepared by a provider');
const prepare = preparation.useFactory;
preparation.useFactory = (config: AppConfig) => (prepared.has(config) ? UNCHANGED : prepare(config));

/**
 * Makes a BFF take its database as prepared, like the template that it is a copy of: looking for something to prepare takes 40 ms.
 * BFFs prepare their databases in `test/demo-users.spec.ts` and `test/newer-schema.spec.ts`.
 */
export const takeAsPrepared = (config: AppConfig): void => void prepared.add(config);

/** Makes a BFF without jobs start to run them once it adds the first one: waiting for jobs takes three connections and a poll a second. */
export function runJobsOnceAdded(app: INestApplicationContext): void {
  const jobs = app.get(DurableJobs, { strict: false });
  // Hourly jobs look for due ones at the start.
  if (jobs['hourly'].length > 0) return;
  // Jobs belong to no request or transaction, although one of them adds the first job.
  const start = AsyncResource.bind(jobs.onApplicationBootstrap.bind(jobs));
  let started = false;
  const once = (): void => {
    if (!started) void start();
    started = true;
  };
  jobs.onApplicationBootstrap = () => Promise.resolve();
  const add = jobs.enqueue.bind(jobs);
  jobs.enqueue = (...parameters) => {
    once();
    return add(...parameters);
  };
}
