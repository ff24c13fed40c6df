/** Failures while a simulation is saved, and how the visitor recovers. */
import type { Page } from '@playwright/test';
import { theMailTo } from './support/mailbox.ts';
import { pagesOf } from './support/pdf.ts';
import { USED_FLAT } from './support/people.ts';
import { Summary } from './support/summary.ts';
import { expect, test } from './support/test.ts';
import { readFile } from 'node:fs/promises';

const CREATE = /\/web\/simulations\/create$/;
const PDF = /\/pdf_simulacion/;
const KEPT = 'Tus datos siguen aquí';

test.use({ expectsFailedCalls: true });
test.slow();

test('a save with a lost answer is repeated: one simulation, one mail; a PDF that fails can be requested again', async ({
  page,
  simulator,
  bank,
}) => {
  const email = 'perdida@example.cl';
  await simulator.toCredit(USED_FLAT, { rut: '15.555.555-6', email });
  await simulator.fillCredit();
  await simulator.calculate.click();
  const summary = new Summary(page);
  await summary.open();
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
