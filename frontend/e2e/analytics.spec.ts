/** What the page tells a bank's own measuring. */
import type { Page } from '@playwright/test';
import { CLAUDIA, USED_FLAT } from './support/people.ts';
import { Summary } from './support/summary.ts';
import { expect, test } from './support/test.ts';

test.use({ expectsFailedCalls: true });
test.slow();

interface Entry {
  readonly event: string;
  readonly page?: string;
  readonly label?: string;
  readonly user_id?: string | null;
}

const told = (page: Page): Promise<Entry[] | null> =>
  page.evaluate(() => (window as { dataLayer?: Entry[] }).dataLayer ?? null);

const namesOf = (entries: readonly Entry[] | null): string[] =>
  (entries ?? []).map(({ page, label }) => page?.replace('/hipotecario-asicom/', '') ?? label ?? '');

const person = { ...CLAUDIA, rut: '16.345.678-8', email: 'medida@example.cl' };

test('each step once, from the consent on, and nothing personal', async ({ page, simulator }) => {
  await simulator.open();
  await simulator.field('input_name').fill(person.name);
  expect(await told(page)).toBeNull();
  await simulator.fillClient(person);
  expect(namesOf(await told(page))).toEqual(['simulacion-paso1']);
  await page.reload();
  await expect(simulator.field('input_name')).toHaveValue(person.name);
  await simulator.field('input_consent').uncheck();
  await simulator.field('input_consent').check();
  await simulator.continue.click();
  await simulator.fillProject();
  await simulator.continue.click();
  await page.getByRole('button', { name: 'Editar tu proyecto' }).click();
  await simulator.continue.click();
  expect(namesOf(await told(page))).toEqual(['simulacion-paso2', 'simulacion-paso3']);
  await page.reload();
  await simulator.fillCredit();
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await simulator.calculate.click();
  await expect(simulator.calculate).not.toHaveAttribute('aria-busy');
  const summary = new Summary(page);
  await summary.open();
  await summary.modal.getByRole('button', { name: 'Volver atrás' }).click();
  await summary.open();
  await page.route(/\/web\/simulations\/create$/, (route) => route.abort(), { times: 1 });
  await summary.ask.click();
  await expect(summary.alert).toBeVisible();
  await summary.ask.click();
  await expect(summary.success).toBeVisible();
  const entries = await told(page);
  expect(namesOf(entries)).toEqual([
    'simulacion-paso3-1',
    'simulacion-paso3-2',
    'simulacion-paso4',
    'Deseo ser contactado',
    'comprobante',
  ]);
  expect(entries?.at(-1)).toEqual({
    event: 'page_view',
    page: '/hipotecario-asicom/comprobante',
    flow_type: 'web',
    state: USED_FLAT.state,
    location: `${USED_FLAT.comuna}, ${USED_FLAT.region}`,
    amount: 2000,
    interest_rate: 4.5,
    user_id: expect.stringMatching(/^[\da-f]{64}$/) as unknown,
  });
  const all = JSON.stringify(entries);
  for (const personal of [
    person.name,
    person.lastName,
    '15555555',
    '15.555.555',
    person.email,
    '912345678',
    '1850000',
  ])
    expect(all).not.toContain(personal);
});
