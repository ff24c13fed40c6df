import { expect, test } from './support/test.ts';

const REQUIRED = 'Este campo es requerido';

test('module 2 says what is missing, on blur and on Continuar', async ({ page, simulator }) => {
  await simulator.open();
  await simulator.toProject();
  const type = simulator.field('input_property_type');
  await type.focus();
  await type.blur();
  await expect(simulator.error('input_property_type')).toHaveText('Debe seleccionar el tipo de propiedad');
  await type.selectOption('Casa');
  await expect(simulator.error('input_property_type')).toHaveCount(0);

  await simulator.continue.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Algunos campos' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([`Estado de la propiedad: ${REQUIRED}`]);
  await summary.getByRole('link', { name: 'Estado de la propiedad' }).click();
  await expect(page.getByRole('radio', { name: 'Nueva' })).toBeFocused();
  await page.keyboard.press('Space');
  await simulator.field('input_region').selectOption('Tarapacá');
  await expect(simulator.error('input_region')).toHaveCount(0);
  const comuna = simulator.field('input_comuna');
  await comuna.focus();
  await comuna.blur();
  await expect(simulator.error('input_comuna')).toHaveText('Debe seleccionar una comuna');
  await expect(comuna).toHaveAttribute('aria-invalid', 'true');
  await comuna.selectOption('Iquique');
  await expect(summary).toHaveCount(0);
  await simulator.continue.click();
  await expect(simulator.field('input_property_value')).toBeVisible();
});
