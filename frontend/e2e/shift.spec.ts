/** Visible elements keep their position while the rest of the page loads. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const MOST = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/** Returns the layout shifts of the page, as the browser measures them, once it is idle. */
async function shiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, entry) => sum + (entry as Shift).value, 0);
  });
}

for (const [screen, width, height] of [
  ['phone', 360, 740],
  ['desktop', 1280, 860],
] as const)
  test(`nothing jumps while the simulator loads on a ${screen}`, async ({ page, simulator }) => {
    await page.setViewportSize({ width, height });
    // Delays the lists until the rest of the page is painted.
    await page.route('**/api/simulador/inicio', async (route) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      await route.continue();
    });
    await simulator.open();
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
    await simulator.toProject();
    await page.reload();
    await expect(page.getByText('¿Cómo es tu próximo proyecto?')).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
  });
