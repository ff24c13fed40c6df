/** Measurements of a page: size of targets, visibility of the focus, width. */
import { expect, type Locator, type Page } from '@playwright/test';

const LEAST_TARGET_PX = 24;

/** Returns what can be pressed and is less than 24 px wide or high; for a labelled control its label counts. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
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

export const expectTargets = (page: Page, screen: string): Promise<void> =>
  expect.poll(() => smallTargets(page), `${screen}: targets below 24 px`).toEqual([]);

export const expectNoSidewaysScroll = (page: Page, screen: string): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${screen}: pixels beyond the right edge`,
    )
    .toBe(0);

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the element's place on the screen, scrolled as it is. A place may still change after an action: read it in `expect.poll` or
 * `toPass`.
 */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element} is not shown`);
  return box;
}

/** Returns the number of lines that a short text takes. */
export const lineCount = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });

/** Visibility of the focused element: whether it is marked, and what covers its middle. */
export interface Seen {
  readonly what: string;
  readonly isMarked: boolean;
  readonly isCovered: boolean;
}

/** Returns the focused element; null when the focus is on the page itself. */
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

/** Presses Tab until the focus leaves the end of the page. Returns every stop. */
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

/** Focuses the last element that can take the focus; elements behind an open dialog can't. */
const focusTheLast = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary, [tabindex]')];
    for (const element of all.filter(({ tabIndex }) => tabIndex >= 0).reverse()) {
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
  });

/** Tabs through the whole page. Expects every stop to be marked and uncovered. */
export async function expectFocusSeen(page: Page, screen: string): Promise<void> {
  await expect(async () => {
    await focusTheLast(page);
    await tabToTheEnd(page); // The next Tab begins at the top.
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
  }).toPass();
}
