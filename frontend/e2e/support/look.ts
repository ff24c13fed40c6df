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
