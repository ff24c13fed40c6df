import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectTargets } from './support/measures.ts';
import { expect, test } from './support/test.ts';

async function expectGood(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await expectTargets(page, screen);
}

test('the modules, as they open and with their errors', async ({ page, simulator }) => {
  await simulator.open();
  await expectGood(page, 'module 1');
  await simulator.continue.click();
  await expectGood(page, 'module 1 refused');
  await simulator.toProject();
  await expectGood(page, 'module 2');
  await simulator.field('input_property_type').selectOption('Casa');
  await page.getByRole('radio', { name: 'Nueva' }).check();
  await simulator.field('input_select_location').fill('san');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectGood(page, 'module 2 with suggestions');
  await page.keyboard.press('Escape');
  await simulator.continue.click();
  await expectGood(page, 'module 2 refused');
  await simulator.fillProject();
  await simulator.continue.click();
  await expectGood(page, 'module 3');
  await simulator.calculate.click();
  await expectGood(page, 'module 3 refused');
});

test('the result with its lists open, and the summary', async ({ page, simulator }) => {
  await simulator.toCredit();
  await simulator.fillCredit({ value: '2000', subsidy: '300', savings: '100', years: '31' });
  await expect(simulator.result).toContainText('Vista previa');
  await expect(simulator.comparison.getByRole('img')).toHaveCount(2);
  await expectGood(page, 'preview with a subsidy');
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  for (const summary of await simulator.result.locator('summary').all()) await summary.click();
  await expectGood(page, 'result with its lists open');
  await simulator.confirm.click();
  await expect(page.getByRole('heading', { name: 'Resumen de la simulación' })).toBeVisible();
  await expectGood(page, 'summary');
  await page.getByRole('button', { name: 'Volver atrás' }).click();
  await page.getByRole('button', { name: 'Editar tus datos' }).click();
  await expectGood(page, 'all modules finished, one open');
});

test.describe('where calls fail', () => {
  test.use({ expectsFailedCalls: true });

  test('a page without UF, its toasts, and a failed calculation', async ({ page, simulator }) => {
    await page.route('**/api/simulador/inicio', (route) => route.abort());
    await simulator.open();
    await expect(page.getByText('Conviene revisar la conexión')).toBeVisible();
    await expectGood(page, 'no UF, with a toast');
    await page.unroute('**/api/simulador/inicio');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.route(/calc_dividendo|comparacion/, (route) => route.abort());
    await simulator.toProject();
    await simulator.fillProject();
    await simulator.continue.click();
    await simulator.fillCredit();
    await expect(simulator.result.getByRole('alert')).toBeVisible();
    await expect(simulator.comparison).toHaveCount(0);
    await expectGood(page, 'failed calculation');
  });

  test('a page that waits for its lists', async ({ page, simulator }) => {
    await page.route('**/api/simulador/inicio', () => undefined);
    await simulator.open();
    await simulator.fillClient();
    await simulator.continue.click();
    await expect(page.getByText('Cargando el valor de la UF')).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectGood(page, 'loading');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the modules, the slim bar and the sheet', async ({ page, simulator }) => {
    await simulator.open();
    await expectGood(page, 'module 1 on a phone');
    await simulator.toProject();
    await expectGood(page, 'module 2 on a phone');
    await simulator.fillProject();
    await simulator.continue.click();
    await simulator.fillCredit();
    await expect(simulator.comparison.getByRole('img')).toHaveCount(2);
    await simulator.calculate.click();
    await expect(simulator.confirm).toBeVisible();
    await expectGood(page, 'module 3 on a phone');
    await page.getByRole('button', { name: 'Ver detalle' }).click();
    const sheet = page.getByRole('dialog');
    for (const summary of await sheet.locator('summary').all()) await summary.click();
    await expectGood(page, 'sheet');
  });
});
