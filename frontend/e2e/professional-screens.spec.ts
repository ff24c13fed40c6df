import type { Page } from '@playwright/test';
import { expectGoodAtEachWidth, expectGoodToSee, expectGoodToSeeAtEachWidth } from './support/look.ts';
import { expectFullPages } from './support/full-pages.ts';
import { boxOf, expectNoSidewaysScroll, expectWhole } from './support/measures.ts';
import { Professional } from './support/professional.ts';
import { expect, test } from './support/test.ts';

test.slow();

const LAPTOP = { width: 1366, height: 768 };

/** Calls `look` on a phone with text at 200 %, then restores screen and text. */
async function withLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await look();
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  if (before) await page.setViewportSize(before);
}

test('the professional screens are good to everybody, have what is needed in sight, and fill their printed pages', async ({
  page,
}) => {
  const pro = new Professional(page);
  await pro.open();
  await pro.continue.click();
  await expectGoodAtEachWidth(page, 'module 1 refused');
  await pro.toProject({ rut: '13204877-0', email: 'pantallas@example.cl' });
  await pro.continue.click();
  await expectGoodToSee(page, 'module 2 refused');
  await pro.toCredit();
  await page.getByRole('button', { name: 'Editar tasa' }).click();
  await expect(page.getByText('Debe calcular el crédito para obtener la tasa sugerida')).toBeVisible();
  await pro.enter('input_payment_years_cv', '31');
  await expectGoodToSeeAtEachWidth(page, 'module 3 with an error');
  await pro.fillCredit();
  const rateHint = page.locator('#input_rate-h, #input_rate-h *');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(pro.field('input_rate')).toHaveValue(/^\d/);
  await page.getByRole('button', { name: 'Editar tasa' }).click();
  await expect(page.getByRole('button', { name: 'Utilizar tasa sugerida' })).toBeVisible();
  await expectWhole(rateHint);
  await withLargeText(page, () => expectWhole(rateHint));
  await page.getByRole('button', { name: 'Utilizar tasa sugerida' }).click();

  await page.setViewportSize(LAPTOP);
  for (const name of ['input_has_allowance', 'input_savings', 'input_select_fire_assurance']) {
    await pro.field(name).first().focus();
    await expect(pro.calculate).toBeInViewport({ ratio: 1 });
  }
  await pro.calculate.click();
  await expect(pro.confirm).toBeEnabled();
  await expect(pro.confirm).toBeInViewport({ ratio: 1 });
  await expect(pro.calculate, 'one next act').toHaveCount(0);
  await expectGoodAtEachWidth(page, 'module 3 with its result');
  await expectFullPages(page, 'result');
  await page.getByRole('tab', { name: 'Plazos' }).click();
  const terms = page.getByRole('region', { name: /otros plazos/ }).locator('table');
  await expect(terms.first().locator('tbody tr')).toHaveCount(6);
  await expectGoodToSeeAtEachWidth(page, 'the terms');
  await page.getByRole('tab', { name: 'Simulación' }).click();
  await withLargeText(page, () => expectNoSidewaysScroll(page, 'module 3 with its result'));
  await pro.confirm.click();
  // Opening a screen focuses its title, and the Tab walk begins after that.
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await expect(pro.send).toBeInViewport({ ratio: 1 });
  await expect(pro.field('input_phone_number')).toBeInViewport({ ratio: 1 });
  await expectGoodAtEachWidth(page, 'summary');
  const client = page.getByRole('region', { name: 'Datos del cliente' });
  const topOf = async (label: string) => (await boxOf(client.getByText(label))).y;
  await expect
    .poll(
      async () => (await topOf('Correo electrónico')) - (await topOf('Renta líquida')),
      'in the row of the income',
    )
    .toBe(0);
  await expectFullPages(page, 'summary');
  await withLargeText(page, async () => {
    await expectNoSidewaysScroll(page, 'summary');
    await expectWhole(page.getByRole('main').locator('dd, p, button, input'));
  });
  await pro.send.click();
  await expect(page).toHaveURL('/simulador/exito');
  await expect(title).toBeFocused();
  await expectGoodToSee(page, 'success');
});
