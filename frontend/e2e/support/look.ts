/** One screen as everybody must be able to use it. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFocusSeen, expectNoSidewaysScroll, expectTargets } from './measures.ts';

export async function expectGood(page: Page, screen: string): Promise<void> {
  await expectGoodToSee(page, screen);
  await expectFocusSeen(page, screen);
}

/** Checks a page that has a single message, without tabbing through its controls. */
export async function expectGoodToSee(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await expectFits(page, screen);
}

/** Checks that can fail at one width and pass at the next, all of them fast. */
async function expectFits(page: Page, screen: string): Promise<void> {
  await expectTargets(page, screen);
  await expectNoSidewaysScroll(page, screen);
}

/** Looks at the screen on a phone, a tablet and a desktop, and restores its width. */
export async function atEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await look(width);
  }
  if (before) await page.setViewportSize(before);
}

/** A tablet shows the phone's form of a screen or the desktop's: what takes long is looked at on these. */
const onPhoneAndDesktop =
  (look: typeof expectGood) =>
  (page: Page, screen: string): Promise<void> =>
    atEachWidth(page, (width) => (width === 768 ? expectFits : look)(page, `${screen}, ${width} px wide`));

export const expectGoodAtEachWidth = onPhoneAndDesktop(expectGood);
export const expectGoodToSeeAtEachWidth = onPhoneAndDesktop(expectGoodToSee);
