import { expect, test } from './support/test.ts';

const OFFICE_TITLE = 'Simulador Ejecutivo';

test.describe('an unknown path', () => {
  test.use({ expectsFailedCalls: true });

  test('shows the 404 page', async ({ page }) => {
    for (const path of ['/no-existe', '/simulador/no-existe', '/simulador-profesional/no/existe']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
      await expect(page).toHaveTitle(OFFICE_TITLE);
    }
    await page.getByRole('link', { name: 'Ir al simulador' }).click();
    await expect(page).toHaveURL('/simulador');
  });
});
