import { expectGoodToSee } from './support/look.ts';
import { boxOf } from './support/measures.ts';
import { OUTER_SUMMARY } from './support/shown.ts';
import { expect, test } from './support/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the result and its sheet are good to everybody; the sheet keeps its cross, and its head covers what scrolls', async ({
    page,
    simulator,
  }) => {
    await simulator.toResult();
    await expect(simulator.result).toContainText('$');
    await expectGoodToSee(page, 'module 3 on a phone');
    await page.getByRole('button', { name: 'Más opciones' }).click();
    const sheet = page.getByRole('dialog');
    const summaries = sheet.locator(OUTER_SUMMARY);
    await expect(summaries.first()).toBeVisible();
    for (const summary of await summaries.all()) await summary.click();
    await expectGoodToSee(page, 'sheet');
    const isWider = () => sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect.poll(isWider).toBe(false);
    const scrolled = () =>
      sheet.evaluate((element) => {
        element.scrollTo(0, element.scrollHeight);
        return element.scrollTop;
      });
    await expect.poll(scrolled).toBeGreaterThan(100);
    const close = sheet.getByRole('button', { name: 'Cerrar' });
    await expect(close).toBeInViewport({ ratio: 1 });
    const mark = sheet.getByRole('button', { name: /CAE/ }).first();
    await mark.evaluate(
      (element, top) => {
        element.closest('dialog')?.scrollBy(0, element.getBoundingClientRect().top - top - 4);
      },
      (await boxOf(close)).y,
    );
    const isOnTop = () =>
      mark.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isOnTop).toBe(false);
    await close.click();
    await expect(sheet).toBeHidden();

    await simulator.confirm.click();
    await expect(simulator.summary).toBeVisible();
    const leastPadding = () =>
      simulator.summary.locator('footer button').evaluateAll((buttons) => {
        const paddings = buttons.map((button) => {
          const range = document.createRange();
          range.selectNodeContents(button);
          return range.getBoundingClientRect().left - button.getBoundingClientRect().left;
        });
        return paddings.length > 0 ? Math.min(...paddings) : 0;
      });
    await expect.poll(leastPadding).toBeGreaterThanOrEqual(8);
  });
});

test('reduced motion is respected', async ({ page, simulator }) => {
  const moving = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
          const lasts = (duration: string): boolean =>
            duration.split(',').some((each) => Number.parseFloat(each) > 0.01);
          return lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration));
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await simulator.open();
  await expect.poll(moving).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await simulator.toResult();
  await expect.poll(moving).toEqual([]);
});
