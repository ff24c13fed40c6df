/** Rates as a pricing desk changes them: many at once, for a day to come. */
import { expectGoodAtEachWidth, expectGoodToSeeAtEachWidth } from './support/look.ts';
import type { Page } from '@playwright/test';
import { startBank } from './support/bank.ts';
import { theMailTo } from './support/mailbox.ts';
import { currentStep } from './support/sheets.ts';
import { EMAIL, enter, PASSWORD, startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const ACTS_MAX = 12;

test('all rates of a product rise by 0,10 from the first of the month on, in a few acts', async ({
  page,
}) => {
  await startSession(page, 'adminrole');
  await page.addInitScript(() => {
    const counted = window as unknown as { acts: number };
    counted.acts = 0;
    for (const kind of ['pointerdown', 'keydown'])
      window.addEventListener(kind, () => (counted.acts += 1), { capture: true });
  });
  await page.goto('/tarifas');
  await page.getByRole('button', { name: 'Ajustar las tasas de Universal' }).click();
  const first = page.getByRole('textbox', { name: '5 a 8 años, UF 300 a 1.000' });
  await expect(page.getByLabel('Suma')).toBeFocused();
  const cents = async (): Promise<number> => Number((await first.inputValue()).replace(',', ''));
  const was = await cents();
  await page.keyboard.type('0,1');
  await expect.poll(cents).toBe(was + 10);
  await expect(page.getByText(/^Vista previa: /)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await page.getByRole('button', { name: 'Aprobar…' }).click();
  await expect(page.getByLabel('Rige desde').last()).toHaveValue(/-01$/);
  await page.getByRole('button', { name: 'Aprobar para esa fecha' }).click();
  await expect(currentStep(page)).toContainText('Aprobada');
  await expect(page.getByText(/^Regirá desde el 01-\d\d-\d{4} a las 00:00\.$/)).toBeVisible();
  const acts = await page.evaluate(() => (window as unknown as { acts: number }).acts);
  expect(acts).toBeLessThanOrEqual(ACTS_MAX);
});

test('a second administrator sees a sheet in the menu, gets a mail, and approves it for another day', async ({
  browser,
}) => {
  test.slow();
  const bank = await startBank({ RATE_APPROVAL: 'second' });
  const open = async (email: string): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: bank.url, locale: 'es-CL' })).newPage();
    await page.goto('/login');
    await enter(page, email);
    await expect(page).toHaveURL('/dashboard');
    return page;
  };
  try {
    const second = 'beatriz@demo.cl';
    const create = ['create', '--email', second, '--name', 'Beatriz Zúñiga', '--role', 'adminrole'];
    await bank.users(create, PASSWORD);
    const author = await open(EMAIL.adminrole);
    await author.getByRole('link', { name: 'Tarifas' }).click();
    await author.getByRole('button', { name: 'Ajustar las tasas de Universal' }).click();
    await expect(author.getByLabel('Suma')).toBeFocused();
    await author.keyboard.type('0,1');
    await author.getByRole('button', { name: 'Guardar borrador' }).click();
    await author.getByRole('button', { name: 'Enviar a aprobación' }).click();
    await expect(currentStep(author)).toContainText('Por aprobar');
    await expect(author.getByText(/^Pide que rija desde el 01-\d\d-\d{4} a las 00:00\.$/)).toBeVisible();
    const mail = await theMailTo(bank, second);
    expect(mail.subject).toMatch(/^Hoja de tarifas por aprobar: /);
    const approver = await open(second);
    await approver.getByRole('link', { name: /^Tarifas 1 por aprobar$/ }).click();
    await approver.getByRole('link', { name: 'Hojas (1 por aprobar)' }).click();
    await approver.getByRole('link', { name: /^Hoja del / }).click();
    await expect(approver.getByText(/^Al enviarla cambiaba 672 tarifas, en \+0,10 puntos/)).toBeVisible();
    await expectGoodToSeeAtEachWidth(approver, 'a sheet to approve');
    await approver.getByRole('button', { name: 'Aprobar…' }).click();
    await approver.getByLabel('Hora').last().fill('09:00');
    await approver.getByRole('button', { name: 'Aprobar para esa fecha' }).click();
    const steps = approver.getByRole('region', { name: 'Quién hizo qué' }).getByRole('listitem');
    await expect(steps).toHaveText([
      /^Beatriz Zúñiga la aprobó, con otra vigencia: no el 01-/,
      /^Antonia Demo la envió a aprobación/,
      /^Antonia Demo la escribió/,
    ]);
  } finally {
    await bank.stop();
  }
});

test('an adjustment is good to see while it is typed', async ({ page }) => {
  test.slow();
  await startSession(page, 'adminrole');
  await page.goto('/tarifas');
  await page.getByRole('button', { name: 'Ajustar las tasas de Tradicional' }).click();
  await page.getByLabel('Suma').fill('0,1');
  await expect(page.getByText(/^Vista previa: /)).toBeVisible();
  await expectGoodAtEachWidth(page, 'an adjustment in its draft');
  await page.getByLabel('Suma').fill('5,5');
  await expect(page.getByText(/tarifas no pueden quedar así:$/)).toBeVisible();
});
