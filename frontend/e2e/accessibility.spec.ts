import { expectLegibleInTheDark } from './support/axe.ts';
import { expectGoodAtEachWidth, expectGoodToSee, expectGoodToSeeAtEachWidth } from './support/look.ts';
import { expectFocusSeen } from './support/measures.ts';
import { OUTER_SUMMARY } from './support/shown.ts';
import { expect, test } from './support/test.ts';

test.slow();

test('the modules with their errors', async ({ page, simulator }) => {
  await simulator.open();
  await simulator.continue.click();
  await expectGoodAtEachWidth(page, 'module 1 refused');
  await expectLegibleInTheDark(page, 'module 1 refused');
  await page.getByRole('alert').getByRole('link', { name: 'RUT:' }).click();
  await expect(simulator.field('input_rut')).toBeFocused();
  await simulator.toProject({ phone: '+569' });
  await simulator.field('input_property_type').selectOption('Casa');
  await page.getByRole('radio', { name: 'Nueva' }).check();
  await simulator.field('input_select_location').fill('san');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectGoodToSeeAtEachWidth(page, 'module 2 with suggestions');
  await page.keyboard.press('Escape');
  await simulator.continue.click();
  await expectGoodAtEachWidth(page, 'module 2 refused');
  await simulator.fillProject();
  await simulator.continue.click();
  await simulator.calculate.click();
  await expectGoodToSee(page, 'module 3 refused');
});

test('the result with its lists open, and the finished modules', async ({ page, simulator }) => {
  await simulator.toCredit();
  await simulator.fillCredit({ value: '2000', subsidy: '300', savings: '100', years: '31' });
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  const summaries = simulator.result.locator(OUTER_SUMMARY);
  await expect(summaries.first()).toBeVisible();
  for (const summary of await summaries.all()) await summary.click();
  await expectGoodAtEachWidth(page, 'result with its lists open');
  await expectFocusSeen(page, 'result with its lists open');
  await expectLegibleInTheDark(page, 'result with its lists open');
  await page.getByRole('button', { name: 'Editar tus datos' }).click();
  await expectGoodToSee(page, 'all modules finished, one open');
});

test.describe('where calls fail', () => {
  test.use({ expectsFailedCalls: true });

  test('a page without UF, its toasts, and a failed calculation', async ({ page, simulator }) => {
    await page.route('**/api/simulador/inicio', (route) => route.abort());
    await simulator.open();
    await expect(page.getByText('Revisa tu conexión')).toBeVisible();
    await expectGoodToSee(page, 'no UF, with a toast');
    await page.unroute('**/api/simulador/inicio');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.route('**/api/simulador/calculo', (route) => route.abort());
    await simulator.toProject();
    await simulator.fillProject();
    await simulator.continue.click();
    await simulator.fillCredit();
    await expect(simulator.result.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expectGoodToSee(page, 'failed calculation');
  });

  test('a page that waits for its lists', async ({ page, simulator }) => {
    await page.route('**/api/simulador/inicio', () => undefined);
    await simulator.open();
    await simulator.fillClient();
    await simulator.continue.click();
    await expect(page.getByText('Cargando el valor de la UF')).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectGoodToSee(page, 'loading');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
