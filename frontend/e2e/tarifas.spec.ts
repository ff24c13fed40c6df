/** Rate tables in a browser that translates them: the next simulation is offered the rate that the administrator saved. */
import type { Page } from '@playwright/test';
import { expectGoodToSeeAtEachWidth } from './support/look.ts';
import { boxOf } from './support/measures.ts';
import { currentStep } from './support/sheets.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const RATE = 'Compraventa, Casa, 5 a 8 años, UF 300 a 1.000';
const GRID = /^Tasa por rango de tiempo y rango de monto, Tradicional/;

test.use({ isTranslated: true });

async function suggested(page: Page): Promise<number> {
  const data = { amount: 300, period: 5, loan_use: 1, product: 2, real_estate_type: 1 };
  const answer = await page.request.post('/api/tarificador/Tarifa', { data });
  return ((await answer.json()) as { rate: number }).rate;
}

test('a rate is changed, deleted and filled in again, by keyboard, and suggested as it is', async ({
  page,
}) => {
  await startSession(page, 'adminrole');
  await page.goto('/tarifas');
  const tradicional = page.getByRole('region', { name: 'Tradicional' });
  await tradicional.getByRole('button', { name: `Editar tasa: ${RATE}` }).press('Enter');
  await page.keyboard.type('3,95');
  await page.keyboard.press('Enter');
  // The strip with the toast is as wide as the page, so it doesn't cover a single column.
  const strip = page.locator('[data-toasts]').filter({ hasText: 'Tasa actualizada.' });
  await expect(strip).toBeVisible();
  await expect.poll(async () => (await boxOf(strip)).width).toBe(page.viewportSize()?.width);
  await expect(tradicional.getByRole('button', { name: `Editar tasa: ${RATE}` })).toBeFocused();
  expect(await suggested(page)).toBe(3.95);

  await tradicional.getByRole('button', { name: `Eliminar tarifa: ${RATE}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  const hole = tradicional.getByRole('table', { name: GRID }).getByRole('link', { name: /^Sin tasa/ });
  await hole.click();
  await expect(page).toHaveURL(/\/tarifas\/nueva\?/);
  await page.getByRole('textbox', { name: 'Tasa', exact: true }).fill('3,9');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('28 de 28 combinaciones con tasa').first()).toBeVisible();
  expect(await suggested(page)).toBe(3.9);
});

test('a sheet is written in the grid and in force as it was written', async ({ page }) => {
  await startSession(page, 'adminrole');
  await page.goto('/tarifas/hojas');
  await page.getByRole('button', { name: 'Nueva hoja' }).click();
  await page.getByRole('combobox', { name: 'Producto' }).selectOption({ label: 'Tradicional' });
  await page.getByRole('textbox', { name: '5 a 8 años, UF 300 a 1.000' }).click();
  await page.keyboard.type('3,97');
  await page.keyboard.press('Tab');
  await expect(page.getByText('antes 3,90 %')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Todo está guardado.')).toBeVisible();
  expect(await suggested(page)).toBe(3.9);
  await page.getByRole('button', { name: 'Calcular el impacto' }).click();
  await expect(page.getByText('Quedan igual')).toBeVisible();
  await expectGoodToSeeAtEachWidth(page, 'a draft with its impact');
  await page.getByRole('button', { name: 'Aprobar…' }).click();
  // A new sheet proposes the first of the next month.
  await page.getByRole('radio', { name: 'Ahora' }).check();
  await page.getByRole('button', { name: 'Poner en vigencia ahora' }).click();
  await expect(currentStep(page)).toContainText('En vigencia');
  expect(await suggested(page)).toBe(3.97);
  await page.getByRole('button', { name: 'Deshacer con una hoja nueva' }).click();
  await expect(page.getByText('antes 3,97 %')).toBeVisible();
  await page.getByRole('button', { name: 'Aprobar…' }).click();
  await page.getByRole('button', { name: 'Poner en vigencia ahora' }).click();
  await expect(currentStep(page)).toContainText('En vigencia');
  expect(await suggested(page)).toBe(3.9);
});

test('what is being typed is held at the browser’s way back; on a phone the present screen and table are in sight', async ({
  page,
}) => {
  await startSession(page, 'adminrole');
  await page.goto('/tarifas');
  await page.getByRole('link', { name: 'Mantenedores' }).click();
  await page.getByRole('button', { name: 'Nuevo' }).click();
  await page.getByLabel('Nombre').fill('Terreno');
  const question = page.getByRole('dialog', { name: 'Hay cambios por guardar' });
  const back = () => page.evaluate(() => window.history.back());
  await back();
  await question.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(page).toHaveURL(/\/mantenedores$/);
  await expect(page.getByLabel('Nombre')).toHaveValue('Terreno');
  await back();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(/\/tarifas$/);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tarifas/mantenedores?tabla=RangeAmount');
  const row = page.getByRole('row').filter({ hasText: 'UF 300' }).first();
  await expect(row).toContainText('UF 1.000');
  for (const shown of [
    page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Tarifas' }),
    page.getByRole('tab', { name: 'Rango de Monto' }),
    row.getByText('UF 1.000'),
  ])
    await expect(shown).toBeInViewport({ ratio: 0.9 });
  const links = page.getByRole('navigation', { name: 'Tarifas' });
  await expect(links.getByRole('link', { name: 'Mantenedores' })).toBeInViewport({ ratio: 0.99 });
});
