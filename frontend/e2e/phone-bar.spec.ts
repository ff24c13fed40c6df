/** The slim bar of phones covers neither the focus nor what a press produced; the answer stands below the last button, too. */
import { boxOf, expectNoSidewaysScroll } from './support/measures.ts';
import { TWO_THOUSAND_UF } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Screens, and a term of their own for each, so that there is something to calculate again. */
const SIZES = [
  [360, 640, '25'],
  [320, 256, '24'],
] as const;

test('what was asked for is in sight at each size, and text at 130 to 200 % stays within a phone', async ({
  page,
  simulator,
}) => {
  await simulator.toCredit();
  let shown = '';
  for (const [width, height, years] of SIZES) {
    await page.setViewportSize({ width, height });
    await simulator.fillCredit({ ...TWO_THOUSAND_UF, years });
    await expect(simulator.confirm).toBeHidden();
    const isSeen = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => {
          const there = document.elementFromPoint((left + right) / 2, y);
          return there !== null && (element.contains(there) || there.contains(element));
        });
      });
    const answer = page.getByText('Tu dividendo:').locator('..');
    await expect(answer).toContainText('$');
    await expect(answer).not.toHaveText(shown);
    shown = await answer.innerText();
    // The questions about the live figures arrive later, between the two stops of the focus.
    await expect(page.getByText('¿Y si la tasa fuera otra?')).toBeVisible();
    await simulator.calculate.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => isSeen('button[type=submit]:focus')).toBe(true);
    await page.keyboard.press('Enter');
    await expect(simulator.confirm).toBeVisible();
    await expect(answer).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(simulator.confirm).toBeFocused();
    await expect.poll(() => isSeen('button:focus')).toBe(true);
    const isFixed = height > 480;
    if (!isFixed) continue;
    await expect(async () => {
      const [bar, line] = [await boxOf(page.locator('[data-slim-bar]')), await boxOf(answer)];
      expect(line.y + line.height).toBeLessThanOrEqual(bar.y);
    }).toPass();
  }

  await page.setViewportSize({ width: 360, height: 740 });
  for (const percent of [130, 150, 200]) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
    await expectNoSidewaysScroll(page, `${percent} %`);
  }
});
