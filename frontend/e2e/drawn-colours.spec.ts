/** Colours and positions that carry a meaning: forced colours, the credit's limit, an explanation next to its figure. */
import type { Locator } from '@playwright/test';
import { signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const style = (element: Locator, property: 'fill' | 'backgroundColor'): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node)[name], property);

test('a forced dark palette leaves charts and the primary action legible', async ({ page, simulator }) => {
  await simulator.toResult();

  await test.step('charts and the primary action take the forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await simulator.tab('Plazos');
    await expect(simulator.terms).toBeVisible();
    const other = page.getByRole('button', { name: /^Elegir/ }).first();
    await expect(async () => {
      const ground = await style(page.locator('body'), 'backgroundColor');
      for (const bar of await simulator.comparison.locator('svg rect').all())
        expect(await style(bar, 'fill')).not.toBe(ground);
      const action = await style(
        page.getByRole('button', { name: 'Guardar y recibir el PDF' }),
        'backgroundColor',
      );
      expect(action).not.toBe(await style(other, 'backgroundColor'));
    }).toPass();
    await page.emulateMedia({ forcedColors: null, colorScheme: null });
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
