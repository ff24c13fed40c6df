import { expect, test } from './support/test.ts';

// The BFF refuses a rate above the ceiling before the page has asked for it.
test.use({ expectsFailedCalls: true });

test('the rate has to be allowed', async ({ page, simulator }) => {
  await page.clock.install();
  let rate = 10;
  await page.route('**/api/tarificador/Tarifa', (route) => route.fulfill({ json: { rate } }));
  await simulator.toCredit();
  await simulator.fillCredit();
  const outOfRange = 'La tasa debe ser mayor a 0 y menor a 10';
  await expect(simulator.error('input_rate')).toHaveText(outOfRange);
  await expect(simulator.result.getByRole('alert')).toContainText(outOfRange);

  rate = 6.61;
  const ceiling = page.waitForResponse('**/products/api/tmc');
  await simulator.field('input_payment_years_cv').fill('24');
  await expect(simulator.field('input_rate')).toHaveValue('6,61');
  await page.clock.fastForward(2000);
  await ceiling;
  await expect(simulator.error('input_rate')).toHaveText('La tasa no puede ser mayor a la TMC');
  await simulator.calculate.click();
  await expect(page.getByRole('alert').filter({ hasText: 'La tasa no puede' }).first()).toBeVisible();
  await expect(simulator.confirm).toBeHidden();
  await expect(simulator.result.getByText('Calculado')).toHaveCount(0);
});
