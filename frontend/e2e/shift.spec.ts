/** Visible elements keep their position while the rest of the page loads. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const MOST = 0.02;
/** Limit of a good page by the Web Vitals: answers that fail and come again pass through states whose number depends on the machine. */
const MOST_WHILE_ANSWERING = 0.1;

// A call without a connection is logged to the console.
test.use({ expectsFailedCalls: true });

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

/** Delays answers until an element is painted. */
const answerAfter = (element: Locator, path: string, isReady?: Promise<void>) =>
  element.page().route(path, async (route) => {
    await isReady;
    await element.waitFor();
    await element
      .page()
      .evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    await route.continue();
  });

/** Delays the answers of the API until `isReady` and the rest of the page is painted, as a slow core does. */
const answerLate = (page: Page, isReady?: Promise<void>) =>
  answerAfter(page.getByRole('heading', { level: 1 }), '**/api/simulador/**', isReady);

/** A tablet shows the simulator as a phone does. */
const SCREENS = [
  ['phone', 360, 740],
  ['desktop', 1280, 860],
] as const;

for (const [screen, width, height] of SCREENS) {
  test(`nothing jumps while the simulator and its font load on a ${screen}`, async ({ page, simulator }) => {
    await page.setViewportSize({ width, height });
    let send = (): void => undefined;
    const isSent = new Promise<void>((resolve) => (send = resolve));
    let answer = (): void => undefined;
    await answerLate(page, new Promise<void>((resolve) => (answer = resolve)));
    await page.route('**/*.woff2', async (route) => {
      await isSent;
      await route.continue();
    });
    const badge = page.getByRole('banner').getByRole('paragraph');
    const module = page.getByRole('heading', { name: 'Cuéntanos de ti' });
    await page.goto('/simulador', { waitUntil: 'commit' });
    const drawnBadge = await badge.boundingBox();
    await expect(page.locator('#root[data-drawn]')).not.toBeAttached();
    const drawnModule = await module.boundingBox();
    send();
    await page.evaluate(() => document.fonts.load('16px "Public Sans"'));
    expect(await page.evaluate(() => document.fonts.check('16px "Public Sans"'))).toBe(true);
    expect(await module.boundingBox()).toMatchObject({ y: drawnModule?.y });
    answer();
    await expect(badge).toContainText(/^UF hoy, \d/);
    expect(await badge.boundingBox()).toEqual(drawnBadge);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
    await simulator.toProject();
    await page.reload();
    await expect(page.getByText('¿Cómo es tu próximo proyecto?')).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
  });

  test(`nothing jumps while figures are typed, fail, are asked for again and are loaded again on a ${screen}`, async ({
    page,
    simulator,
  }) => {
    await page.setViewportSize({ width, height });

    await test.step('the example moves nothing', async () => {
      await simulator.open();
      const before = await shiftOf(page);
      await page.getByRole('button', { name: 'Ver un ejemplo' }).click();
      await expect(simulator.result).toContainText('Ejemplo');
      expect((await shiftOf(page)) - before).toBeLessThanOrEqual(MOST_WHILE_ANSWERING);
    });

    await test.step('figures of former answers stay until the retry', async () => {
      await page.getByRole('tab', { name: 'Abonos' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Abonos' })).toContainText('Abono');
      const before = await shiftOf(page);
      const answer = simulator.result;
      await page.route('**/api/simulador/calculo', (route) => route.abort());
      await simulator.enter('input_property_value', '3.400');
      await expect(answer).toContainText('Sin conexión: estas cifras son de los datos anteriores.');
      await expect(page.getByText('De los datos anteriores').first()).toBeVisible();
      if (screen === 'phone') await expectAccessible(page, 'figures of former answers');
      await page.unroute('**/api/simulador/calculo');
      await answer.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByText('De los datos anteriores')).toHaveCount(0);
      expect((await shiftOf(page)) - before).toBeLessThanOrEqual(MOST_WHILE_ANSWERING);
    });

    await test.step('a stored credit is calculated again', async () => {
      await answerLate(page);
      await page.reload();
      await expect(simulator.result).toContainText('$');
      expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
    });
  });
}

test("nothing jumps while a product's coverage and an executive's list load on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await test.step('the coverage', async () => {
    await startSession(page, 'adminrole');
    const rates = page.getByRole('gridcell').first();
    await answerAfter(rates, '**/tarifas/cobertura?*');
    await page.goto('/tarifas');
    await expect(page.getByText(/^quedan/).first()).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
    // A delayed answer that the page asks for now would wait for an element of a page that is left.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step("an executive's own list", async () => {
    await startSession(page, 'executiverole');
    const listed = page.locator('section[aria-label="Personas y sus simulaciones"][aria-busy=false]');
    await answerAfter(listed, '**/api/simulador/pendientes/envios*');
    await page.goto('/listado?view=mine');
    await expect(page.locator('[data-row]').first()).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
  });
});
