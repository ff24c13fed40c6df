/** Two administrators: one writes changes of prices, the other one approves them. */
import type { Browser, Page } from '@playwright/test';
import { expectGoodToSeeAtEachWidth } from './support/look.ts';
import { actsOf, countActs, rateCell } from './support/prices.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const AUTHOR_ACTS_MAX = 8;
const APPROVER_ACTS_MAX = 4;
const FIRST = '5 a 8 años, UF 300 a 1.000';

test.use({ bankEnv: { RATE_APPROVAL: 'second' }, demoSimulations: 20 });

/** Signs in the second administrator in a browser of their own. */
async function second(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
  });
  const page = await context.newPage();
  await startSession(page, 'commercialrole');
  return page;
}

const section = (page: Page) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: /^Tarifas/ });

test.beforeAll(({ bank }) => bank.promote('comercial@demo.cl'));

test('one writes and sends, the other one approves, in a few acts each', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await startSession(page, 'adminrole');
  await countActs(page);
  await page.goto('/dashboard');
  await section(page).click();
  await page.getByRole('button', { name: 'Ajustar las tasas de Universal' }).click();
  await page.keyboard.type('0,1');
  await page.getByRole('button', { name: 'Enviar a aprobación' }).click();
  await expect(page.getByText(/Usted lo escribió: no puede aprobarlo/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await actsOf(page)).toBeLessThanOrEqual(AUTHOR_ACTS_MAX);
  await expect(page.getByRole('button', { name: /^Aprobar/ })).toHaveCount(0);

  const other = await second(browser, baseURL);
  await countActs(other);
  await other.goto('/dashboard');
  await section(other).click();
  await other.getByRole('link', { name: /^Cambios/ }).click();
  await other.getByRole('link', { name: /^Universal \+0,10 desde el 01-/ }).click();
  await expect(other.getByText('Le toca a usted.')).toBeVisible();
  await expect(other.getByRole('gridcell', { name: FIRST })).toHaveAccessibleName(/antes 3,98, ahora 4,08$/);
  await expectGoodToSeeAtEachWidth(other, 'a change to approve');
  const before = await actsOf(other);
  await other.getByRole('button', { name: /^Aprobar para el 01-/ }).click();
  await expect(other.getByText('Lo aprobó Carolina Demo.')).toBeVisible();
  expect(before + 1).toBeLessThanOrEqual(APPROVER_ACTS_MAX);
  await page.goto('/tarifas');
  await expect(rateCell(page, 'Universal', FIRST)).toHaveText(/luego 4,083,98$/);
  await other.context().close();
});
