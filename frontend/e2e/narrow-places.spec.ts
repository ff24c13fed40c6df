/** Places that are narrow on a phone: a client's card in the list, rows of links, heads that content scrolls below. */
import type { Page } from '@playwright/test';
import { boxOf, lineCount } from './support/measures.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 360, height: 740 };

/** Returns the texts of cells that leave their card or meet another cell's text. */
const misplacedTexts = (page: Page): Promise<string[]> =>
  page.locator('tr:has(> [data-cell=amount])').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const edge = card.getBoundingClientRect().right;
      const texts = [...card.querySelectorAll(':scope > [data-cell]:not([data-cell=expander])')].map(
        (cell) => {
          const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          const shown: DOMRect[] = [];
          while (walker.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(walker.currentNode);
            // Texts for screen readers are in an element of one pixel.
            const { width = 0 } = range.startContainer.parentElement?.getBoundingClientRect() ?? {};
            if (width > 1) shown.push(...range.getClientRects());
          }
          return { text: cell.textContent, shown };
        },
      );
      const meet = (one: DOMRect, other: DOMRect): boolean =>
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom - 4 &&
        other.top < one.bottom - 4;
      return texts
        .filter(
          ({ shown }, index) =>
            shown.some(({ right }) => right > edge) ||
            texts
              .slice(index + 1)
              .some((next) => shown.some((one) => next.shown.some((it) => meet(one, it)))),
        )
        .map(({ text }) => text);
    }),
  );

test('large text stacks the list, so that no texts of a client meet', async ({ page }) => {
  test.slow();
  await startSession(page, 'adminrole');
  await page.goto('/listado?days=91');
  await expect(page.locator('[data-cell=amount]').first()).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => misplacedTexts(page), `${width} px wide`).toEqual([]);
  }
});

test('a card of the list holds its texts, each beside the others, and breaks no date', async ({ page }) => {
  await startSession(page, 'adminrole');
  await page.route(/clients\/simulations/, async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { results: { simulations: object[] }[] };
    const contact = { date: '2026-01-02', channel: 'phone', note: 'Llamar por los documentos.' };
    const [first] = list.results;
    const planned = { next_contact: contact, opposed_at: null, wants_contact: true };
    if (first?.simulations[0]) Object.assign(first.simulations[0], planned);
    await route.fulfill({ json: list });
  });
  await page.setViewportSize(PHONE);
  await page.goto('/listado?days=91');
  const date = page.getByText('02-01-2026', { exact: true });
  await expect(date).toBeVisible();
  await expect.poll(() => lineCount(date)).toBe(1);
  await expect.poll(() => misplacedTexts(page)).toEqual([]);
});

test('the link of the current rate screen is in view', async ({ page }) => {
  await startSession(page, 'adminrole');
  await page.setViewportSize(PHONE);
  await page.goto('/tarifas/mantenedores');
  const links = page.getByRole('navigation', { name: 'Tarifas' });
  await expect(links.getByRole('link', { name: 'Mantenedores' })).toBeInViewport({ ratio: 0.99 });
});

test('titles of charts stand on lines of their own', async ({ page }) => {
  await startSession(page, 'adminrole');
  await page.goto('/dashboard');
  await expect(page.getByRole('img', { name: /Simulaciones por día/ })).toBeVisible();
  const lines = page.locator('figcaption > *');
  await expect(async () => {
    const [title, note] = [await boxOf(lines.nth(0)), await boxOf(lines.nth(1))];
    expect(note.y).toBeGreaterThanOrEqual(title.y + title.height - 1);
  }).toPass();
});

test('the head of the result’s sheet covers what scrolls below, and the summary’s buttons keep their texts off their edges', async ({
  page,
  simulator,
}) => {
  await page.setViewportSize(PHONE);
  await simulator.toResult();
  await page.getByRole('button', { name: 'Ver detalle' }).click();
  const sheet = page.getByRole('dialog', { name: 'Resultado de la simulación' });
  const mark = sheet.getByRole('button', { name: /renta mínima/i });
  await sheet.locator('details').first().locator('summary').click();
  await mark.evaluate((element) => {
    const close = element.closest('dialog')?.querySelector('button');
    const { top } = close?.getBoundingClientRect() ?? { top: 0 };
    element.closest('dialog')?.scrollBy(0, element.getBoundingClientRect().top - top - 4);
  });
  const isOnTop = () =>
    mark.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isOnTop).toBe(false);
  await page.keyboard.press('Escape');

  await simulator.confirm.click();
  await expect(simulator.summary).toBeVisible();
  const leastPadding = () =>
    simulator.summary.locator('footer button').evaluateAll((buttons) => {
      const paddings = buttons.map((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        return range.getBoundingClientRect().left - button.getBoundingClientRect().left;
      });
      return paddings.length > 0 ? Math.min(...paddings) : 0;
    });
  await expect.poll(leastPadding).toBeGreaterThanOrEqual(8);
});
