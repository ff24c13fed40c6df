/** Deciding between two terms on a phone, counted by the keystroke-level model. */
import { expectAccessible, expectLegibleInTheDark } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/measures.ts';
import { expect, test } from './support/test.ts';

/** Seconds of each operator with a thumb: a thought, a swipe over most of the screen, a tap, and a read word (240 a minute). */
const SECONDS = { thought: 1.35, swipe: 0.6, tap: 0.4, word: 0.25 };
const SWIPE_SHARE = 0.75;
const HEIGHT = 740;

test.use({ viewport: { width: 360, height: HEIGHT }, hasTouch: true, isMobile: true });

test('two terms are decided within ten seconds after the first figure, without a request', async ({
  page,
  simulator,
}) => {
  await simulator.open();
  await simulator.field('estimate_property_value').fill('3200');
  await simulator.field('estimate_savings').fill('28631547');
  await simulator.field('estimate_payment_years').fill('25');
  const { comparison } = simulator;
  const row = comparison.getByRole('row', { name: /^20 años/ });
  await expect(row).toBeVisible();

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const fromTop = () => row.evaluate((card) => card.getBoundingClientRect().bottom + window.scrollY);
  const swipes = Math.ceil(((await fromTop()) - HEIGHT) / (SWIPE_SHARE * HEIGHT));
  await row.locator('label').tap();
  // The sentence is in the card that was tapped, and in the title for everybody who is above it.
  const sentence = row.getByText(
    /^25 años en vez de 20: \$[\d.]+ menos al mes, \$[\d,]+ millones más en total$/,
  );
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await expect(comparison.getByRole('heading', { name: /^25 años en vez de 20: / })).toBeVisible();
  expect(requests).toEqual([]);

  const words = ((await sentence.textContent()) ?? '').split(' ').length;
  const seconds = 2 * SECONDS.thought + swipes * SECONDS.swipe + SECONDS.tap + words * SECONDS.word;
  expect(seconds).toBeLessThan(10);

  for (const [width, height] of [
    [320, 256],
    [360, 740],
    [768, 1024],
    [1024, 768],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page, `two terms at ${width}`);
    await expectNoSidewaysScroll(page, `two terms at ${width}`);
  }
  await expectLegibleInTheDark(page, 'two terms');
});

test('another rate changes nothing but its own figure', async ({ page, simulator }) => {
  await simulator.open();
  await simulator.field('estimate_property_value').fill('3200');
  await simulator.field('estimate_savings').fill('28631547');
  await simulator.field('estimate_payment_years').fill('25');
  const { comparison } = simulator;
  const own = comparison.getByRole('row', { name: /^25 años/ });
  await expect(own).toBeVisible();
  const before = await own.textContent();
  await comparison.getByRole('button', { name: 'Bajar 0,25' }).tap();
  await expect(comparison.getByText(/^\$[\d.]+ menos que con 4,50/)).toBeVisible();
  expect(await own.textContent()).toBe(before);
  await page.reload();
  await expect(comparison.getByText('Es la tasa de esta simulación.')).toBeVisible();
});
