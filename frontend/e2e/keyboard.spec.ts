import { expectTable } from './support/comparison.ts';
import { tabTo, typeUsedFlat, typing } from './support/keyboard.ts';
import { TERMS, TWENTY_FIVE_YEARS } from './support/reference.ts';
import { expectResult, shownUf } from './support/shown.ts';
import { expect, test } from './support/test.ts';

test('a visitor simulates with the keyboard alone', async ({ page, simulator }) => {
  const { keyboard } = page;
  const type = typing(page);

  await simulator.open();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeInViewport();
  await keyboard.press('Enter');

  await type('input_name', 'Claudia');
  await type('input_last_name', 'Núñez');
  await type('input_rut', '12345678-5');
  await type('input_age', '38');
  await type('input_email', 'claudia.nunez@example.cl');
  await type('input_phone_number', '+56912345678');
  await expect(simulator.field('input_phone_number')).toHaveValue('+56912345678');
  await tabTo(page, page.getByRole('radio', { name: 'Dependiente', exact: true }));
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Independiente' })).toBeChecked();
  await type('input_liquid_salary', '1850000');
  await tabTo(page, simulator.field('input_consent'));
  await keyboard.press('Space');
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Genial, Claudia!' })).toBeFocused();
  await typeUsedFlat(page, type);
  await expect(simulator.field('input_comuna').locator('option:checked')).toHaveText('Ñuñoa');
  await tabTo(page, simulator.continue);
  await keyboard.press('Space');

  await expect(page.getByRole('heading', { name: 'Ok, Claudia esto es importante' })).toBeFocused();
  await type('input_property_value', '2500');
  await type('input_savings', '500');
  await type('input_payment_years_cv', '25');
  await expect(simulator.field('input_rate')).toHaveValue('4,50');
  await tabTo(page, simulator.calculate);
  await keyboard.press('Enter');
  await expect(simulator.confirm).toBeVisible();

  const uf = await shownUf(page);
  await tabTo(page, simulator.result.locator('summary').first());
  await keyboard.press('Enter');
  await tabTo(page, simulator.result.locator('summary').last());
  await keyboard.press('Space');
  await expect(simulator.result.locator('details[open]')).toHaveCount(2);
  await expectResult(simulator.result, TWENTY_FIVE_YEARS, uf);
  await expectTable(simulator.comparison, TERMS, uf, 25);

  await tabTo(page, simulator.confirm, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/simulador/resumen');
});
