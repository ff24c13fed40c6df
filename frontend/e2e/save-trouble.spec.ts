/** What goes wrong on the way to a saved simulation, and the way on. Whom it is about is one person a test. */
import type { Page } from '@playwright/test';
import { mailsTo, theMailTo } from './support/mailbox.ts';
import { pagesOf } from './support/pdf.ts';
import { USED_FLAT, type Client } from './support/people.ts';
import { Summary } from './support/summary.ts';
import { expect, test } from './support/test.ts';
import type { Simulator } from './support/simulator.ts';
import { readFile } from 'node:fs/promises';

const CREATE = /\/web\/simulations\/create$/;
const DIVIDENDO = /\/calc_dividendo$/;
const PDF = /\/pdf_simulacion/;
const KEPT = 'Tus datos siguen aquí';

test.use({ bankEnv: { MODE_DIVIDENDO: 'core' }, expectsFailedCalls: true });
test.slow();

test.afterEach(({ bank }) => bank.core({}));

/** The summary of a result, asked for by somebody. */
async function summaryFor(simulator: Simulator, client: Partial<Client>): Promise<Summary> {
  await simulator.toCredit(USED_FLAT, client);
  await simulator.fillCredit();
  await simulator.calculate.click();
  const summary = new Summary(simulator.page);
  await summary.open();
  return summary;
}

test('figures that the bank does not stand by are calculated again, and saved once', async ({
  page,
  simulator,
  bank,
}) => {
  const email = 'figuras@example.cl';
  await page.route(DIVIDENDO, async (route) => {
    const answer = await route.fetch();
    const { salida } = (await answer.json()) as { salida: { SegInc: number }[] };
    const dearer = salida.map((row) => ({ ...row, SegInc: row.SegInc + 0.01 }));
    await route.fulfill({ response: answer, json: { salida: dearer } });
  });
  const summary = await summaryFor(simulator, { rut: '9.876.543-3', email });
  await summary.ask.click();
  await expect(summary.alert).toContainText('Los valores cambiaron, vuelve a calcular.');
  await expect(summary.field('input_rut')).toHaveValue('9.876.543-3');
  await page.unroute(DIVIDENDO);
  await summary.modal.getByRole('button', { name: 'Volver a calcular' }).click();
  await expect(summary.modal.getByText('Actualizamos los valores de tu simulación')).toBeVisible();
  await summary.ask.click();
  await expect(summary.success).toBeVisible();
  await theMailTo(bank, email);
});

test('an answer that was lost is asked for again: one simulation, one mail', async ({
  page,
  simulator,
  bank,
}) => {
  const email = 'perdida@example.cl';
  const summary = await summaryFor(simulator, { rut: '15.555.555-6', email });
  const ids: unknown[] = [];
  await page.route(CREATE, async (route) => {
    const answer = await route.fetch();
    ids.push(((await answer.json()) as { id: number }).id);
    await (ids.length === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  await summary.ask.click();
  await expect(summary.alert).toContainText(
    'No pudimos conectarnos. Conviene revisar la conexión e intentarlo de nuevo.',
  );
  await expect(summary.alert).toContainText(KEPT);
  await expect(summary.alert).toBeFocused();
  await summary.ask.click();
  await expect(summary.success).toBeVisible();
  expect(ids).toEqual([ids[0], ids[0]]);
  await theMailTo(bank, email);
});

test('an e-mail of another is told of, and forgotten when the RUT changes', async ({
  page,
  simulator,
  bank,
  playwright,
  baseURL,
}) => {
  const owner = {
    ...{ first_name: 'Otra', last_name: 'Persona', identification: '16666666-k', age: 40 },
    ...{ email: 'ocupado@example.cl', phone_number: '+569' },
  };
  const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  expect((await other.post('/authentication/api/clients/', { data: owner })).status()).toBe(201);
  await other.dispose();

  const SENTENCE =
    'El correo ingresado ya fue usado en otra simulación. Ingresa uno diferente para continuar.';
  const summary = await summaryFor(simulator, { rut: '17.777.777-3', email: owner.email });
  await summary.ask.click();
  await expect(summary.alert).toContainText(SENTENCE);
  await summary.field('input_rut').fill('18888888-7');
  await expect(summary.modal.getByText(SENTENCE)).toBeHidden();
  await summary.field('input_rut').fill('17777777-3');
  await summary.ask.click();
  await summary.modal.getByRole('button', { name: 'Cambiar mi correo electrónico' }).click();
  await expect(simulator.field('input_email')).toBeFocused();
  await simulator.field('input_email').fill('libre@example.cl');
  await simulator.continue.click();
  await simulator.continue.click();
  await simulator.confirm.click();
  await summary.ask.click();
  await expect(summary.success).toBeVisible();
  await expect(page.getByText('libre@example.cl')).toBeVisible();
  await theMailTo(bank, 'libre@example.cl');
  expect(await mailsTo(bank, owner.email)).toEqual([]);
});

test('a document that fails is told of in a toast, and can be asked for again', async ({
  page,
  simulator,
}) => {
  const summary = await summaryFor(simulator, { rut: '14.203.304-6', email: 'documento@example.cl' });
  await summary.ask.click();
  await expect(summary.success).toBeVisible();
  await page.route(PDF, (route) => route.fulfill({ status: 500, body: '' }));
  await summary.download.click();
  await expect(toast(page, 'No se pudo generar el PDF.')).toBeVisible();
  await page.unroute(PDF);
  const told = 'Un detalle que el banco explica.';
  await page.route(PDF, (route) => route.fulfill({ status: 502, json: { detail: told } }));
  await summary.download.click();
  await expect(toast(page, told)).toBeVisible();
  await page.unroute(PDF);
  const download = await summary.downloaded();
  expect(await pagesOf(await readFile(await download.path()))).toHaveLength(2);
});

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

test('a core that goes away at the last moment, and comes back', async ({ simulator, bank }) => {
  const email = 'core@example.cl';
  const summary = await summaryFor(simulator, { rut: '11.222.333-9', email });
  await bank.core({ calc_dividendo: 'down' });
  await summary.ask.click();
  await expect(summary.alert).toContainText(
    'No pudimos conectarnos con el sistema del banco. Inténtalo de nuevo en unos minutos.',
  );
  await expect(summary.alert).toContainText(KEPT);
  await expect(summary.field('input_rut')).toHaveValue('11.222.333-9');
  expect(await mailsTo(bank, email)).toEqual([]);
  await bank.core({});
  await summary.askUntilSaved();
  await theMailTo(bank, email);
});
