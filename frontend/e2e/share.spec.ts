import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { CLAUDIA } from './support/people.ts';
import { SUBSIDISED, TWENTY_FIVE_YEARS } from './support/reference.ts';
import { expectResult, shownUf } from './support/shown.ts';
import { Simulator } from './support/simulator.ts';
import { expect, test } from './support/test.ts';

test.slow();

const SHARED = 'Abriste una simulación compartida';

/** What the card's button gives to the clipboard. */
async function copiedLink({ page, result }: Simulator): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await result.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(result.getByText('Enlace copiado.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** A browser that knows nothing of the first one. */
async function elsewhere(browser: Browser, link: string): Promise<Simulator> {
  const page = await (
    await browser.newContext({ locale: 'es-CL', timezoneId: 'America/Santiago' })
  ).newPage();
  await page.goto(link);
  return new Simulator(page);
}

test('a link opens the same result in another browser, and carries nobody', async ({
  page,
  simulator,
  browser,
}) => {
  await simulator.toResult();
  const link = await copiedLink(simulator);
  expect(new URL(link).search).toBe('');
  const { name, lastName, rut, email, phone, age, salary } = CLAUDIA;
  for (const personal of [
    name,
    lastName,
    rut,
    rut.replaceAll('.', ''),
    email,
    phone.slice(4),
    salary,
    '13120',
  ])
    expect(decodeURIComponent(link)).not.toContain(personal);
  expect([...new URLSearchParams(new URL(link).hash.slice(1)).values()]).not.toContain(age);

  const other = await elsewhere(browser, link);
  await expect(other.page.getByText(SHARED)).toBeVisible();
  await expect(other.result).toContainText('Vista previa');
  await expectResult(other.result, TWENTY_FIVE_YEARS, await shownUf(page));
  await expectAccessible(other.page, 'a shared simulation');
  await other.page.reload();
  await expect(other.page.getByText(SHARED)).toBeVisible();

  await other.fillClient({ ...CLAUDIA, name: 'Benito', age: '45' });
  await expect(other.page).toHaveURL(/\/simulador$/);
  await other.page.reload();
  await expect(other.field('input_name')).toHaveValue('Benito');
  await other.continue.click();
  await other.field('input_region').selectOption({ label: 'Valparaíso' });
  await other.field('input_comuna').selectOption({ label: 'Quilpué' });
  await other.continue.click();
  await other.calculate.click();
  await expect(other.confirm).toBeVisible();
  await expectResult(other.result, TWENTY_FIVE_YEARS, await shownUf(other.page));
  await other.page.context().close();
});

test('a subsidy and pesos come along', async ({ page, simulator, browser }) => {
  await simulator.toCredit();
  await simulator.fillCredit({ value: '2000', subsidy: '300', savings: '100', years: '20' });
  const currency = page.getByRole('group', { name: 'Moneda de ahorro' });
  await currency.getByRole('radio', { name: 'CLP' }).check();
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  const link = await copiedLink(simulator);
  expect(link).toMatch(/&subsidio=1&monto=uf300&cesantia=1&ahorro=clp\d{7}&/);
  const other = await elsewhere(browser, link);
  await expectResult(other.result, SUBSIDISED, await shownUf(page));
  await other.page.context().close();
});

test('a link that is broken or old is told of, and the simulator works without it', async ({
  page,
  simulator,
}) => {
  for (const fragment of ['simulacion=1&destino=1&tipo=2', 'simulacion=9&destino=1', 'simulacion=%']) {
    await page.goto(`/simulador?n=${fragment.length}#${fragment}`);
    await expect(page.getByText('No pudimos abrir esta simulación compartida.')).toBeVisible();
    await expect(simulator.field('input_name')).toBeVisible();
  }
  await expectAccessible(page, 'a broken link');
  await simulator.field('input_name').fill('Claudia');
  await expect(page.getByText('No pudimos abrir esta simulación compartida.')).toBeHidden();
  await expect(page).not.toHaveURL(/#/);
});

test('a link pasted over a simulation hides it, and gives it back', async ({ page, simulator }) => {
  await simulator.toResult();
  const link = await copiedLink(simulator);
  await simulator.field('input_payment_years_cv').fill('20');
  await pasteAddress(page, link);
  await expect(page.getByText(SHARED)).toBeVisible();
  await expectResult(simulator.result, TWENTY_FIVE_YEARS, await shownUf(page));
  await page.getByRole('button', { name: 'Volver a mi simulación' }).click();
  await expect(simulator.field('input_payment_years_cv')).toHaveValue('20');
  await expect(page).not.toHaveURL(/#/);
});

/** As the address bar does: the same page with another fragment. */
const pasteAddress = (page: Page, link: string): Promise<void> =>
  page.evaluate((address) => window.location.assign(address), link);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the sheet has the button too', async ({ page, simulator }) => {
    await simulator.toResult();
    await page.getByRole('button', { name: 'Ver detalle' }).click();
    const sheet = page.getByRole('dialog');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await sheet.getByRole('button', { name: 'Copiar enlace' }).click();
    await expect(sheet.getByText('Enlace copiado.')).toBeVisible();
    await expectAccessible(page, 'sheet with a copied link');
  });
});
