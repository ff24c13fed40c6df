/** Prices as a pricing desk changes them: many at once, for a day to come, alone. */
import { expectGoodToSeeAtEachWidth } from './support/look.ts';
import { actsOf, countActs, gridOf, rateCell } from './support/prices.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const ACTS_MAX = 10;

test('all rates of a product rise by 0,10 from the first of the month on, in a few acts, good to see as they are typed', async ({
  page,
}) => {
  test.slow();
  await startSession(page, 'adminrole');
  await countActs(page);
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Tarifas' }).click();
  await page.getByRole('button', { name: 'Ajustar las tasas de Universal' }).click();
  await expect(page.getByLabel('Suma')).toBeFocused();
  await page.keyboard.type('0,1');
  const first = rateCell(page, 'Universal', '5 a 8 años, UF 300 a 1.000');
  await expect(first).toHaveAccessibleName(/antes 3,98, ahora 4,08$/);
  await expect(page.getByText(/^672 de 672 tasas/)).toBeVisible();
  await page.getByRole('button', { name: /^Aplicar el 01-/ }).click();
  await expect(page.getByText('Aprobado: rige desde su día.')).toBeVisible();
  expect(await actsOf(page)).toBeLessThanOrEqual(ACTS_MAX);
  await expect(page.getByText(/^Desde el 01-\d\d-\d{4} rige Universal \+0,10/)).toBeVisible();
  await expect(first).toHaveText(/luego 4,083,98$/);

  await rateCell(page, 'Tradicional', '5 a 8 años, UF 300 a 1.000').click();
  await page.keyboard.type('9,9');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ajustar las tasas de Flexible plus' }).click();
  await page.keyboard.type('0,05');
  await expectGoodToSeeAtEachWidth(page, 'the table with pending, approved and impossible rates');
  await page.getByRole('button', { name: 'Quitar' }).click();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.goto('/tarifas/hojas');
  await page.getByRole('link', { name: /^Universal \+0,10/ }).click();
  await expect(page.getByText('Lo aprobó Antonia Demo.')).toBeVisible();
  await expectGoodToSeeAtEachWidth(page, 'an approved change');
  await expect(page.getByRole('region', { name: 'Rige' })).toHaveCSS('padding', '12px 16px');
  await expect(page.getByRole('heading', { name: 'Rige' })).toHaveCSS('font-size', '16px');
  await page.getByRole('button', { name: 'Devolver' }).click();
  await page.getByLabel('Por qué lo devuelve').fill('Era una prueba.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Devolver a/ })
    .click();
  await expect(page.getByRole('link', { name: 'Editar en Tarifas' })).toBeVisible();
  await page.goto('/tarifas');
  await expect(gridOf(page, 'Universal')).toBeVisible();
  await expect(page.getByText(/^Desde el/)).toHaveCount(0);
});
