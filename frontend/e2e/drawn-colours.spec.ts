/** Colours and positions that carry a meaning: forced colours, the credit's limit, an explanation next to its figure. */
import type { Locator } from '@playwright/test';
import { boxOf } from './support/measures.ts';
import { signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const style = (element: Locator, property: 'fill' | 'backgroundColor'): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node)[name], property);

test('a forced dark palette and an explanation leave every figure legible; a credit above its limit is drawn otherwise', async ({
  page,
  simulator,
}) => {
  await simulator.toResult();

  await test.step('the dividend’s explanation covers no amount', async () => {
    await simulator.result.getByRole('button', { name: 'Qué es el dividendo' }).hover();
    await expect(async () => {
      const tip = await boxOf(simulator.result.getByText('Lo que se paga cada mes'));
      for (const text of [/^\$[\d.]+$/, /^UF [\d.,]+$/]) {
        const amount = await boxOf(simulator.result.getByRole('status').getByText(text));
        expect(amount.y + amount.height).toBeLessThanOrEqual(tip.y);
      }
    }).toPass();
    await page.mouse.move(0, 0);
  });

  await test.step('charts and the primary action take the forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const other = page.getByRole('button', { name: /^Descargar|^Copiar|^Ver |^Ocultar/ }).first();
    await expect(async () => {
      const ground = await style(page.locator('body'), 'backgroundColor');
      for (const bar of await simulator.comparison.locator('svg rect').all())
        expect(await style(bar, 'fill')).not.toBe(ground);
      const action = await style(simulator.confirm, 'backgroundColor');
      expect(action).not.toBe(await style(other, 'backgroundColor'));
    }).toPass();
    await page.emulateMedia({ forcedColors: null, colorScheme: null });
  });

  await test.step('a credit above its limit is not drawn as one within it', async () => {
    const bar = page.getByText(/^Financias el/).locator('xpath=../following-sibling::div[1]/i[1]');
    const within = await style(bar, 'backgroundColor');
    await simulator.enter('input_savings', '200');
    await expect(page.getByText('Financias el 92')).toBeVisible();
    await expect(bar).not.toHaveCSS('background-color', within);
  });
});

test('forced colours show the present page in the menu, among the views and among the tables', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page);
  for (const [path, menu] of [
    ['/listado', 'Secciones'],
    ['/listado', 'Vistas'],
    ['/tarifas', 'Tarifas'],
  ] as const)
    await test.step(`${menu} of ${path}`, async () => {
      await page.goto(path);
      const links = page.getByRole('navigation', { name: menu }).getByRole('link');
      await expect(links.and(page.locator('[aria-current]'))).toHaveCount(1);
      const present = await style(links.and(page.locator('[aria-current]')), 'backgroundColor');
      for (const other of await links.and(page.locator(':not([aria-current])')).all())
        expect(await style(other, 'backgroundColor')).not.toBe(present);
    });
});
