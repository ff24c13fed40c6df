/** Screens between the usual sizes: a desktop at 400 % zoom, the width where columns begin, a laptop's height. */
import type { Locator, Page } from '@playwright/test';
import { boxOf, expectNoSidewaysScroll, expectReachableRegions, expectWhole } from './support/measures.ts';
import { OUTER_SUMMARY } from './support/shown.ts';
import { expect, test } from './support/test.ts';

/** Returns the names of sticky and fixed elements. */
const stuck = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && element.offsetHeight > 0)
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .map((element) => element.className || element.tagName),
  );

/** Returns whether the middle of the focused element is uncovered. */
const isUncovered = (focused: Locator): Promise<boolean> =>
  focused.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });

/** Returns the texts and controls that end outside the card. */
const outside = (card: Locator): Promise<string[]> =>
  card.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [
      ...element.querySelectorAll<HTMLElement>('h2, p, b, span, dt, dd, button, summary, input, select'),
    ]
      .filter((part) => part.checkVisibility() && part.offsetWidth > 1)
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

test('figures stay where they are, at each size between the usual ones', async ({ page, simulator }) => {
  test.slow();
  await simulator.toCredit();
  const card = simulator.result;
  const dividend = card.getByRole('status', { name: 'Pagarías al mes' });

  await test.step('while they change', async () => {
    const top = async (): Promise<number> => {
      await page.evaluate(() => window.scrollTo(0, 0));
      return (await boxOf(dividend)).y;
    };
    const before = await top();
    await simulator.fillCredit();
    await expect(dividend).toContainText('$');
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();

  await test.step('beside the modules while they scroll', async () => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 220);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(190);
    await expect(card.getByRole('heading')).toBeInViewport();
    await expect(simulator.confirm).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Paso 3 de 3')).toBeHidden();
  });

  await test.step('unfolded on a laptop, where their card scrolls', async () => {
    await page.setViewportSize({ width: 1280, height: 860 });
    for (const summary of await card.locator(OUTER_SUMMARY).all()) {
      await summary.click();
      await expect(summary).toBeInViewport();
    }
    await expectReachableRegions(page, 'unfolded');
    const last = card.locator('summary').last();
    // The operations arrive after their part was unfolded, and bring the last one with them.
    await expect(async () => {
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ timeout: 1_000 });
    }).toPass();
  });

  await test.step('in the narrowest two columns, where the terms stay within their card', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await simulator.tab('Plazos');
    const table = simulator.terms;
    // A table that is too wide would cover what is next to its card.
    const beyondPx = () =>
      table.evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0));
    await expect.poll(beyondPx).toBeLessThanOrEqual(0);
    await expectNoSidewaysScroll(page, 'comparison');
    await simulator.tab('Simulación');
  });

  await test.step('within their card', async () => {
    for (const [width, height] of [
      [320, 256],
      [360, 740],
      [768, 900],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoSidewaysScroll(page, `${width} px wide`);
      for (const part of [card, page.getByRole('region', { name: 'Tu crédito' })])
        await expect.poll(() => outside(part), `outside at ${width} px`).toEqual([]);
    }
  });

  await test.step('at 400 % of zoom, whole and under nothing that sticks', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(() => stuck(page)).toEqual([]);
    await simulator.confirm.focus();
    await expect.poll(() => isUncovered(simulator.confirm)).toBe(true);
    await simulator.confirm.click();
    await expect(simulator.summary).toBeVisible();
    await expectNoSidewaysScroll(page, 'summary');
    await expectWhole(simulator.summary.locator('dd, p, button, input'));
    for (const button of await simulator.summary.getByRole('button', { disabled: false }).all()) {
      const isFocusSeen = async (): Promise<boolean> => {
        await button.focus();
        return isUncovered(button);
      };
      await expect.poll(isFocusSeen, (await button.textContent()) ?? '').toBe(true);
    }
  });
});
