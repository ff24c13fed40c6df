import { tabTo, typeUsedFlat, typing } from './support/keyboard.ts';
import { MATIAS, Professional } from './support/professional.ts';
import { expect, test } from './support/test.ts';

test.slow();

test('an executive simulates and sends with the keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  const pro = new Professional(page);
  const type = typing(page);
  await pro.open();
  await type('input_rut', MATIAS.rut);
  await type('input_name', MATIAS.name);
  await type('input_last_name', MATIAS.lastName);
  await type('input_age', MATIAS.age);
  await type('input_email', 'teclado@example.cl');
  await tabTo(page, page.getByRole('radio', { name: 'Dependiente', exact: true }));
  await keyboard.press('Space');
  await type('input_liquid_salary', MATIAS.salary);
  await type('input_branch', 'Provi');
  await tabTo(page, pro.continue);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Información del proyecto' })).toBeFocused();
  await typeUsedFlat(page, type);
  await type('input_property_value', '2500');
  await tabTo(page, pro.continue);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Simulación del crédito' })).toBeFocused();
  await type('input_savings', '500');
  await type('input_payment_years_cv', '25');
  await type('input_select_product_type', 'Universal');
  await expect(pro.field('input_rate')).toHaveValue('4,50');
  await tabTo(page, page.getByRole('button', { name: 'Editar tasa' }));
  await keyboard.press('Enter');
  await tabTo(page, pro.field('input_rate'), 'Shift+Tab');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('4,8');
  await type('input_select_relief_assurance', 'Desgravamen colectivo');
  await tabTo(page, pro.calculate);
  await keyboard.press('Enter');
  await expect(pro.confirm).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/simulador-profesional/resumen');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, pro.send);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/simulador/exito');
});
