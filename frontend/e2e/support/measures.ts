/** Measurements of the page: targets, focus, width. */
import { expect, type Locator, type Page } from '@playwright/test';

const LEAST_TARGET_PX = 24;

/** Everything that can be pressed is at least 24 px each way; for a labelled control its label counts. */
export async function expectTargets(page: Page, screen: string): Promise<void> {
  const small = await page.evaluate((least) => {
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const area = (element: Element): DOMRect => {
      const label = element.closest('label');
      return (label ?? element).getBoundingClientRect();
    };
    return [...document.querySelectorAll('a[href], button, input, select, summary, [role="option"]')]
      .filter(isShown)
      .map((element) => ({ element, ...area(element).toJSON() }))
      .filter(({ right, bottom }) => right > 0 && bottom > 0)
      .filter(({ width, height }) => Math.min(width, height) < least - 0.01)
      .map(({ element, width, height }) => `${element.outerHTML.slice(0, 120)} ${width}x${height}`);
  }, LEAST_TARGET_PX);
  expect(small, `${screen}: targets below 24 px`).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(wide, `${screen}: pixels beyond the right edge`).toBe(0);
}

/** How many lines a short text is set in. */
export const lineCount = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });

/** How the focused element is seen: whether it is marked, and what covers its middle. */
export interface Seen {
  readonly what: string;
  readonly isMarked: boolean;
  readonly isCovered: boolean;
}

/** The focused element; null when the focus is on the page itself. */
export const seenFocus = (page: Page): Promise<Seen | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const hasOutline = (element: Element | null): boolean => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const places = [focused, focused.parentElement, focused.nextElementSibling];
    const target = focused.closest('label') ?? focused;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const inside = (x: number, y: number): boolean => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (target.contains(there) || there.contains(target));
    };
    const middle = (left + right) / 2;
    return {
      what: focused.outerHTML.slice(0, 120),
      isMarked: places.some(hasOutline),
      isCovered: !inside(middle, top + 3) || !inside(middle, bottom - 3),
    };
  });

const MOST_STOPS = 150;

/** Presses Tab until the focus leaves the page’s end, and returns every stop. */
async function tabToTheEnd(page: Page): Promise<Seen[]> {
  const stops: Seen[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await seenFocus(page);
    if (seen === null) return stops;
    stops.push(seen);
  }
  throw new Error(`More than ${MOST_STOPS} stops, or a trap`);
}

/** To the last thing that takes the focus; what an open dialog covers does not. */
const focusTheLast = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary, [tabindex]')];
    for (const element of all.filter(({ tabIndex }) => tabIndex >= 0).reverse()) {
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
  });

/** Goes through the whole page with Tab: every stop is marked, and nothing lies over it. */
export async function expectFocusSeen(page: Page, screen: string): Promise<void> {
  await focusTheLast(page);
  await tabToTheEnd(page); // the next Tab begins at the top
  const stops = await tabToTheEnd(page);
  expect(stops.length, `${screen}: stops`).toBeGreaterThan(2);
  expect(
    stops.filter(({ isMarked }) => !isMarked),
    `${screen}: stops that are not marked`,
  ).toEqual([]);
  expect(
    stops.filter(({ isCovered }) => isCovered),
    `${screen}: stops that are covered`,
  ).toEqual([]);
}
