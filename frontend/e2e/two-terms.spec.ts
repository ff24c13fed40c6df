/** Deciding between two terms on a phone, counted by the keystroke-level model. */
import type { Locator } from '@playwright/test';
import { expectAccessible, expectLegibleInTheDark } from './support/axe.ts';
import { expectFits } from './support/look.ts';
import { boxOf, expectFocusSeen } from './support/measures.ts';
import { expect, test } from './support/test.ts';

/** Seconds of each operator with a thumb: a thought, a swipe over most of the screen, a tap, and a read word (240 a minute). */
const SECONDS = { thought: 1.35, swipe: 0.6, tap: 0.4, word: 0.25 };
const SWIPE_SHARE = 0.75;
const HEIGHT = 740;
/** The own term beside its neighbour, in pesos to the digit and in millions. */
const SENTENCE = /^25 años en vez de 20: \$[\d.]+ menos al mes, \$[\d,]+ millones más en total$/;
const OTHER_SENTENCE = /^30 años en vez de 25: \$[\d.]+ menos al mes/;

test.use({ viewport: { width: 360, height: HEIGHT }, hasTouch: true, isMobile: true });

test('two terms are decided within ten seconds after the first figure, without a request; a tick moves nothing, and all fits every size', async ({
  page,
  simulator,
}) => {
  await simulator.open();
  await simulator.field('input_property_value').fill('3200');
  await simulator.tab('Plazos');
  const { comparison, terms } = simulator;
  const title = comparison.getByRole('heading', { name: SENTENCE });
  await expect(title).toBeVisible();

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  });
  const swipesTo = async (target: Locator): Promise<number> => {
    const bottom = await target.evaluate(
      (element) => element.getBoundingClientRect().bottom + window.scrollY,
    );
    return Math.ceil((bottom - HEIGHT) / (SWIPE_SHARE * HEIGHT));
  };
  const words = ((await title.textContent()) ?? '').split(' ').length;
  const readingS = 2 * SECONDS.thought + words * SECONDS.word;
  const neighbourS = readingS + (await swipesTo(title)) * SECONDS.swipe;
  expect(neighbourS).toBeLessThan(10);

  const row = terms.getByRole('row', { name: /^30 años/ });
  await expect(row.getByRole('cell').nth(4)).toHaveText(/^CAE\s*\d,\d+\s%$/);
  const otherS = readingS + (await swipesTo(row)) * SECONDS.swipe + SECONDS.tap;
  await row.locator('label').tap();
  await expect(comparison.getByRole('heading', { name: OTHER_SENTENCE })).toBeInViewport({ ratio: 1 });
  expect(otherS).toBeLessThan(10);
  expect(requests).toEqual([]);
  for (const [type, seconds] of [
    ['the neighbour', neighbourS],
    ['another term', otherS],
  ] as const)
    test.info().annotations.push({ type: `${type}, s`, description: seconds.toFixed(1) });

  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1280, 900],
    [320, 256],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectFits(page, `two terms at ${width}`);
    if (width === 360) await expectAccessible(page, `two terms at ${width}`);
  }
  await expectLegibleInTheDark(page, 'two terms');

  const label = row.locator('label');
  const sentence = comparison.getByText(OTHER_SENTENCE);
  // A tap that follows a scroll may only end it.
  await label.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await label.click();
  await expect(sentence).toHaveCount(0);
  const before = await boxOf(label);
  await label.click();
  await expect(sentence).toBeInViewport({ ratio: 1 });
  expect(await boxOf(label)).toEqual(before);
  await expectFocusSeen(page, 'terms with a tick');

  const controls = terms.locator('input, button');
  const bar = comparison.getByRole('status');
  await controls.last().focus();
  for (let left = (await controls.count()) - 1; left > 0; left -= 1) {
    await page.keyboard.press('Shift+Tab');
    const { y, height } = await boxOf(bar);
    expect((await boxOf(page.locator(':focus'))).y, 'below the sentence').toBeGreaterThanOrEqual(y + height);
  }

  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(bar).toHaveCSS('position', 'static');
  await expectFits(page, 'two terms with text at 200 %');
});
