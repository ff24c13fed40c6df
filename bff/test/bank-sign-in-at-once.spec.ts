/** Concurrent first sign-ins of one bank user. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { TestBrowser, TestProvider } from '../src/testing/identity-provider.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

let provider: TestProvider;
let bff: TestBff;
beforeAll(async () => {
  provider = await TestProvider.start();
  bff = await startBff({ env: provider.env });
});
afterAll(async () => {
  await bff.close();
  await provider.close();
});

it('signs a new user in from two browsers at once', async () => {
  const claims = { name: 'Paula Soto', email: 'paula.soto@lindero.example', groups: ['sucursal'] };
  provider.user = { id: 'u-1', claims };
  const browsers = [new TestBrowser(bff.url), new TestBrowser(bff.url)];
  const backs = await Promise.all(browsers.map(async (each) => each.atProvider(await each.begin())));
  const busy = bff.app.get(DataSource).createQueryRunner();
  await busy.startTransaction();
  await busy.query('LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE');
  const answers = Promise.all(browsers.map((browser, at) => browser.get(String(backs[at]))));
  const waiting = (): Promise<unknown[]> =>
    bff.query(`SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE datname = current_database() AND relation = 'users'::regclass AND NOT granted`);
  await retryUntil(waiting, ({ length }) => length === 2);
  await busy.commitTransaction();
  await busy.release();
  expect((await answers).map(({ status }) => status)).toEqual([302, 302]);
  expect(await bff.query('SELECT email FROM users')).toEqual([{ email: claims.email }]);
});
