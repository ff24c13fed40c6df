import type { Page } from '@playwright/test';
import { shownUf } from './support/shown.ts';
import { expect, test } from './support/test.ts';
import { inPesos, pesoText } from './support/written.ts';

/** Pastes as a person does: the page sees a paste event with the text, and the browser inserts it unless told not to. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const field = document.activeElement as HTMLInputElement;
    const data = new DataTransfer();
    data.setData('text', copied);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    if (field.dispatchEvent(event)) document.execCommand('insertText', false, copied);
  }, text);
}

test('switching between UF and pesos twice loses nothing', async ({ page, simulator }) => {
  await simulator.toCredit();
  const value = simulator.field('input_property_value');
  const currency = page.getByRole('group', { name: 'Moneda de valor de la propiedad' });
  const uf = await shownUf(page);
  const pesos = pesoText(inPesos('2500.1234', uf));

  await value.fill('2500,1234');
  await expect(value).toHaveValue('2.500,1234');
  const hint = page.locator('[id="input_property_value-h"]');
  await expect(hint).toHaveText(`${pesos} con la UF del ${uf.date}`);
  await simulator.field('input_savings').fill('500');

  await currency.getByRole('radio', { name: 'CLP' }).click();
  await expect(value).toHaveValue(pesos.slice(1));
  await expect(hint).toContainText('UF 2.500,1234');
  await expect(simulator.field('input_savings')).toHaveValue('500');
  await currency.getByRole('radio', { name: 'UF' }).click();
  await expect(value).toHaveValue('2.500,1234');

  await value.fill('');
  await currency.getByRole('radio', { name: 'CLP' }).click();
  await value.fill('102200901');
  await expect(value).toHaveValue('102.200.901');
  await currency.getByRole('radio', { name: 'UF' }).click();
  await currency.getByRole('radio', { name: 'CLP' }).click();
  await expect(value).toHaveValue('102.200.901');
});

test('amounts are understood as people paste them', async ({ page, simulator }) => {
  await simulator.toCredit();
  const value = simulator.field('input_property_value');
  const cases: [pasted: string, shown: string][] = [
    ['1.234,5', '1.234,5'],
    ['UF 2.500', '2.500'],
    ['2500.5', '2.500,5'],
    [' 3.000 ', '3.000'],
  ];
  for (const [pasted, shown] of cases) {
    await value.fill('');
    await value.focus();
    await paste(page, pasted);
    await expect(value, pasted).toHaveValue(shown);
  }
});

test('a RUT is taken in every spelling, and the caret stays', async ({ page, simulator }) => {
  await simulator.open();
  const rut = simulator.field('input_rut');
  const spellings = ['12.345.678-5', '12345678-5', '123456785', '12 345 678 5', '012.345.678-5'];
  for (const spelling of spellings) {
    await rut.fill('');
    await rut.focus();
    await paste(page, spelling);
    await expect(rut, spelling).toHaveValue('12.345.678-5');
  }
  for (const typed of ['10000013k', '10.000.013-K', '10000013-k']) {
    await rut.fill('');
    await rut.pressSequentially(typed);
    await expect(rut, typed).toHaveValue('10.000.013-K');
  }
  await rut.blur();
  await expect(simulator.error('input_rut')).toHaveCount(0);

  await rut.fill('12345678-5');
  await rut.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
  await page.keyboard.press('Backspace');
  await page.keyboard.press('9');
  await expect(rut).toHaveValue('12.945.678-5');
  expect(await rut.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
});

test('a phone is taken as it is pasted, and its bare prefix is not flagged', async ({ page, simulator }) => {
  await simulator.open();
  const phone = simulator.field('input_phone_number');
  await expect(phone).toHaveValue('+569');
  await phone.focus();
  await phone.blur();
  await expect(phone).not.toHaveAttribute('aria-invalid');
  for (const copied of ['9 1234 5678', '+56 9 1234 5678', '56912345678', '1234 5678']) {
    await phone.fill('+569');
    await phone.focus();
    await phone.selectText();
    await paste(page, copied);
    await phone.blur();
    await expect(phone, copied).toHaveValue('+56912345678');
  }
});

test('region and comuna hang together, over all 346 comunas', async ({ page, simulator }) => {
  await simulator.open();
  await simulator.toProject();
  const region = simulator.field('input_region');
  const comuna = simulator.field('input_comuna');
  await expect(region).toBeDisabled();
  await expect(comuna).toBeDisabled();
  await simulator.field('input_property_type').selectOption('Casa');
  await expect(region).toBeDisabled();
  await page.getByRole('radio', { name: 'Usada' }).check();
  await expect(region).toBeEnabled();
  await expect(comuna).toBeDisabled();

  const regions = await region.locator('option:not([value=""])').allTextContents();
  expect(regions).toHaveLength(16);
  let comunas = 0;
  for (const name of regions) {
    await region.selectOption(name);
    await expect(comuna).toHaveValue('');
    comunas += await comuna.locator('option:not([value=""])').count();
  }
  expect(comunas).toBe(346);
});

test('the location search fills region and comuna, and forgets what no longer holds', async ({
  page,
  simulator,
}) => {
  await simulator.open();
  await simulator.toProject();
  await simulator.field('input_property_type').selectOption('Casa');
  await page.getByRole('radio', { name: 'Usada' }).check();
  const search = simulator.field('input_select_location');
  await search.fill('VALPARAISO');
  const options = page.getByRole('option', { name: /^Valparaíso,/ });
  await expect(options.first()).toBeVisible();
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await search.fill('punta are');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue(/^Punta Arenas, /);
  await expect(simulator.field('input_region').locator('option:checked')).toHaveText(/Magallanes/);
  await expect(simulator.field('input_comuna').locator('option:checked')).toHaveText('Punta Arenas');
  await simulator.field('input_region').selectOption('Tarapacá');
  await expect(simulator.field('input_comuna')).toHaveValue('');
  await expect(search).toHaveValue('');
  await search.fill('xyzxyz');
  await expect(page.getByText('Sin sugerencias')).toBeAttached();
});
