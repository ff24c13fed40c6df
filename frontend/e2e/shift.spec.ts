/** What is there stays where it is while the rest of the page arrives. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const MOST = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/** The layout's shifts of the page as browsers count them, once it is quiet. */
async function shiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as Shift).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
}

for (const [screen, width, height] of [
  ['phone', 360, 740],
  ['desktop', 1280, 860],
] as const)
  test(`nothing jumps while the simulator loads on a ${screen}`, async ({ page, simulator }) => {
    await page.setViewportSize({ width, height });
    // Lists that come late, as over a slow network.
    await page.route('**/api/simulador/inicio', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await simulator.open();
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
    await simulator.toProject();
    await page.reload();
    await expect(page.getByText('¿Cómo es tu próximo proyecto?')).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
  });
