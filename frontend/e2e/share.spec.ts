import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { CLAUDIA } from './support/people.ts';
import { TWENTY_FIVE_YEARS } from './support/reference.ts';
import { shownUf } from './support/shown.ts';
import { Simulator } from './support/simulator.ts';
import { expect, test } from './support/test.ts';
import { inPesos, pesoText, type ShownUf } from './support/written.ts';

test.slow();

const SHARED = 'Abriste una simulación compartida';

/** Returns the link that the card's button copies. */
async function copiedLink({ page, result }: Simulator): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await result.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(result.getByText('Enlace copiado.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Expects the reference's dividend in the answer. */
async function expectAnswer(page: Page, uf: ShownUf): Promise<void> {
  await expect(page.locator('#respuesta')).toContainText(pesoText(inPesos(TWENTY_FIVE_YEARS.total, uf)));
}

/** Opens the link in a browser context that shares nothing with the first one. */
async function elsewhere(browser: Browser, link: string): Promise<Simulator> {
  const page = await (
    await browser.newContext({ locale: 'es-CL', timezoneId: 'America/Santiago' })
  ).newPage();
  await page.goto(link);
  return new Simulator(page);
}

test('a link opens the same result in another browser and carries nobody; pasted over a simulation it gives that back', async ({
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
  await expectAnswer(other.page, await shownUf(page));
  await expectAccessible(other.page, 'a shared simulation');

  await other.page.context().close();

  await simulator.field('input_payment_years_cv').fill('20');
  await pasteAddress(page, link);
  await expect(page.getByText(SHARED)).toBeVisible();
  await expectAnswer(page, await shownUf(page));
  await page.getByRole('button', { name: 'Volver a mi simulación' }).click();
  await expect(simulator.field('input_payment_years_cv')).toHaveValue('20');
  await expect(page).not.toHaveURL(/#/);
});

/** Changes the fragment of the page's address, like pasting a link into the address bar. */
const pasteAddress = (page: Page, link: string): Promise<void> =>
  page.evaluate((address) => window.location.assign(address), link);
