import { theMailTo } from './support/mailbox.ts';
import { test as base, expect } from './support/test.ts';
import { Summary } from './support/summary.ts';
import { startBank, type Bank } from './support/bank.ts';
import { startDatabase, type Database } from './support/database.ts';

interface Frail {
  readonly bank: Bank;
  readonly database: Database;
}

/** An installation on a database of its own that can be stopped. */
const test = base.extend<{ frail: Frail }>({
  frail: async ({ bankEnv }, provide) => {
    const database = await startDatabase();
    const bank = await startBank({ ...bankEnv, DATABASE_URL: database.url });
    await provide({ bank, database });
    await bank.stop();
    await database.remove();
  },
  baseURL: async ({ frail }, provide) => provide(frail.bank.url),
});

test.use({ expectsFailedCalls: true });
test.slow();

test('a database that goes away at the last moment loses nothing that was typed', async ({
  simulator,
  frail: { bank, database },
}) => {
  await simulator.toResult();
  const summary = new Summary(simulator.page);
  await summary.open();
  await database.stop();
  await summary.field('input_phone_number').fill('+56987654321');
  await summary.ask.click();
  await expect(summary.alert).toContainText(
    'El servicio no puede acceder a sus datos en este momento. Inténtalo de nuevo en unos segundos.',
  );
  await expect(summary.field('input_rut')).toHaveValue('12.345.678-5');
  await expect(summary.field('input_phone_number')).toHaveValue('+56987654321');
  await database.start();
  await summary.askUntilSaved();
  await theMailTo(bank, 'claudia.nunez@example.cl');
});
