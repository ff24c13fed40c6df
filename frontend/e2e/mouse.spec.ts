import { expectTable } from './support/comparison.ts';
import { TERMS, TWENTY_FIVE_YEARS } from './support/reference.ts';
import { expectResult, linesOf, shownUf } from './support/shown.ts';
import { expect, test } from './support/test.ts';
import { inPesos, pesoText, ufText } from './support/written.ts';

test('a visitor simulates 2,000 UF over 25 years with the mouse', async ({ page, simulator }) => {
  const type = async (label: string, text: string): Promise<void> => {
    await page.getByLabel(label, { exact: true }).click();
    await page.keyboard.type(text);
  };

  await test.step('module 1', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/simulador');
    await type('Nombre', 'Claudia');
    await type('Apellido', 'Núñez');
    await type('RUT', '123456785');
    await type('Edad', '38');
    await type('Correo electrónico', 'claudia.nunez@example.cl');
    await type('Teléfono (opcional)', '12345678');
    await page.getByText('Dependiente', { exact: true }).click();
    await type('Renta líquida', '1850000');
    await page.getByText('Autorizo el uso de mis datos').click();
    await expect(simulator.field('input_rut')).toHaveValue('12.345.678-5');
    await expect(simulator.field('input_phone_number')).toHaveValue('+56912345678');
    await expect(simulator.field('input_liquid_salary')).toHaveValue('1.850.000');
    await simulator.continue.click();
  });

  await test.step('module 2', async () => {
    await expect(page.getByRole('heading', { name: 'Genial, Claudia!' })).toBeFocused();
    await expect(page.getByText('01 Tus datos')).toBeVisible();
    await expect(page.getByText('Módulo completado')).toHaveCount(1);
    await expect(page.getByRole('radio', { name: 'Compraventa' })).toBeChecked();
    await page.getByLabel('Tipo de propiedad').selectOption('Departamento');
    await page.getByText('Usada', { exact: true }).click();
    await type('Busca la comuna', 'nunoa');
    await page.getByRole('option', { name: 'Ñuñoa, Metropolitana de Santiago' }).click();
    await expect(simulator.field('input_region')).toHaveValue('13');
    await expect(simulator.field('input_comuna').locator('option:checked')).toHaveText('Ñuñoa');
    await simulator.continue.click();
  });

  await test.step('module 3', async () => {
    await expect(page.getByRole('heading', { name: 'Ok, Claudia esto es importante' })).toBeFocused();
    await expect(page.getByText('Módulo completado')).toHaveCount(2);
    await type('Valor de la propiedad', '2500');
    await type('Ahorro (tu pie)', '500');
    await expect(simulator.field('input_credit_amount_needed')).toHaveValue('2.000');
    await expect(page.getByText('Financias el 80 % del valor')).toBeVisible();
    await type('Años de pago', '25');
    await expect(simulator.field('input_rate')).toHaveValue('4,50');
    await expect(simulator.field('input_rate')).not.toBeEditable();
  });

  const uf = await shownUf(page);
  const dividend = pesoText(inPesos(TWENTY_FIVE_YEARS.total, uf));
  await test.step('the live figures are a preview', async () => {
    await expect(simulator.result).toContainText('Vista previa');
    await expect(simulator.result).toContainText(dividend);
    await expect(simulator.confirm).toBeHidden();
  });

  await test.step('the result', async () => {
    await simulator.calculate.click();
    await expect(simulator.result).toContainText('Calculado');
    await expect(
      page.getByText('Para volver a simular, puedes modificar los datos del crédito.'),
    ).toBeVisible();
    await expectResult(simulator.result, TWENTY_FIVE_YEARS, uf);
    await expect(simulator.result).toContainText(
      'Incluye seguro de incendio y sismo y seguro de desgravamen.',
    );
    await expectTable(simulator.comparison, TERMS, uf, 25);
  });

  await test.step('the summary of what was confirmed', async () => {
    await simulator.confirm.click();
    await expect(page).toHaveURL('/simulador/resumen');
    await expect(page.getByRole('heading', { name: 'Resumen de la simulación' })).toBeVisible();
    const card = simulator.summary.getByRole('region', { name: 'Resultado' });
    await expectResult(card, TWENTY_FIVE_YEARS, uf);
    const facts = await linesOf(simulator.summary);
    const both = (amount: string, decimal: string): string => `${amount}${pesoText(inPesos(decimal, uf))}`;
    expect(facts).toEqual(
      expect.arrayContaining([
        ['Valor', both('UF 2.500', '2500.0000')],
        ['Ahorro', both('UF 500', '500.0000')],
        ['Monto del crédito', both('UF 2.000', '2000.0000')],
        ['Nombre', 'Claudia Núñez'],
        ['Renta líquida', '$1.850.000'],
        ['Correo electrónico', 'claudia.nunez@example.cl'],
      ]),
    );
    await expect(simulator.summary).toContainText('Ñuñoa');
    await expect(simulator.summary.getByLabel('RUT')).toHaveValue('12.345.678-5');
    await expect(simulator.summary.getByText(ufText(TWENTY_FIVE_YEARS.total))).toBeVisible();
  });
});
