import { USED_FLAT } from './support/people.ts';
import { Summary } from './support/summary.ts';
import { expect, test } from './support/test.ts';
test('look', async ({ page, simulator }) => {
  test.slow();
  await simulator.toCredit(USED_FLAT, { rut: '14.203.301-1', email: 'a.b@example.cl' });
  await simulator.fillCredit();
  await simulator.calculate.click();
  const summary = new Summary(page);
  await summary.open();
  for (const [w, h] of [[360, 740], [768, 1024], [1280, 900], [320, 256]] as const) {
    await page.setViewportSize({ width: w, height: h });
    await summary.ask.scrollIntoViewIfNeeded();
    await page.screenshot({ path: `/tmp/h-summary-${w}.png` });
  }
  await expect(summary.modal).toBeVisible();
});
