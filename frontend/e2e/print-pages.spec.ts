/** How full printed pages are. */
import type { Page } from '@playwright/test';
import { earlierOne } from './support/listed.ts';
import { filledPagesOf } from './support/pdf.ts';
import { Professional } from './support/professional.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const LEAST_FILLED_SHARE = 0.6;
/** The footer of visitors' pages. */
const FOOTER = /Simulación referencial:.*día indicado\./;
/** Number of characters of about two lines. */
const LEAST_LAST_CHARACTERS = 100;

async function expectFullPages(page: Page, screen: string): Promise<void> {
  const pages = await filledPagesOf(await page.pdf({ format: 'A4', printBackground: true }));
  const last = pages.pop();
  const shares = pages.map(({ filledShare }) => filledShare);
  expect(Math.min(...shares, 1), `${screen}: ${shares.join(', ')}`).toBeGreaterThan(LEAST_FILLED_SHARE);
  const content = last?.text.replace(FOOTER, '') ?? '';
  expect(content.length, `${screen}: last page`).toBeGreaterThan(LEAST_LAST_CHARACTERS);
}

test.slow();

test('no printed page of a visitor is nearly empty', async ({ page, simulator }) => {
  await simulator.toResult();
  await expect(simulator.comparison.locator('table').first().locator('tbody tr')).toHaveCount(6);
  await expectFullPages(page, 'result');
  await simulator.confirm.click();
  await expect(simulator.summary).toBeVisible();
  await expectFullPages(page, 'summary');
});

test('a page that is printed before the terms were compared says so', async ({ page, simulator }) => {
  await page.route('**/api/simulador/comparacion', () => undefined);
  await simulator.toCredit();
  await simulator.fillCredit();
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await expectFullPages(page, 'result without terms');
  const pages = await filledPagesOf(await page.pdf({ format: 'A4' }));
  expect(pages.map(({ text }) => text).join(' ')).toContain('no se había cargado al imprimir');
});

test('no printed page of staff is nearly empty', async ({ page }) => {
  const pro = new Professional(page);
  await pro.open();
  await pro.toProject();
  await pro.toCredit();
  await pro.fillCredit();
  await pro.calculate.click();
  await expect(pro.confirm).toBeEnabled();
  const terms = page
    .getByRole('region', { name: /otros plazos/ })
    .locator('table')
    .first();
  await expect(terms.locator('tbody tr')).toHaveCount(6);
  await expectFullPages(page, 'result');
  await pro.confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectFullPages(page, 'summary');
  await startSession(page, 'executiverole');
  const { uuid } = await earlierOne(page, 0);
  await page.goto(`/listado?days=91&detalle=${uuid}`);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Historia' })).toBeAttached();
  await expectFullPages(page, 'detail');
});
