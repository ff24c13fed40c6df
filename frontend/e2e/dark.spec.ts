/** The dark colour scheme of the visitor's first answer, and light paper. Other screens are looked at in it where they are in the light one. */
import type { Page } from '@playwright/test';
import { expectLegibleInTheDark } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const property = (page: Page, name: string): Promise<string> =>
  page.evaluate((it) => getComputedStyle(document.documentElement).getPropertyValue(it), name);

test('a visitor’s answer without data is legible in the dark, and paper is light', async ({
  page,
  simulator,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await simulator.open();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 24, 33)');
  await expect(page.locator('meta[name=theme-color][media*=dark]')).toHaveAttribute('content', '#0e1821');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect([await property(page, '--ink'), await property(page, 'color-scheme')]).toEqual(['#12263a', 'light']);
  await page.emulateMedia({ colorScheme: null, media: null });
  await expectLegibleInTheDark(page, 'nothing asked');
  await page.getByRole('button', { name: 'Ver un ejemplo' }).click();
  await expect(simulator.result).toContainText('$');
  await expectLegibleInTheDark(page, 'the example');
  for (const tab of ['Plazos', 'Cuadro', 'Abonos', 'Otra oferta', 'Cuánto me alcanza']) {
    await simulator.tab(tab);
    await expect(page.getByRole('tabpanel', { name: tab })).not.toContainText('Cargando…');
    await expectLegibleInTheDark(page, tab);
  }
  await simulator.tab('Simulación');
  await page.setViewportSize({ width: 360, height: 740 });
  await simulator.continue.scrollIntoViewIfNeeded();
  await expect(page.getByRole('complementary', { name: 'Dividendo' })).toBeVisible();
  await expectLegibleInTheDark(page, 'slim bar');
});
