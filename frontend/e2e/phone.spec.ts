/** A visitor on a phone, whose browser translates the page: every text is replaced, again after each change. */
import { boxOf } from './support/measures.ts';
import { CLAUDIA } from './support/people.ts';
import { TWENTY_FIVE_YEARS } from './support/reference.ts';
import { expectResult, shownUf } from './support/shown.ts';
import { expect, test } from './support/test.ts';
import { inPesos, pesoText } from './support/written.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test.describe('in a translated page', () => {
  test.use({ isTranslated: true });
  test.slow();

  test('a visitor simulates on a phone: figures follow each change, a reload keeps every answer, and the sheet shows the result', async ({
    page,
    simulator,
  }) => {
    const sheet = page.getByRole('dialog', { name: 'Más opciones' });

    await simulator.open();
    await expect(page.getByText('Paso 1 de 3')).toBeVisible();
    await simulator.fillClient();
    await page.reload();
    for (const [field, value] of [
      ['input_name', CLAUDIA.name],
      ['input_rut', CLAUDIA.rut],
      ['input_email', CLAUDIA.email],
      ['input_phone_number', CLAUDIA.phone],
      ['input_liquid_salary', '1.850.000'],
    ] as const)
      await expect(simulator.field(field)).toHaveValue(value);
    await expect(simulator.field('input_consent')).toBeChecked();
    await page.locator('#root[data-translated]').waitFor();
    await simulator.continue.click();
    await expect(page.getByText('Paso 2 de 3')).toBeVisible();
    await simulator.fillProject();
    await simulator.continue.click();
    await expect(page.getByText('Paso 3 de 3')).toBeVisible();
    await simulator.fillCredit();

    const uf = await shownUf(page);
    const dividend = pesoText(inPesos(TWENTY_FIVE_YEARS.total, uf));
    await expect(simulator.result).toContainText(dividend);
    await simulator.enter('input_savings', '700');
    await expect(simulator.result).not.toContainText(dividend);
    await simulator.enter('input_savings', 'UF 3.450,5 / $141.223.000');
    await expect(simulator.error('input_savings')).toContainText('No se entiende como un monto');
    await simulator.enter('input_savings', '500');
    await expect(simulator.result).toContainText(dividend);
    await simulator.calculate.click();
    await expect(simulator.confirm).toBeVisible();
    await page.reload();
    await expect(simulator.confirm).toBeVisible();
    await expect(simulator.result).toContainText(dividend);

    const more = page.getByRole('button', { name: 'Más opciones' });
    await more.tap();
    await expect(sheet).toBeVisible();
    await expect(sheet.getByText('Gastos Operacionales', { exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: 'Cerrar' }).tap();
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();

    await more.tap();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await simulator.confirm.click();
    await expect(page.getByRole('dialog').getByText('Paso 3 de 3')).toBeInViewport({ ratio: 1 });
    await expectResult(page.getByRole('region', { name: 'Resultado' }), TWENTY_FIVE_YEARS, uf);
  });
});

test('toasts appear at the top, away from the slim bar', async ({ page, simulator }) => {
  await page.route('**/api/simulador/inicio', async (route) => {
    const answer = await route.fetch();
    const inicio = await answer.json();
    const errors = [{ part: 'seguros_cesantia', message: 'No llegó la lista.' }];
    await route.fulfill({ json: { ...inicio, seguros: { ...inicio.seguros, cesantia: null }, errors } });
  });
  await simulator.open();
  const toast = page.getByText('No llegó la lista.');
  await expect(toast).toBeVisible();
  await expect.poll(async () => (await boxOf(toast)).y).toBeLessThan(120);
});
