/** The overview: it says what the list has, and leads there. */
import { atEachWidth, expectGood, expectGoodToSee } from './support/look.ts';
import { holdSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ demoSimulations: 300 });
test.slow();

test('a day that is counted is a day that is listed', async ({ page }) => {
  await holdSession(page, 'commercialrole');
  await page.goto('/dashboard');
  await page.getByText('Ver como tabla').click();
  const table = page.getByRole('table', { name: 'Simulaciones por día' });
  const days = await table.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      day: row.querySelector('th')?.textContent ?? '',
      count: Number(row.querySelector('td')?.textContent),
    })),
  );
  expect(days).toHaveLength(31);
  const total = page.locator('h2:text-is("Total de simulaciones") + p');
  const sum = days.reduce((before, { count }) => before + count, 0);
  await expect(total).toHaveText(`${sum}del ${days[0]?.day} al ${days.at(-1)?.day}`);
  const busy = days.find(({ count }) => count > 0);
  const typed = (busy?.day ?? '').split('-').reverse().join('-');
  await page.getByRole('radio', { name: 'Rango' }).check();
  await page.getByLabel('Fecha inicial').fill(typed);
  await page.getByLabel('Fecha final').fill(typed);
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(total).toHaveText(`${busy?.count}el ${busy?.day}`);
  await page.getByRole('link', { name: 'Ver detalles del total' }).click();
  await expect(page).toHaveURL(`/listado?from=${typed}&to=${typed}`);
  const clients = page.getByRole('button', { name: /^\d+ simulaci(ón|ones) de / });
  await expect(clients.first()).toBeVisible();
  const counts = await clients.evaluateAll((buttons) =>
    buttons.map((button) => Number.parseInt(button.textContent, 10)),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(busy?.count);
});

test('it is good to everybody', async ({ page }) => {
  await holdSession(page, 'adminrole');
  await page.goto('/dashboard');
  await expect(page.getByRole('img', { name: /Simulaciones por día/ })).toBeVisible();
  await expectGood(page, 'the overview');
  await page.getByRole('radio', { name: 'Rango' }).check();
  await page.getByText('Ver como tabla').click();
  await atEachWidth(page, (width) => expectGoodToSee(page, `a range and the table, ${width} px wide`));
});
