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
      .filter(({ right, bottom }) => right + scrollX > 0 && bottom + scrollY > 0)
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

/** Expects that no text in a control is cut: a select has as many lines as it needs. */
export const expectWholeTexts = (page: Page, screen: string): Promise<void> =>
  expect
    .poll(
      () =>
        page
          .locator('input, select')
          .evaluateAll((all) =>
            all.filter((each) => each.scrollWidth > each.clientWidth).map(({ id }) => id),
          ),
      screen,
    )
    .toEqual([]);

/** Returns what scrolls by more than a few pixels and can't be scrolled by keyboard, because no element of it takes the focus. */
const unreachableRegions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS = 'a, button, input, select, textarea, summary, [tabindex]';
    const takesFocus = (element: HTMLElement): boolean =>
      [element, ...element.querySelectorAll<HTMLElement>(CONTROLS)].some(({ tabIndex }) => tabIndex >= 0);
    return (
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight) > 13,
        )
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflow) && !takesFocus(element))
        // A list of suggestions is scrolled from its field.
        .filter(
          (element) => element.role !== 'listbox' && element.checkVisibility({ visibilityProperty: true }),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120))
    );
  });

/** Expects of every region that scrolls that the keyboard can scroll it: axe's rule, for widths at which axe does not look. */
export const expectReachableRegions = (page: Page, screen: string): Promise<void> =>
  expect.poll(() => unreachableRegions(page), `${screen}: regions out of the keyboard's reach`).toEqual([]);

/** Expects elements, none of which reaches beyond the screen's left or right edge, where a card, a dialog or the window cuts it. */
export async function expectWhole(parts: Locator): Promise<void> {
  await expect(parts.first()).toBeAttached();
  await expect
    .poll(() =>
      parts.evaluateAll((elements) =>
        elements
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ element, box }) => element.checkVisibility() && box.width > 1)
          .filter(({ box }) => box.left < 0 || box.right > innerWidth)
          .map(({ element }) => element.outerHTML),
      ),
    )
    .toEqual([]);
}

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
interface Seen {
  readonly what: string;
  readonly isMarked: boolean;
  readonly isCovered: boolean;
}

interface Recording {
  stops?: (Seen | null)[];
}

/** Makes the page record the focused element each time that Tab is released; null when the focus is on the page itself. */
const recordStops = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seenFocus = (): Seen | null => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return null;
      const hasOutline = (element: Element | null | undefined): boolean => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      };
      const frame = focused.parentElement;
      const places = [focused, frame, frame?.parentElement, focused.nextElementSibling];
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
    };
    const recording = window as unknown as Recording;
    const isNew = recording.stops === undefined;
    recording.stops = [];
    if (!isNew) return;
    const record = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') recording.stops?.push(seenFocus());
    };
    window.addEventListener('keyup', record, { capture: true });
  });

const recordedStops = (page: Page): Promise<readonly (Seen | null)[]> =>
  page.evaluate(() => (window as unknown as Recording).stops ?? []);

const MOST_STOPS = 150;
/** Number of stops that may come before the first one is reached: the last control, and leaving the page twice. */
const OTHER_STOPS = 3;
/** Number of times that Tab is pressed before the page is asked for its stops. */
const PRESSES = 10;

/** Presses Tab until the focus has left the end of the page twice. Returns every stop between. */
async function tabThrough(page: Page): Promise<Seen[]> {
  await recordStops(page);
  for (let pressed = 0; pressed < MOST_STOPS + OTHER_STOPS; pressed += PRESSES) {
    for (let press = 0; press < PRESSES; press += 1) await page.keyboard.press('Tab');
    const stops = await recordedStops(page);
    const first = stops.indexOf(null);
    const end = stops.indexOf(null, first + 1);
    if (first >= 0 && end > first) return stops.slice(first + 1, end).filter((stop) => stop !== null);
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
    const stops = await tabThrough(page);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
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
