/** Visible elements keep their position while the rest of the page loads. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import type { Simulator } from './support/simulator.ts';
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

/** Delays the answers of the API until the rest of the page is painted, as a slow core does. */
const answerLate = (page: Page) =>
  page.route('**/api/simulador/**', async (route) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    await route.continue();
  });

/** Opens the example with an income, and returns the sentence that it is enough. */
async function openExample(page: Page, simulator: Simulator): Promise<Locator> {
  await simulator.open();
  await page.getByRole('button', { name: 'Ver un ejemplo' }).click();
  await simulator.enter('estimate_salary', '4000000');
  const isEnough = page.getByText('Tu renta alcanza', { exact: false });
  await expect(isEnough).toBeVisible();
  return isEnough;
}
const terms = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Plazos' });

const SCREENS = [
  ['phone', 360, 740],
  ['tablet', 768, 1024],
  ['desktop', 1280, 860],
] as const;

for (const [screen, width, height] of SCREENS) {
  test(`nothing jumps when the font comes after the first screen on a ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    let send = (): void => undefined;
    const isSent = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/*.woff2', async (route) => {
      await isSent;
      await route.continue();
    });
    await page.goto('/simulador', { waitUntil: 'commit' });
    const module = page.getByRole('heading', { name: 'Cuéntanos de ti' });
    await expect(page.locator('#root[data-drawn]')).not.toBeAttached();
    const before = await module.boundingBox();
    send();
    await page.evaluate(() => document.fonts.load('16px "Public Sans"'));
    expect(await page.evaluate(() => document.fonts.check('16px "Public Sans"'))).toBe(true);
    expect(await module.boundingBox()).toMatchObject({ y: before?.y });
  });

  test(`nothing jumps while the simulator loads on a ${screen}`, async ({ page, simulator }) => {
    await page.setViewportSize({ width, height });
    await answerLate(page);
    const badge = page.getByRole('banner').getByRole('paragraph');
    await page.goto('/simulador', { waitUntil: 'commit' });
    const before = await badge.boundingBox();
    await simulator.open();
    await expect(badge).toContainText(/^UF hoy, \d/);
    expect(await badge.boundingBox()).toEqual(before);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
    await simulator.toProject();
    await page.reload();
    await expect(page.getByText('¿Cómo es tu próximo proyecto?')).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
  });

  test(`nothing jumps while a stored estimate is calculated again on a ${screen}`, async ({
    page,
    simulator,
  }) => {
    await page.setViewportSize({ width, height });
    const isEnough = await openExample(page, simulator);
    await answerLate(page);
    await page.reload();
    await expect(isEnough).toBeVisible();
    await expect(terms(page)).toContainText('Elegir 30 años');
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
  });

  test(`nothing moves while a low income is typed on a ${screen}`, async ({ page, simulator }) => {
    await page.setViewportSize({ width, height });
    await simulator.open();
    await page.getByRole('button', { name: 'Ver un ejemplo' }).click();
    await expect(terms(page)).toContainText('Elegir 30 años');
    const before = await shiftOf(page);
    await simulator.field('estimate_salary').pressSequentially('1200000');
    await expect(page.getByText('Te faltan', { exact: false })).toBeVisible();
    expect((await shiftOf(page)) - before).toBe(0);
    await page.getByText('Si tu renta no alcanza').click();
    await expect(page.getByRole('region', { name: 'Con qué alcanzaría' })).toBeInViewport();
  });

  test(`nothing jumps while the figures of former answers stay on a ${screen}`, async ({
    page,
    simulator,
  }) => {
    await page.setViewportSize({ width, height });
    await openExample(page, simulator);
    await expect(terms(page)).toContainText('Elegir 30 años');
    await page.getByRole('tab', { name: 'Abonos' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Abonos' })).toContainText('Monto del abono');
    const before = await shiftOf(page);
    const answer = page.getByRole('region', { name: 'Tu respuesta' });
    await page.route('**/api/external/calc_dividendo', (route) => route.abort());
    await simulator.enter('estimate_property_value', '3.400');
    await expect(answer).toContainText('Sin conexión: estas cifras son de los datos anteriores.');
    await expect(page.getByText('De los datos anteriores').first()).toBeVisible();
    await expectAccessible(page, 'figures of former answers');
    await page.unroute('**/api/external/calc_dividendo');
    await answer.getByRole('button', { name: 'Reintentar' }).click();
    await expect(answer).toContainText('Tasa sugerida');
    await expect(page.getByText('De los datos anteriores')).toHaveCount(0);
    expect((await shiftOf(page)) - before).toBeLessThanOrEqual(MOST_WHILE_ANSWERING);
  });
}
