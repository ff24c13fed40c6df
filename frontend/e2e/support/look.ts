/** One screen as everybody must be able to use it. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFocusSeen, expectNoSidewaysScroll, expectTargets } from './measures.ts';

export async function expectGood(page: Page, screen: string): Promise<void> {
  await expectGoodToSee(page, screen);
  await expectFocusSeen(page, screen);
}

/** Without a walk through its controls: for a page with one thing to say. */
export async function expectGoodToSee(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
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

export const expectGoodAtEachWidth = (page: Page, screen: string): Promise<void> =>
  atEachWidth(page, (width) => expectGood(page, `${screen}, ${width} px wide`));
