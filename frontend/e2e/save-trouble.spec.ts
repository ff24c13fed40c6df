/** Failures while a simulation is saved, and how the visitor recovers. Each test saves another person. */
import type { Page } from '@playwright/test';
import { theMailTo } from './support/mailbox.ts';
import { pagesOf } from './support/pdf.ts';
import { USED_FLAT, type Client } from './support/people.ts';
import { Summary } from './support/summary.ts';
import { expect, test } from './support/test.ts';
import type { Simulator } from './support/simulator.ts';
import { readFile } from 'node:fs/promises';

const CREATE = /\/web\/simulations\/create$/;
const PDF = /\/pdf_simulacion/;
const KEPT = 'Tus datos siguen aquí';

test.use({ expectsFailedCalls: true });
test.slow();

/** Calculates a result and opens its summary. */
async function summaryFor(simulator: Simulator, client: Partial<Client>): Promise<Summary> {
  await simulator.toCredit(USED_FLAT, client);
  await simulator.fillCredit();
  await simulator.calculate.click();
  const summary = new Summary(simulator.page);
  await summary.open();
  return summary;
}

test('a save with a lost answer is repeated: one simulation, one mail', async ({ page, simulator, bank }) => {
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
    'No pudimos conectarnos. Revisa tu conexión y vuelve a intentarlo.',
  );
  await expect(summary.alert).toContainText(KEPT);
  await expect(summary.alert).toBeFocused();
  await summary.ask.click();
  await expect(summary.success).toBeVisible();
  expect(ids).toEqual([ids[0], ids[0]]);
  await theMailTo(bank, email);
});

test('a PDF that fails is reported in a toast, and can be requested again', async ({ page, simulator }) => {
  const summary = await summaryFor(simulator, { rut: '14.203.304-6', email: 'documento@example.cl' });
  await summary.ask.click();
  await expect(summary.success).toBeVisible();
  await page.route(PDF, (route) => route.fulfill({ status: 500, body: '' }));
  await summary.download.click();
  await expect(toast(page, 'No se pudo generar el PDF.')).toBeVisible();
  await page.unroute(PDF);
  const detail = 'Un detalle que el banco explica.';
  await page.route(PDF, (route) => route.fulfill({ status: 502, json: { detail } }));
  await summary.download.click();
  await expect(toast(page, detail)).toBeVisible();
  await page.unroute(PDF);
  const download = await summary.downloaded();
  expect(await pagesOf(await readFile(await download.path()))).toHaveLength(3);
});

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
