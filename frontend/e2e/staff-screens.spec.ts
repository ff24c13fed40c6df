/** Layout and accessibility of staff's screens at each width. */
import type { Page } from '@playwright/test';
import { expectLegibleInTheDark } from './support/axe.ts';
import { expectGoodAtEachWidth, expectGoodToSee, expectGoodToSeeAtEachWidth } from './support/look.ts';
import { boxOf, expectFocusSeen } from './support/measures.ts';
import { enter, startSession, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ expectsFailedCalls: true });
test.slow();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Routes with a single message, and the link away from it. */
const LITTLE_TO_SAY = { '/401': 'Volver', '/simulador/resumen': 'Ir al simulador' };

test('signing in', async ({ page }) => {
  await page.goto('/login');
  await expect(heading(page)).toBeVisible();
  await expectGoodAtEachWidth(page, 'sign-in');
  await expectLegibleInTheDark(page, 'sign-in');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expectGoodToSeeAtEachWidth(page, 'nothing entered');
  await enter(page, 'alguien-mas@lindero.example', 'mala');
  await expect(page.getByText('Usuario o contraseña inválidas')).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expectGoodToSeeAtEachWidth(page, 'refused');
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'password');
  for (const [route, link] of Object.entries(LITTLE_TO_SAY)) {
    await page.goto(route);
    await expect(page.getByRole('link', { name: link })).toBeVisible();
    await expectGoodToSeeAtEachWidth(page, route);
  }
});

test('being in', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('img', { name: /Simulaciones por día/ })).toBeVisible();
  await expectGoodAtEachWidth(page, 'dashboard');
  await expectLegibleInTheDark(page, 'dashboard');
  const lines = page.locator('figcaption > *');
  await expect(async () => {
    const [title, note] = [await boxOf(lines.nth(0)), await boxOf(lines.nth(1))];
    expect(note.y, 'a chart’s title stands on a line of its own').toBeGreaterThanOrEqual(
      title.y + title.height - 1,
    );
  }).toPass();
  await page.getByRole('radio', { name: 'Rango' }).check();
  await page.getByText('Ver como tabla').click();
  await expectGoodToSeeAtEachWidth(page, 'a range and the table');
  await page.goto('/no/existe');
  await expect(heading(page)).toBeVisible();
  await expectGoodToSee(page, '404');
});

test('rates', async ({ page }) => {
  await startSession(page, 'adminrole');
  await page.goto('/tarifas');
  await page.getByRole('radio', { name: 'Lista' }).first().check();
  await page
    .getByRole('button', { name: /^Editar tasa: / })
    .first()
    .click();
  await expectGoodToSeeAtEachWidth(page, 'rates');
  await expectFocusSeen(page, 'rates');
  await page.goto('/tarifas/nueva');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Hay errores en el formulario. Verifica nuevamente.')).toBeVisible();
  await expectGoodAtEachWidth(page, 'new rate, refused');
  await page.goto('/tarifas/mantenedores?tabla=tmc');
  await page.getByRole('button', { name: 'Pegar valores' }).click();
  await page.getByLabel('Valores publicados').fill('Hasta UF 2.000\t15-11-2026\t14-12-2026\t6,60');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByText('Valores que cambian: 1 de 1.')).toBeVisible();
  await expectGoodToSeeAtEachWidth(page, 'pasted values');
  await page.goto('/tarifas/mantenedores?tabla=Product');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('En uso').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Eliminar: Universal' })).toHaveCount(0);
  await expectGoodToSee(page, 'products in use');
});

test('what stays in its place', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page);
  const section = () => boxOf(page.getByRole('link', { name: 'Vista general' }));
  await page.waitForLoadState('networkidle');
  const before = await section();
  for (const route of ['/simulador-profesional', '/simulatorTemplate', '/simulador']) {
    await page.goto(route);
    await expect.poll(section, route).toEqual(before);
  }
  await page.setViewportSize({ width: 1920, height: 900 });
  const wide = await section();
  const tables = () => boxOf(page.getByRole('link', { name: 'Mantenedores' }));
  await page.goto('/tarifas');
  const tab = await tables();
  for (const route of ['/tarifas', '/tarifas/mantenedores', '/tarifas/nueva', '/tarifas/hojas']) {
    await page.goto(route);
    await expect(heading(page)).toBeVisible();
    await expect.poll(section, route).toEqual(wide);
    await expect.poll(tables, route).toEqual(tab);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/listado');
  await expect.poll(section, '/listado').toEqual(before);
  const beyond = () =>
    page.getByPlaceholder('ID, RUT o Nombre...').evaluate((input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) return Infinity;
      pen.font = font;
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(input.placeholder).width - room;
    });
  await expect.poll(beyond, 'the hint of the search').toBeLessThanOrEqual(0);
  const period = page.getByLabel('Período');
  const place = async () => {
    const { x, y } = await boxOf(period);
    return { x: Math.round(x), y };
  };
  await page.waitForLoadState('networkidle');
  const placed = await place();
  await period.selectOption('Rango');
  await expect(page.getByRole('button', { name: 'Filtrar' })).toBeVisible();
  await expect.poll(place).toEqual(placed);
});
