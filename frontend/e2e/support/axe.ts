import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** axe finds nothing that WCAG 2.2 AA forbids on the page as it stands, once what moves has come to rest. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations, passes } = await new AxeBuilder({ page }).withTags(LEVELS).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, screen).toEqual([]);
  expect(passes.length, `${screen}: rules that had something to look at`).toBeGreaterThan(5);
}
