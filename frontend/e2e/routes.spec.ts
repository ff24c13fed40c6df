import { expect, test } from './support/test.ts';

const OFFICE_TITLE = 'Simulador Ejecutivo';

test('the summary is shown over the simulator, on a path of its own', async ({ page, simulator }) => {
  await simulator.toResult();
  await simulator.confirm.click();
  await expect(page).toHaveURL('/simulador/resumen');
  await expect(simulator.summary.getByRole('heading', { name: 'Resumen de la simulación' })).toBeInViewport();
  await expect.poll(() => simulator.summary.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await simulator.summary.getByRole('button', { name: 'Volver atrás' }).click();
  await expect(page).toHaveURL('/simulador');
  await expect(simulator.summary).toBeHidden();
});

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
