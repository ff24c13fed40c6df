import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
interface WithAxe {
  axe: { run: (options: Options) => Promise<Results> };
}

/** Minified source of axe. The builder would send the full source twice per check, and open a page for its findings. */
const SOURCE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
/** The rule that another colour scheme can break. */
const CONTRAST: Options = { runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false };
const OPTIONS: Options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  preload: false, // No page has audio or video that plays by itself.
};

/** Returns axe's violations, and the number of rules that had something to look at, after animations have ended. */
async function findings(page: Page, options = OPTIONS): Promise<{ found: string[]; looked: number }> {
  const isThere = await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    return 'axe' in window;
  });
  if (!isThere) await page.evaluate(SOURCE);
  return page.evaluate(async (run) => {
    const { violations, passes } = await (window as unknown as WithAxe).axe.run(run);
    return {
      found: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      looked: passes.length,
    };
  }, options);
}

/**
 * Expects axe to find no violation of WCAG 2.2 AA on the page, and no form inside a form: the browser would submit the outer one.
 * Looks again while the screen still changes.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expect(async () => {
    const { found, looked } = await findings(page);
    expect(found, screen).toEqual([]);
    expect(looked, `${screen}: rules that had something to look at`).toBeGreaterThan(5);
  }).toPass();
  await expect(page.locator('form form'), `${screen}: form in a form`).toHaveCount(0);
}

/** Expects every text of the page to be legible in the dark scheme. */
export async function expectLegibleInTheDark(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(async () => {
    const { found, looked } = await findings(page, CONTRAST);
    expect(found, `${screen}, dark`).toEqual([]);
    expect(looked, `${screen}: texts`).toBe(1);
  }).toPass();
  await page.emulateMedia({ colorScheme: null });
}
