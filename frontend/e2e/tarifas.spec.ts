/** Rate tables in a browser that translates them: the next simulation is offered the rate that the administrator saved. */
import type { Page } from '@playwright/test';
import { rateCell } from './support/prices.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const RATE = 'Compraventa, Casa, 5 a 8 años, UF 300 a 1.000';
const CELL = '5 a 8 años, UF 300 a 1.000';

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
  const cell = rateCell(page, 'Tradicional', CELL);
  const applyNow = async (): Promise<void> => {
    await page.getByLabel('Rige').selectOption({ label: 'Ahora' });
    await page.getByRole('button', { name: 'Aplicar ahora' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Siguiente paso' })).toHaveCount(0);
  };
  await cell.focus();
  await page.keyboard.type('3,95');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveAccessibleName(/antes 3,90, ahora 3,95$/);
  expect(await suggested(page)).toBe(3.9);
  await applyNow();
  await expect(page.getByText('Los cambios rigen desde ahora.')).toBeVisible();
  await expect(cell).toHaveAccessibleName(/: 3,95$/);
  expect(await suggested(page)).toBe(3.95);

  const tradicional = page.getByRole('region', { name: 'Tradicional' });
  await tradicional.getByRole('radio', { name: 'Lista' }).check();
  await tradicional.getByRole('button', { name: `Eliminar tarifa: ${RATE}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Tarifa por eliminar.')).toBeVisible();
  await tradicional.getByRole('radio', { name: 'Grilla' }).check();
  await expect(cell).toHaveAccessibleName(/ahora se elimina$/);
  await applyNow();
  await expect(cell).toHaveAccessibleName(/: sin valor$/);
  await cell.press('Enter');
  await page.keyboard.type('3,9');
  await page.keyboard.press('Enter');
  await applyNow();
  await expect(cell).toHaveAccessibleName(/: 3,90$/);
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
