import { readFile } from 'node:fs/promises';
import { tabTo, typeUsedFlat, typing } from './support/keyboard.ts';
import { attachmentOf, mailsTo, theMailTo } from './support/mailbox.ts';
import { pagesOf } from './support/pdf.ts';
import { CLAUDIA } from './support/people.ts';
import { TWENTY_FIVE_YEARS } from './support/reference.ts';
import { expectResult, shownUf } from './support/shown.ts';
import { Summary } from './support/summary.ts';
import { expect, test } from './support/test.ts';
import { inPesos, monthsAfter, pesoText, ufOfVisitor, ufText } from './support/written.ts';

test.slow();

test('a visitor comes by keyboard alone from the first field to the summary, then to the document and the mail, on a device whose clock is six minutes and a month wrong', async ({
  page,
  simulator,
  bank,
}) => {
  await page.clock.setSystemTime(Date.now() + 30 * 24 * 3_600_000 + 6 * 60_000);
  const { keyboard } = page;
  const type = typing(page);

  await simulator.open();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeInViewport();
  await keyboard.press('Enter');

  await type('input_property_value', '2500');
  await type('input_savings', '500');
  await type('input_payment_years_cv', '25');
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
  await expect(simulator.field('input_rate')).toHaveValue('4,50');
  await tabTo(page, simulator.calculate, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(simulator.confirm).toBeVisible();

  const uf = await shownUf(page);
  const dividendClp = inPesos(TWENTY_FIVE_YEARS.total, uf);
  await tabTo(page, simulator.result.locator('summary').first());
  await keyboard.press('Enter');
  await tabTo(page, simulator.result.locator('summary').nth(1));
  await keyboard.press('Space');
  await expect(simulator.result.locator('details[open]')).toHaveCount(2);
  await expectResult(simulator.result, TWENTY_FIVE_YEARS, uf);

  await tabTo(page, simulator.confirm, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/simulador/resumen');
  const summary = new Summary(page);
  await expect(summary.modal).toBeVisible();
  await expect(summary.modal.getByRole('region', { name: 'Resultado' })).toContainText(pesoText(dividendClp));
  const inBoth = (amountUf: number): string =>
    `${ufText(String(amountUf))} ${pesoText(inPesos(`${amountUf}.0000`, uf))}`;
  await expect
    .poll(() => summary.facts('Datos de la propiedad'))
    .toEqual({
      Valor: inBoth(2500),
      Ahorro: inBoth(500),
      'Monto del crédito': inBoth(2000),
    });
  await expect
    .poll(() => summary.facts('Datos del solicitante'))
    .toEqual({
      Nombre: 'Claudia Núñez',
      'Renta líquida': '$1.850.000',
      'Correo electrónico': CLAUDIA.email,
    });
  await expect(summary.field('input_rut')).toHaveValue('12.345.678-5');
  await summary.modal.getByLabel('Quiero que me llamen').check();
  await expect(summary.field('input_phone_number')).toHaveValue('+56912345678');

  await summary.ask.click();
  await expect(summary.success).toBeFocused();
  await expect(page.getByText(CLAUDIA.email)).toBeVisible();

  const download = await summary.downloaded();
  expect(download.suggestedFilename()).toBe('Detalle Simulación.pdf');
  const pages = await pagesOf(await readFile(await download.path()));
  expect(pages).toHaveLength(3);
  const [first = '', , third = ''] = pages;
  const figures = `Pagarías al mes ${pesoText(dividendClp)} ${ufText(TWENTY_FIVE_YEARS.total)}`;
  for (const text of [
    'Claudia Núñez',
    figures,
    pesoText(dividendClp * 4n),
    monthsAfter(uf.date, 1),
    ufText(TWENTY_FIVE_YEARS.cost),
    ...TWENTY_FIVE_YEARS.expenses.map(ufText),
    'Ñuñoa',
  ])
    expect(first).toContain(text);
  expect(third).toContain('Abrir y cambiar mis cifras');
  expect(third).toContain('¿Prefieres hablar con alguien?');

  const mail = await theMailTo(bank, CLAUDIA.email);
  expect(mail.text).toContain(
    `Pagarías al mes: ${pesoText(dividendClp)} (${ufOfVisitor(TWENTY_FIVE_YEARS.total)})`,
  );
  expect(mail.html).toContain(pesoText(dividendClp));
  expect(mail.attachments).toMatchObject([
    { filename: 'Detalle Simulación.pdf', contentType: 'application/pdf' },
  ]);
  expect(await pagesOf(await attachmentOf(bank, mail))).toEqual(pages);

  await page.getByRole('button', { name: 'Volver a Simular' }).click();
  await expect(page).toHaveURL(/\/simulador$/);
  await expect(simulator.field('input_name')).toHaveValue('');
  expect(await mailsTo(bank, CLAUDIA.email)).toHaveLength(1);
});
