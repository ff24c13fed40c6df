import { expect, test } from './support/test.ts';

const PATH = '/api/external/calc_dividendo';

test('The API documents can be browsed, and an example of the BFF’s tried', async ({ page }) => {
  // The page draws every operation of a document, which takes a browser many seconds.
  await page.route('**/api/openapi.json', async (route) => {
    const answer = await route.fetch();
    const document = (await answer.json()) as { paths: Record<string, unknown> };
    await route.fulfill({ json: { ...document, paths: { [PATH]: document.paths[PATH] } } });
  });
  await page.goto('/api/docs');
  await expect(page).toHaveTitle('Documentación de las API: Simulador Hipotecario');
  const operation = page.locator('#operations-external-calc_dividendo');
  await operation
    .getByRole('button', { name: /calc_dividendo/ })
    .first()
    .click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table .response-col_status').last()).toHaveText(/^200/);

  await page.getByRole('link', { name: 'Core del banco' }).click();
  await expect(page.getByRole('heading', { name: /Core hipotecario/ })).toBeVisible();
  const paridad = page.locator('#operations-external-paridad');
  await paridad
    .getByRole('button', { name: /paridad/ })
    .first()
    .click();
  await expect(paridad.getByText('40880.36').first()).toBeVisible();
  await expect(paridad.getByRole('button', { name: 'Execute' })).toHaveCount(0);
});
