/** Rates as a pricing desk changes them: many at once, for a day to come. */
import { expectGoodToSee } from './support/look.ts';
import { currentStep } from './support/sheets.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const ACTS_MAX = 12;

test('all rates of a product rise by 0,10 from the first of the month on, in a few acts, good to see as they are typed', async ({
  page,
}) => {
  test.slow();
  await startSession(page, 'adminrole');
  await page.addInitScript(() => {
    const counted = window as unknown as { acts: number };
    counted.acts = 0;
    for (const kind of ['pointerdown', 'keydown'])
      window.addEventListener(kind, () => (counted.acts += 1), { capture: true });
  });
  await page.goto('/tarifas');
  await page.getByRole('button', { name: 'Ajustar las tasas de Universal' }).click();
  const first = page.getByRole('textbox', { name: '5 a 8 años, UF 300 a 1.000' });
  await expect(page.getByLabel('Suma')).toBeFocused();
  const cents = async (): Promise<number> => Number((await first.inputValue()).replace(',', ''));
  const was = await cents();
  await page.keyboard.type('0,1');
  await expect.poll(cents).toBe(was + 10);
  await expect(page.getByText(/^Vista previa: /)).toBeVisible();
  await expectGoodToSee(page, 'an adjustment in its draft');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await page.getByRole('button', { name: 'Aprobar…' }).click();
  await expect(page.getByLabel('Rige desde').last()).toHaveValue(/-01$/);
  await page.getByRole('button', { name: 'Aprobar para esa fecha' }).click();
  await expect(currentStep(page)).toContainText('Aprobada');
  await expect(page.getByText(/^Regirá desde el 01-\d\d-\d{4} a las 00:00\.$/)).toBeVisible();
  const acts = await page.evaluate(() => (window as unknown as { acts: number }).acts);
  expect(acts).toBeLessThanOrEqual(ACTS_MAX);
});
