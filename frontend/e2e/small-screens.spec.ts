/** Screens between the usual sizes: a desktop at 400 % zoom, the width where columns begin, a laptop's height. */
import type { Locator, Page } from '@playwright/test';
import { boxOf, expectNoSidewaysScroll } from './support/measures.ts';
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

test('figures stay where they are, at each size between the usual ones', async ({ page, simulator }) => {
  test.slow();
  await simulator.toCredit();
  const card = simulator.result.getByRole('region', { name: 'Resultado' });

  await test.step('while they change', async () => {
    const top = async (): Promise<number> => {
      await page.evaluate(() => window.scrollTo(0, 0));
      return (await boxOf(card.locator('dl').first())).y;
    };
    const before = await top();
    await simulator.fillCredit();
    await expect(simulator.result).toContainText('Vista previa');
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();

  await test.step('beside the modules while they scroll', async () => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expect(simulator.result.getByRole('heading')).toBeInViewport();
    await expect(page.getByText('Paso 3 de 3')).toBeHidden();
  });

  await test.step('unfolded on a laptop, where they scroll with the page', async () => {
    await page.setViewportSize({ width: 1280, height: 860 });
    for (const summary of await simulator.result.locator('summary').all()) {
      await summary.click();
      await expect(summary).toBeInViewport();
    }
    const hiddenPx = () => card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(hiddenPx).toBe(0);
    const last = simulator.result.getByText('Impuesto al mutuo');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });

  await test.step('in the narrowest two columns, where the terms stay within their card', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const table = simulator.terms;
    // A table that is too wide would cover what is next to its card.
    const beyondPx = () =>
      table.evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0));
    await expect.poll(beyondPx).toBe(0);
    await expectNoSidewaysScroll(page, 'comparison');
  });

  await test.step('at 400 % of zoom, whole and under nothing that sticks', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoSidewaysScroll(page, 'result');
    await expect.poll(() => stuck(page)).toEqual([]);
    await simulator.confirm.focus();
    await expect.poll(() => isUncovered(simulator.confirm)).toBe(true);
    await simulator.confirm.click();
    await expect(simulator.summary).toBeVisible();
    await expectNoSidewaysScroll(page, 'summary');
    for (const button of await simulator.summary.getByRole('button', { disabled: false }).all()) {
      await button.focus();
      await expect.poll(() => isUncovered(button), (await button.textContent()) ?? '').toBe(true);
    }
  });
});
