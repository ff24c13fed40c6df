/** Screens between the usual ones: a desktop at 400 % of zoom, the width where columns begin, a laptop's height. */
import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/measures.ts';
import { expect, test } from './support/test.ts';

/** The names of what stays where it is while the page scrolls. */
const stuck = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && element.offsetHeight > 0)
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .map((element) => element.className || element.tagName),
  );

/** Whether nothing lies over the middle of what has the focus. */
const isUncovered = (focused: Locator): Promise<boolean> =>
  focused.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });

const widthOf = async (box: Locator): Promise<number> => (await box.boundingBox())?.width ?? 0;

test.describe('a desktop at 400 % of zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('shows result and summary whole, under nothing that sticks', async ({ page, simulator }) => {
    await simulator.toResult();
    await expectNoSidewaysScroll(page, 'result');
    expect(await stuck(page)).toEqual([]);
    await simulator.confirm.focus();
    expect(await isUncovered(simulator.confirm)).toBe(true);
    await simulator.confirm.click();
    await expect(simulator.summary).toBeVisible();
    await expectNoSidewaysScroll(page, 'summary');
    for (const button of await simulator.summary.getByRole('button', { disabled: false }).all()) {
      await button.focus();
      expect(await isUncovered(button), (await button.textContent()) ?? '').toBe(true);
    }
  });
});

test.describe('the narrowest two columns', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('leave each chart of the comparison the width of its card', async ({ page, simulator }) => {
    await simulator.toResult();
    const charts = simulator.comparison.getByRole('img');
    await expect(charts).toHaveCount(2);
    const card = await widthOf(simulator.comparison);
    for (const chart of await charts.all()) expect(await widthOf(chart)).toBeGreaterThan(card * 0.55);
    await expectNoSidewaysScroll(page, 'comparison');
  });
});

test.describe('a laptop', () => {
  test.use({ viewport: { width: 1280, height: 860 } });

  test('scrolls the unfolded result within itself', async ({ simulator }) => {
    await simulator.toResult();
    for (const summary of await simulator.result.locator('summary').all()) await summary.click();
    const last = simulator.result.getByText('Impuesto al mutuo');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    const box = await simulator.result.getByRole('region', { name: 'Resultado' }).boundingBox();
    expect((box?.y ?? -1) + (box?.height ?? 0)).toBeLessThanOrEqual(861);
  });
});
