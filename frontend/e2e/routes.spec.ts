import { expect, test } from './support/test.ts';

const PUBLIC_TITLE = 'Solicitar Crédito Hipotecario para la Vivienda';
const OFFICE_TITLE = 'Simulador Ejecutivo';

test('the public routes show the simulator', async ({ page, simulator }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/simulador');
  await expect(page).toHaveTitle(PUBLIC_TITLE);
  await simulator.open('/simulador-hipotecario-copy');
  await expect(page).toHaveTitle(PUBLIC_TITLE);
  await simulator.open('/simulador/');
});

test('a summary of nothing leads to the simulator', async ({ page }) => {
  await page.goto('/simulador/resumen');
  await expect(page).toHaveTitle(PUBLIC_TITLE);
  await expect(page.getByText('Aquí verás tu simulación cuando la calcules y la confirmes.')).toBeVisible();
  await page.getByRole('link', { name: 'Ir al simulador' }).click();
  await expect(page).toHaveURL('/simulador');
});

test('the summary stands over the simulator, on a path of its own', async ({ page, simulator }) => {
  await simulator.toResult();
  await simulator.confirm.click();
  await expect(page).toHaveURL('/simulador/resumen');
  await expect(simulator.summary.getByRole('heading', { name: 'Resumen de la simulación' })).toBeInViewport();
  await expect.poll(() => simulator.summary.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await simulator.summary.getByRole('button', { name: 'Volver atrás' }).click();
  await expect(page).toHaveURL('/simulador');
  await expect(simulator.summary).toBeHidden();
});

const STAFF_ROUTES = [
  '/simulador/exito',
  '/simulatorTemplate',
  '/dashboard',
  '/listado',
  '/simulador-profesional',
  '/simulador-profesional/resumen',
  '/tarifas',
  '/tarifas/nueva',
  '/tarifas/mantenedores',
];

test('what is not for visitors leads to the sign-in', async ({ page }) => {
  for (const route of STAFF_ROUTES) {
    await page.goto(route);
    await expect(page, route).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(page).toHaveTitle(OFFICE_TITLE);
  }
});

test('the page for those who lack the permission', async ({ page }) => {
  await page.goto('/401');
  await expect(page).toHaveTitle(OFFICE_TITLE);
  await expect(page.getByText('Usted no tiene los permisos para acceder a esta página')).toBeVisible();
  await expect(page.getByText('Ingrese sus datos para volver a iniciar sesión.')).toBeVisible();
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL('/login');
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
