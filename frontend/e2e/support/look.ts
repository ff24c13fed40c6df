/** Layout and accessibility checks of a screen. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFocusSeen, expectNoSidewaysScroll, expectTargets } from './measures.ts';

export async function expectGood(page: Page, screen: string): Promise<void> {
  await expectGoodToSee(page, screen);
  await expectFocusSeen(page, screen);
}

/** Checks a page without tabbing through its controls: it shows a single message, or its controls are walked through in another state. */
export async function expectGoodToSee(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await expectNoSidewaysScroll(page, screen);
}

/** Runs the fast checks, which may fail at one width and pass at the next. */
export async function expectFits(page: Page, screen: string): Promise<void> {
  await expectTargets(page, screen);
  await expectNoSidewaysScroll(page, screen);
}

/** Calls `look` at the width of a desktop, a tablet and a phone, then restores the width. */
export async function atEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await look(width);
  }
  if (before) await page.setViewportSize(before);
}

/** Returns true for phone and desktop. A tablet shows the form of one of these, so slow checks skip it. */
const onPhoneAndDesktop =
  (look: typeof expectGood) =>
  (page: Page, screen: string): Promise<void> =>
    atEachWidth(page, (width) => (width === 768 ? expectFits : look)(page, `${screen}, ${width} px wide`));

export const expectGoodAtEachWidth = onPhoneAndDesktop(expectGood);
export const expectGoodToSeeAtEachWidth = onPhoneAndDesktop(expectGoodToSee);
