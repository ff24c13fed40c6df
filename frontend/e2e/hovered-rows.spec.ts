/** Hovered rows, drawn as rows of a table or as cards. */
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

test('a hovered row has one colour, without gaps between its cells', async ({ page }) => {
  await startSession(page, 'adminrole');
  for (const path of ['/listado?days=91', '/tarifas/mantenedores']) {
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const row = page.locator('main tbody tr', { has: page.getByRole('button') }).first();
      const coloursOf = (element: Element): string[] =>
        [element, ...element.children].map((part) => getComputedStyle(part).backgroundColor);
      // Content that arrives above moves the row away from the pointer, so that it has to be hovered again.
      await expect(async () => {
        await row.hover({ position: { x: 2, y: 2 } });
        const [own, ...cells] = await row.evaluate(coloursOf);
        expect(own, `${path} at ${width} px`).not.toBe(TRANSPARENT);
        expect(new Set(cells)).toEqual(new Set([TRANSPARENT]));
      }).toPass();
    }
  }
});
