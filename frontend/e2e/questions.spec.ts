/** The questions that people bring to the counter, asked of a result on the screen. */
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('another term is taken by its row with the keyboard, and by its bar', async ({ page, simulator }) => {
  await simulator.toResult();
  const { comparison } = simulator;
  await expect(comparison.getByRole('img')).toHaveCount(2);
  await expect(comparison.getByRole('row', { name: /^25 años/ })).toContainText(/Faltan \$|Renta alcanza/);

  const row = comparison.getByRole('row', { name: /^20 años/ });
  await row.getByRole('button', { name: 'Usar 20 años' }).focus();
  await page.keyboard.press('Enter');
  await expect(simulator.field('input_payment_years_cv')).toHaveValue('20');
  await expect(row.getByRole('button', { name: 'Tu plazo' })).toBeFocused();
  await expectAccessible(page, 'another term');

  await comparison.getByRole('figure').first().getByRole('button', { name: 'Usar 30 años' }).click();
  await expect(simulator.field('input_payment_years_cv')).toHaveValue('30');
  await expect(comparison.getByRole('row', { name: /^30 años/ })).toHaveAttribute('aria-current', 'true');
});
