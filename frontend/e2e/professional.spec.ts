import { Strokes, tabTo, typing } from './support/keyboard.ts';
import { theMailTo } from './support/mailbox.ts';
import { MATIAS, Professional } from './support/professional.ts';
import type { Reference } from './support/reference.ts';
import { expectResult, shownUf } from './support/shown.ts';
import { expect, test } from './support/test.ts';
import { inPesos, pesoText, ufText } from './support/written.ts';

/** 1,800 UF for a new DFL2 flat of 2,000 UF with a subsidy of 150, over 20 years. Calculated outside of this program. */
const SUBSIDISED: Reference = {
  years: 20,
  rate: '4.44',
  dividend: '11.3889',
  life: '0.1692',
  fire: '0.1664',
  unemployment: '0.2160',
  total: '11.9405',
  cae: '5.06',
  cost: '2865.7200',
  expenses: ['2.9750', '3.5700', '2.9750', '3.0000', '11.4000', '3.6000', '27.5200'],
};

/** Most keys, with Tab, from the page to a simulation that is sent. */
const MOST_KEYS = 60;

test.slow();

test('an executive simulates with a subsidy and sends it by keyboard alone, and again for the same client', async ({
  page,
  bank,
}) => {
  const pro = new Professional(page);
  const { keyboard } = page;
  const type = typing(page);
  await pro.open();
  await type('input_select_product_type', 'Universal');
  await type('input_branch', 'Provi');
  await type('input_rut', MATIAS.rut);
  await type('input_name', MATIAS.name);
  await type('input_last_name', MATIAS.lastName);
  await type('input_age', MATIAS.age);
  await type('input_email', MATIAS.email);
  await tabTo(page, page.getByRole('radio', { name: 'Dependiente', exact: true }));
  await keyboard.press('Space');
  await type('input_liquid_salary', MATIAS.salary);
  await tabTo(page, pro.continue);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Información del proyecto' })).toBeFocused();
  await type('input_property_type', 'Departamento');
  await tabTo(page, page.getByRole('radio', { name: 'Nueva', exact: true }));
  await keyboard.press('Space');
  await tabTo(page, pro.field('input_is_dfl2'));
  await keyboard.press('Space');
  await type('input_select_location', 'la florida');
  await expect(page.getByRole('option', { name: /^La Florida, / })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await type('input_property_value', '2000');
  await expect(pro.field('input_select_broker')).toContainText('Inmobiliaria Cerro Maitén');
  await type('input_select_broker', 'Inmobiliaria Cerro');
  await expect(pro.field('input_select_project')).toContainText('Condominio Los Peumos');
  await type('input_select_project', 'Condominio Los P');
  await tabTo(page, pro.continue);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Simulación del crédito' })).toBeFocused();
  await tabTo(page, pro.field('input_has_allowance').and(page.locator(':checked')));
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Sí', exact: true })).toBeChecked();
  await type('input_allowance_amount', '150');
  await type('input_savings', '50');
  await type('input_payment_years_cv', '20');
  await expect(pro.field('input_rate')).toHaveValue('4,44');
  await tabTo(page, page.getByRole('button', { name: 'Editar tasa' }));
  await keyboard.press('Enter');
  await tabTo(page, pro.field('input_rate'), 'Shift+Tab');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('4,44');
  await tabTo(page, pro.calculate);
  await keyboard.press('Enter');
  await expect(pro.confirm).toBeFocused();
  const uf = await shownUf(page, page.getByRole('main'));
  await expectResult(pro.result, SUBSIDISED, uf, { isForStaff: true });

  await pro.confirm.focus();
  await keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Compraventa de Departamento para Matías Fuentealba');
  await expect(page).toHaveURL('/simulador-profesional/resumen');
  await expect(title).toBeFocused();
  await page.reload();
  await expect(title).toHaveText('Compraventa de Departamento para Matías Fuentealba');
  const dividend = pesoText(inPesos(SUBSIDISED.total, uf));
  const card = page.getByRole('region', { name: 'Resultado' });
  await expect(card).toContainText(`${ufText(SUBSIDISED.total)} ${dividend}`);
  const project = page.getByRole('region', { name: 'Datos del proyecto' });
  await expect(project).toContainText('InmobiliariaInmobiliaria Cerro Maitén');
  await expect(project).toContainText('ProyectoCondominio Los Peumos');
  await expect(project).toContainText('SucursalProvidencia');

  await expect(pro.field('input_email')).toHaveValue(MATIAS.email);
  await pro.field('input_phone_number').fill('9 8765 4321');
  await tabTo(page, pro.send);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/simulador/exito');
  await expect(
    page.getByRole('heading', { name: 'Muy bien, la solicitud fue enviada con éxito al cliente.' }),
  ).toBeVisible();
  const mail = await theMailTo(bank, MATIAS.email);
  expect(mail.text).toContain(ufText(SUBSIDISED.total));
  expect(mail.attachments).toHaveLength(1);

  await page.getByRole('button', { name: 'Volver a simular' }).click();
  await expect(page).toHaveURL('/simulador-profesional');
  await expect(pro.field('input_name')).toHaveValue('');

  // The client's RUT alone brings all answers of the last simulation.
  const strokes = new Strokes(page);
  await strokes.tabTo(pro.field('input_rut'));
  await strokes.type('154829075');
  await expect(page.getByText(/^Con las respuestas de su última simulación/)).toBeVisible();
  await expect(pro.field('input_liquid_salary')).toHaveValue('1.950.000');
  await strokes.press('Enter');
  await expect(page.getByRole('heading', { name: 'Información del proyecto' })).toBeFocused();
  await strokes.tabTo(pro.field('input_select_location'));
  await strokes.press('Enter');
  await expect(page.getByRole('heading', { name: 'Simulación del crédito' })).toBeFocused();
  await strokes.tabTo(pro.field('input_credit_amount_needed'));
  await strokes.press('Enter');
  await expect(pro.result).toBeFocused();
  await strokes.tabTo(pro.confirm);
  await strokes.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await strokes.tabTo(pro.send);
  await strokes.press('Enter');
  await expect(page).toHaveURL('/simulador/exito');
  expect(strokes.count, 'keys with a known RUT').toBeLessThanOrEqual(MOST_KEYS);

  // A saved simulation is opened at its years.
  await page.getByRole('button', { name: 'Otro plazo para este cliente' }).click();
  await expect(pro.field('input_payment_years_cv')).toBeFocused();
  await expect(pro.calculate).toBeEnabled();
  strokes.count = 0;
  await strokes.type('15');
  await strokes.press('Enter');
  await strokes.tabTo(pro.calculate);
  await strokes.press('Enter');
  await expect(pro.confirm).toBeFocused();
  await strokes.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await strokes.tabTo(pro.send);
  await strokes.press('Enter');
  await expect(page).toHaveURL('/simulador/exito');
  expect(strokes.count, 'keys with a saved simulation').toBeLessThanOrEqual(MOST_KEYS);
});
