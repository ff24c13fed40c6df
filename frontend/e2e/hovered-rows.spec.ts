/** Hovered rows, drawn as rows of a table or as cards. */
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

test('a hovered row has one colour, without gaps between its cells', async ({ page }) => {
  await startSession(page, 'adminrole');
  for (const path of ['/listado?days=91', '/tarifas', '/tarifas/mantenedores']) {
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const row = page.locator('main tbody tr', { has: page.getByRole('button') }).first();
      const colourOf = (element: Element): string => getComputedStyle(element).backgroundColor;
      // Content that arrives above moves the row away from the pointer, so that it has to be hovered again.
      await expect(async () => {
        await row.hover({ position: { x: 2, y: 2 } });
        expect(await row.evaluate(colourOf), `${path} at ${width} px`).not.toBe(TRANSPARENT);
        for (const cell of await row.locator(':scope > *').all())
          expect(await cell.evaluate(colourOf)).toBe(TRANSPARENT);
      }).toPass();
    }
  }
});
