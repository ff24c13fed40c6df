/** Layout and accessibility checks of a screen. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible } from './axe.ts';
import {
  expectFocusSeen,
  expectNoSidewaysScroll,
  expectReachableRegions,
  expectTargets,
} from './measures.ts';

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
  await expectReachableRegions(page, screen);
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

/**
 * Names, roles and states are those of a desktop on a phone too, where colours and places are looked at; a screen with parts that only a
 * phone shows has an `expectAccessible` of its own there.
 */
async function look(page: Page, screen: string, width: number): Promise<void> {
  await (width === 1280 ? expectGoodToSee : expectFits)(page, screen);
  if (width === 360) await expectLegible(page, screen);
}

export const expectGoodToSeeAtEachWidth = (page: Page, screen: string): Promise<void> =>
  atEachWidth(page, (width) => look(page, `${screen}, ${width} px wide`, width));

/** Tabs through the controls on a phone, too, where bars and folded rows may cover a stop. */
export const expectGoodAtEachWidth = (page: Page, screen: string): Promise<void> =>
  atEachWidth(page, async (width) => {
    const at = `${screen}, ${width} px wide`;
    await look(page, at, width);
    if (width === 360) await expectFocusSeen(page, at);
  });
