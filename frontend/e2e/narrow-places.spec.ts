/** Places that are narrow on a phone or with large text: a client's card in the list, and the detail. */
import type { Page } from '@playwright/test';
import { earlierOne } from './support/listed.ts';
import { expectNoSidewaysScroll, expectWhole, lineCount } from './support/measures.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 360, height: 740 };

/** Returns the texts of cells that leave their card or meet another cell's text. */
const misplacedTexts = (page: Page): Promise<string[]> =>
  page.locator('tr:has([data-row])').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const edge = card.getBoundingClientRect().right;
      const texts = [...card.querySelectorAll('[data-row], td, th > span > span')].map((cell) => {
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
      });
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

const enlarge = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

test('a client’s card holds its texts, each beside the others, and breaks no date; text at 200 % stays within list, detail and header', async ({
  page,
}) => {
  test.slow();
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
  const date = page.getByText('Vencido 02-01', { exact: true });
  await expect(date).toBeVisible();
  await expect.poll(() => lineCount(date)).toBe(1);
  await expect.poll(() => misplacedTexts(page)).toEqual([]);

  await enlarge(page);
  await expectNoSidewaysScroll(page, 'list');
  await expectWhole(page.getByRole('table').locator('tbody tr td > *'));
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => misplacedTexts(page), `${width} px wide`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  const { uuid } = await earlierOne(page, 0);
  await page.goto(`/listado?days=91&detalle=${uuid}`);
  const detail = page.getByRole('dialog');
  await expect(detail.getByRole('heading', { name: 'Historia' })).toBeAttached();
  await enlarge(page);
  await expectWhole(detail.locator('button, dt, dd, p, a'));

  await startSession(page, 'executiverole');
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/dashboard');
  await expect(page.getByRole('group', { name: 'Período' })).toBeVisible();
  await enlarge(page);
  await expectWhole(page.locator('header p > *, fieldset label'));
  const cut = () =>
    page
      .locator('header p > *, header [aria-hidden], fieldset label')
      .evaluateAll((parts) =>
        parts
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((part) => part.textContent),
      );
  await expect.poll(cut).toEqual([]);
});
