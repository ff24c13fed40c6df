import type { Locator, Page } from '@playwright/test';
import { boxOf } from './support/measures.ts';
import { expect, test } from './support/test.ts';

/**
 * Pastes like a person: the page gets a paste event with the text, and the browser inserts the text unless the event is
 * prevented.
 */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const field = document.activeElement as HTMLInputElement;
    const data = new DataTransfer();
    data.setData('text', copied);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    if (field.dispatchEvent(event)) document.execCommand('insertText', false, copied);
  }, text);
}

/** Types like a keyboard that predicts: it composes the text letter by letter, then commits it. */
async function compose(page: Page, text: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  for (let end = 1; end <= text.length; end += 1)
    await keyboard.send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  await keyboard.send('Input.insertText', { text });
  await keyboard.detach();
}

test('module 1 takes what a composing keyboard types, a RUT and a phone as people paste them, and keeps the caret', async ({
  page,
  simulator,
}) => {
  await simulator.open();
  for (const [name, typed, shown] of [
    ['input_name', 'José Ñancupil', 'José Ñancupil'],
    ['input_rut', '123456785', '12.345.678-5'],
    ['input_liquid_salary', '1850000', '1.850.000'],
    ['input_property_value', '2500', '2.500'],
  ] as const) {
    const field = simulator.field(name);
    await field.focus();
    await compose(page, typed);
    await field.blur();
    await expect(field).toHaveValue(shown);
    await expect(simulator.error(name)).toHaveCount(0);
  }

  const rut = simulator.field('input_rut');
  const spellings = ['12345678-5', '012.345.678-5'];
  for (const spelling of spellings) {
    await rut.fill('');
    await rut.focus();
    await paste(page, spelling);
    await expect(rut, spelling).toHaveValue('12.345.678-5');
  }
  for (const typed of ['10000013k', '10.000.013-K']) {
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
  await expect.poll(() => rut.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);

  const phone = simulator.field('input_phone_number');
  await expect(phone).toHaveValue('+569');
  await phone.focus();
  await phone.blur();
  await expect(phone).not.toHaveAttribute('aria-invalid');
  for (const copied of ['9 1234 5678', '56912345678']) {
    await phone.fill('+569');
    await phone.focus();
    await phone.selectText();
    await paste(page, copied);
    await phone.blur();
    await expect(phone, copied).toHaveValue('+56912345678');
  }
});

test('a press on the credit row’s currency converts, a second one gives back what was typed; forced colours show it', async ({
  page,
  simulator,
}) => {
  await simulator.open();
  const chosenOf = (name: string) => page.locator(`[name="${name}_currency"]:checked`);
  const press = async (name: string): Promise<void> => {
    const { x, y, width, height } = await boxOf(page.locator('label').filter({ has: chosenOf(name) }));
    await page.mouse.click(x + width / 2, y + height / 2);
  };
  for (const [name, typed] of [
    ['input_property_value', '3.200'],
    ['input_savings', '700'],
  ] as const) {
    const field = simulator.field(name);
    await field.fill(typed);
    // Nothing is converted before the UF is known.
    await expect(page.locator(`[id="${name}-h"]`)).toContainText(/^(\$|UF )[\d.]/);
    await press(name);
    await expect(field).not.toHaveValue(typed);
    await press(name);
    await expect(field).toHaveValue(typed);

    // A press also converts while the switch has the keyboard's focus, and leaves the focus in sight.
    await field.focus();
    await page.keyboard.press('Tab');
    await press(name);
    await expect(field).not.toHaveValue(typed);
    await expect(chosenOf(name)).toBeFocused();
    await press(name);
    await expect(field).toHaveValue(typed);
  }

  // UF that can only be pesos become so when the field is left; a press on the switch does no more than that.
  const savings = simulator.field('input_savings');
  for (const leave of [() => press('input_savings'), () => page.keyboard.press('Tab')]) {
    await savings.fill('700');
    await savings.fill('28.631.547');
    await expect(chosenOf('input_savings')).toHaveValue('UF');
    await leave();
    await expect(chosenOf('input_savings')).toHaveValue('CLP');
    await expect(savings).toHaveValue('28.631.547');
    await press('input_savings');
    await expect(savings).not.toHaveValue('28.631.547');
    await expect(chosenOf('input_savings')).toBeFocused();
  }

  await page.emulateMedia({ forcedColors: 'active' });
  const tab = page.getByRole('tab', { name: 'Simulación', selected: true });
  const colours = (element: Locator, pseudo?: string) =>
    element.evaluate((drawn, part) => {
      const { color, backgroundColor } = getComputedStyle(drawn, part);
      return [color, backgroundColor];
    }, pseudo);
  const chosen = page.locator('[name="input_property_value_currency"]:checked + span');
  const canvas = (await colours(page.locator('body')))[1];
  expect((await colours(chosen))[0]).not.toBe(canvas);
  expect((await colours(chosen, '::after'))[1]).not.toBe(canvas);
  expect((await colours(tab))[1]).not.toBe((await colours(page.getByRole('tab', { name: 'Cuadro' })))[1]);
});
