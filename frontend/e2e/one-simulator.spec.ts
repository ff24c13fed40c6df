/** Size of the page, what stands first, and the way from own figures to the document. See docs/rules.md R240, R785. */
import type { Locator } from '@playwright/test';
import { expectAccessible, expectLegibleInTheDark } from './support/axe.ts';
import { theMailTo } from './support/mailbox.ts';
import { boxOf, expectNoSidewaysScroll } from './support/measures.ts';
import { expect, test } from './support/test.ts';

const MOST = { heightPx: 2400, words: 200 };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a value alone brings the answer on a page that is short, and module 1 begins in sight', async ({
    page,
    simulator,
  }) => {
    await simulator.open();
    await page.getByRole('button', { name: 'Ver un ejemplo' }).click();
    await expect(simulator.result).toBeFocused();
    await expect(simulator.result).toContainText('Ejemplo');
    await page.getByRole('button', { name: 'Borrar ejemplo' }).click();
    await expect(simulator.result).toBeFocused();
    await page.getByRole('button', { name: 'Ver un ejemplo' }).click();
    await simulator.field('input_property_value').tap();
    await page.keyboard.type('3200');
    await expect(simulator.result).not.toContainText('Ejemplo');
    await expect(simulator.result).toContainText(/^Pagarías al mes\$\d{3}\.\d{3}/);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('heading', { name: 'Cuéntanos de ti' })).toBeInViewport({ ratio: 1 });
    const { heightPx, words } = await page.evaluate(() => ({
      heightPx: document.documentElement.scrollHeight,
      words: document.body.innerText.split(/\s+/).filter(Boolean).length,
    }));
    expect(heightPx).toBeLessThanOrEqual(MOST.heightPx);
    expect(words).toBeLessThanOrEqual(MOST.words);
    const credit = page.getByRole('region', { name: '03 Tu crédito' });
    const topOf = async (text: string | RegExp) => (await boxOf(credit.getByText(text))).y;
    expect(await topOf('03 Tu crédito'), 'title first').toBeLessThan(await topOf(/^UF\s3\.200/));
    await expectAccessible(page, 'own figures');
    await expectLegibleInTheDark(page, 'own figures');
    await page.getByRole('button', { name: 'Afinar' }).click();
    await simulator.field('refine_salary').fill('900000');
    await expect(simulator.result).toContainText('Te faltan');
    await expectAccessible(page, 'a low income');
    await page.getByRole('button', { name: 'Con qué alcanza' }).click();
    await page.getByRole('button', { name: 'Pagamos dos' }).click();
    await expect(simulator.result).toBeFocused();
    await expectNoSidewaysScroll(page, 'who pays');
  });
});

test('the first fields of module 1 are in sight, and the figures are those of the form', async ({
  page,
  simulator,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await simulator.open();
  await simulator.enter('input_property_value', '2500');
  await simulator.enter('input_savings', '500');
  await expect(simulator.field('input_savings')).toHaveValue('500');
  await expect(simulator.field('input_name')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1024, height: 768 });
  const topOf = async (name: string) => (await boxOf(simulator.field(name))).y;
  for (const name of ['input_savings', 'input_payment_years_cv'])
    await expect
      .poll(async () => (await topOf(name)) - (await topOf('input_property_value')), `${name} in one line`)
      .toBe(0);
  await simulator.toProject();
  await simulator.fillProject();
  await simulator.continue.click();
  await expect(simulator.field('input_credit_amount_needed')).toHaveValue('2.000');
  await simulator.field('input_credit_amount_needed').press('Enter');
  await expect(simulator.confirm).toBeVisible();
});

/** Most presses of controls, and typed keys with Enter, from own figures to the document. The way between fields is not counted. */
const EFFORT = { presses: 7, keys: 45 };

test('from own figures to the document it takes few presses and keys', async ({ page, simulator, bank }) => {
  const effort = { presses: 0, keys: 0 };
  const press = async (control: Locator) => {
    effort.presses += 1;
    await control.click();
  };
  const type = async (name: string, text: string) => {
    effort.keys += text.length;
    await simulator.field(name).focus();
    await page.keyboard.type(text);
  };
  const enter = async () => {
    effort.keys += 1;
    await page.keyboard.press('Enter');
  };
  await simulator.open();
  await simulator.enter('input_property_value', '3000');
  await expect(simulator.result).toContainText(/^Pagarías al mes\$\d{3}\.\d{3}/);

  await press(page.getByRole('radio', { name: 'Dependiente', exact: true }));
  await press(simulator.field('input_consent'));
  await type('input_name', 'Ana');
  await type('input_last_name', 'Soto');
  await type('input_rut', '123456785');
  await type('input_age', '38');
  await type('input_email', 'ana@soto.cl');
  await type('input_liquid_salary', '2600000');
  await enter();
  await expect(page.getByRole('heading', { name: 'Genial, Ana!' })).toBeFocused();
  await type('input_property_type', 'd');
  await press(page.getByRole('radio', { name: 'Usada' }));
  await type('input_select_location', 'ñuñ');
  await enter();
  await enter();
  await expect(page.getByText(/^Ya con tus cifras: UF 3\.000/)).toBeVisible();
  await press(simulator.calculate);
  await press(simulator.confirm);
  await press(simulator.summary.getByRole('button', { name: 'Guardar y recibir el PDF' }));
  const pdf = page.getByRole('button', { name: 'Descargar Simulación' });
  await expect(pdf).toBeVisible();
  const download = page.waitForEvent('download', { timeout: 20_000 });
  await press(pdf);
  expect((await download).suggestedFilename()).toBe('Detalle Simulación.pdf');
  expect((await theMailTo(bank, 'ana@soto.cl')).attachments).toHaveLength(1);
  await expect(page.getByText('nadie te llamará')).toBeVisible();
  expect(effort.presses).toBeLessThanOrEqual(EFFORT.presses);
  expect(effort.keys).toBeLessThanOrEqual(EFFORT.keys);
  await page.goBack();
  await expect(simulator.field('input_property_value')).toHaveValue('3.000');
  await expect(simulator.result).toContainText('$');
  await expect(simulator.field('input_rut')).toHaveValue('');
  await page.goForward();
  await page.getByRole('button', { name: 'Simular otra vez con mis datos' }).click();
  await expect(page.getByRole('heading', { name: 'Ok, Ana esto es importante' })).toBeFocused();
  await expect(simulator.field('input_property_value')).toHaveValue('3.000');
});

test('figures that a former release kept are opened', async ({ page, simulator }) => {
  await page.addInitScript(() => {
    const uf = (amount: number) => ({ currency: 'UF', amount });
    const credit = {
      ...{ propertyValue: uf(2600), takesSubsidy: 'no', subsidyType: '1', subsidyAmount: uf(0) },
      ...{ savings: uf(600), creditAmount: uf(2000), paymentYears: '20', unemployment: false },
    };
    localStorage.setItem('estimacion', JSON.stringify({ keptMs: Date.now(), credit, hasCodebtor: true }));
  });
  await simulator.open();
  await expect(simulator.field('input_property_value')).toHaveValue('2.600');
  await expect(simulator.field('input_payment_years_cv')).toHaveValue('20');
  await expect(page.getByText('Pagan 2')).toBeVisible();
  await expect(simulator.result).toContainText('$');
});
