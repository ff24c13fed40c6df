import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectTargets } from './measures.ts';

type Options = Parameters<AxeBuilder['options']>[0];
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Run<Of extends unknown[]> = (...of: Of) => Promise<Results>;
interface WithAxe {
  axe: { run: Run<[Node | { include: Element[] }, Options]> };
  /** An element of each look of text on the page. */
  texts: Map<string, Element>;
}

/** Minified source of axe. The builder would send the full source twice per check, and open a page for its findings. */
const SOURCE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
/** Contrast is examined by looks of text, and `expectTargets` is stricter than axe's rule about targets. */
const OPTIONS: Options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  resultTypes: ['violations'],
  preload: false, // No page has audio or video that plays by itself.
};
const CONTRAST: Options = {
  runOnly: ['color-contrast'],
  resultTypes: ['violations', 'incomplete'],
  elementRef: true,
  preload: false,
};

/** Looks of text whose contrast is enough. A text's contrast follows from its look, so that each look is examined once in a process. */
const legible = new Set<string>();

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
}

const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));

/** Returns the looks of the texts that can be read: their colours, those below them, their size, and the classes of their place. */
const looksOfTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const grounds = new Map<Element, string>();
    const groundOf = (element: Element | null): string => {
      if (element === null) return '';
      const known = grounds.get(element);
      if (known !== undefined) return known;
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
      const ground = groundOf(element.parentElement) + (own === 'rgba(0, 0, 0, 0) none 1' ? '' : `/${own}`);
      grounds.set(element, ground);
      return ground;
    };
    const isText = (element: Element): boolean =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const lookOf = (element: Element): string => {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const control: Element = element.closest('label')?.control ?? element;
      return [
        ...[color, fontSize, fontWeight, textShadow, groundOf(element), control.matches(':disabled')],
        ...[element, element.parentElement].map((each) => `${each?.tagName}.${each?.getAttribute('class')}`),
      ].join(' ');
    };
    // Elements behind an open dialog are no part of the screen.
    const screen = [...document.querySelectorAll(':modal')].at(-1) ?? document.body;
    const texts = new Map<string, Element>();
    for (const element of screen.querySelectorAll('*'))
      if (isText(element) && element.checkVisibility({ visibilityProperty: true }))
        texts.set(lookOf(element), element);
    (window as unknown as WithAxe).texts = texts;
    return [...texts.keys()];
  });

async function examineTexts(page: Page, screen: string): Promise<void> {
  await untilStill(page);
  const looks = await looksOfTexts(page);
  expect(looks.length, `${screen}: texts`).toBeGreaterThan(0);
  const asked = looks.filter((look) => !legible.has(look));
  if (asked.length === 0) return;
  await loadAxe(page);
  const { found, unjudged } = await page.evaluate(
    async ([options, names]) => {
      const { axe, texts } = window as unknown as WithAxe;
      const include = names.flatMap((name) => texts.get(name) ?? []);
      const { violations, incomplete } = await axe.run({ include }, options);
      const open = incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element));
      return {
        found: violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
        unjudged: names.filter((name) => open.some((element) => element === texts.get(name))),
      };
    },
    [CONTRAST, asked] as const,
  );
  expect(found, `${screen}: texts of too little contrast`).toEqual([]);
  for (const look of asked) if (!unjudged.includes(look)) legible.add(look);
}

/**
 * Expects axe to find no violation of WCAG 2.2 AA on the page, and no form inside a form: the browser would submit the outer one.
 * Looks again while the screen still changes.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expect(async () => {
    await examineTexts(page, screen);
    await loadAxe(page);
    const { found, looked } = await page.evaluate(async (options) => {
      // An open dialog is examined alone: nothing behind it can be used.
      const screen = [...document.querySelectorAll(':modal')].at(-1) ?? document;
      const { violations, passes } = await (window as unknown as WithAxe).axe.run(screen, options);
      return {
        found: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        looked: passes.length,
      };
    }, OPTIONS);
    expect(found, screen).toEqual([]);
    expect(looked, `${screen}: rules that had something to look at`).toBeGreaterThan(5);
  }).toPass();
  await expectTargets(page, screen);
  await expect(page.locator('form form'), `${screen}: form in a form`).toHaveCount(0);
}

/** Expects every text of the page to be legible in its present colours. */
export const expectLegible = (page: Page, screen: string): Promise<void> =>
  expect(() => examineTexts(page, screen)).toPass();

/** Expects every text of the page to be legible in the dark scheme. */
export async function expectLegibleInTheDark(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, `${screen}, dark`);
  await page.emulateMedia({ colorScheme: null });
}
