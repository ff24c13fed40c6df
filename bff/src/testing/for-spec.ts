/** Servers of a spec file: started before its tests in the order of their declaration, and closed after them in the opposite one. */
import { afterAll, beforeAll } from '@jest/globals';
import type { UserRole } from '@simulador/contracts/people/access';
import { type BothAdapters, startBothAdapters } from './both-adapters.ts';
import { type Member, signInEverybody } from './staff.ts';
import { startBff, type TestBff } from './test-bff.ts';
import { createDataSource } from '../database/data-source.ts';
import { createDatabase, type TestDatabase } from './test-database.ts';
import { startMailbox, type TestMailbox } from './test-mailbox.ts';

/** Environment variables; a function if they depend on what is started before. */
export type SpecEnv = Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);

const started: { close: () => Promise<void> }[] = [];

/** Starts a server before the tests, and closes it after them. Its members exist once the tests run. */
export function forSpec<Server extends { close: () => Promise<void> }>(start: () => Promise<Server>): Server {
  const server = {} as Server;
  beforeAll(async () => {
    started.push(Object.assign(server, await start()));
  });
  afterAll(() => started.pop()?.close());
  return server;
}

export const envOf = (env: SpecEnv): Readonly<Record<string, string>> =>
  typeof env === 'function' ? env() : env;

export const bffForSpec = (env: SpecEnv = {}): TestBff => forSpec(() => startBff({ env: envOf(env) }));

/** Signs in a user of each role before the tests. The members exist once the tests run. */
export function staffForSpec(bff: TestBff): Readonly<Record<UserRole, Member>> {
  const staff = {} as Record<UserRole, Member>;
  beforeAll(async () => {
    Object.assign(staff, await signInEverybody(bff));
  });
  return staff;
}

export const adaptersForSpec = (env: SpecEnv = {}): BothAdapters =>
  forSpec(() => startBothAdapters(envOf(env)));

export const mailboxForSpec = (): TestMailbox => forSpec(() => startMailbox());

export const databaseForSpec = (): TestDatabase =>
  forSpec(async () => {
    const database = await createDatabase();
    return { ...database, close: () => database.drop() };
  });

/** Creates a database of the spec's own, empty or as a new installation's, and connects to it. */
export const connectedForSpec = (...[kind]: Parameters<typeof createDatabase>) =>
  forSpec(async () => {
    const database = await createDatabase(kind);
    const source = await createDataSource(database.url).initialize();
    const close = async (): Promise<void> => {
      await source.destroy();
      await database.drop();
    };
    return { ...database, source, close };
  });
