/** Pages that a browser translates: every text is replaced, again after each change. Watched for exceptions, as every test. */
import { TWENTY_FIVE_YEARS } from './support/reference.ts';
import { expectResult, shownUf } from './support/shown.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { inPesos, pesoText } from './support/written.ts';

/** Screens that only an administrator may open. */
const ROUTES = [
  '/jefatura',
  '/tarifas',
  '/tarifas/hojas',
  '/tarifas/nueva',
  '/tarifas/mantenedores',
  '/datos-personales',
];

test.use({ isTranslated: true });
test.slow();

test('a visitor’s figures follow each change, up to the save', async ({ page, simulator }) => {
  const bar = page.getByRole('complementary', { name: 'Dividendo' });
  await simulator.open();
  await page.locator('#root[data-translated]').waitFor();
  await simulator.toProject();
  await simulator.fillProject();
  await simulator.continue.click();
  await simulator.fillCredit();
  const uf = await shownUf(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const dividend = pesoText(inPesos(TWENTY_FIVE_YEARS.total, uf));
  await expect(bar).toContainText(dividend);
  await simulator.enter('input_savings', '700');
  await expect(bar).not.toContainText(dividend);
  await simulator.enter('input_savings', 'UF 3.450,5 / $141.223.000');
  await expect(simulator.error('input_savings')).toContainText('No se entiende como un monto');
  await simulator.enter('input_savings', '500');
  await expect(bar).toContainText(dividend);
  await page.setViewportSize({ width: 1280, height: 900 });
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await simulator.enter('input_payment_years_cv', '20');
  await expect(simulator.confirm).toBeHidden();
  await simulator.enter('input_payment_years_cv', '25');
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await expectResult(simulator.result, TWENTY_FIVE_YEARS, uf);
  await simulator.confirm.click();
  await expect(simulator.summary).toBeVisible();
});

test('an administrator’s screens load by their addresses, and stay whole while they are used', async ({
  page,
}) => {
  await startSession(page, 'adminrole');
  await page.goto('/dashboard');
  await expect(page.getByRole('img', { name: /Simulaciones por día/ })).toBeVisible();
  await page.goto('/listado?days=91');
  const panel = page.getByRole('dialog', { name: 'Simulación de Crédito Hipotecario' });
  await page
    .getByRole('button', { name: /^\d+ simulaci(ón|ones) de / })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Ver detalle/ })
    .first()
    .click();
  await panel.getByLabel('Nuevo comentario').fill('Llamé y pedí la liquidación.');
  await panel.getByRole('button', { name: 'Publicar' }).click();
  await expect(
    panel.getByRole('listitem').filter({ hasText: 'Llamé y pedí la liquidación.' }).first(),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Destacar' }).first().click();
  await expect(panel.getByRole('button', { name: 'Quitar destacado' })).toBeVisible();
  for (const route of ROUTES) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
    await expect(page, route).toHaveURL(route);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
});
