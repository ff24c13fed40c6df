/** A user with a keyboard and no mouse, who checks what is visible. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A browser that is used by keyboard, independent of the protocol that drives it. */
export interface Driver {
  /** Name and version, e.g. `Firefox 153.7`. */
  readonly version: string;
  readonly open: (url: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly tabBack: () => Promise<void>;
  /** Types a text, one key at a time. */
  readonly type: (text: string) => Promise<void>;
  /** Runs a function in the page and returns its result. The function can use its arguments only, because it is sent as text. */
  readonly ask: <Args extends unknown[], Answer>(
    question: (...args: Args) => Answer,
    ...args: Args
  ) => Promise<Answer>;
  /** Saves the window's content as a PNG file. */
  readonly picture: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export type Key = 'Tab' | 'Enter' | ' ' | 'ArrowDown';
export const WINDOW = { width: 1280, height: 900 } as const;

const MOST_STOPS = 60;

export class Person {
  #pictures = 0;

  /** @param album folder of the screenshots */
  constructor(
    readonly driver: Driver,
    readonly album: string,
  ) {}

  /** Presses Tab or Shift+Tab until the field with that name has the focus. */
  goToField(name: string): Promise<void> {
    return this.#tabTo(name, 'name');
  }

  async #tabTo(wanted: string, by: 'name' | 'text'): Promise<void> {
    const { press, tabBack, ask } = this.driver;
    await expect.poll(() => ask(directionOf, wanted, by), `${wanted} is there`).not.toBeNull();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await ((await ask(directionOf, wanted, by)) === 'back' ? tabBack() : press('Tab'));
      const at = by === 'name' ? await this.focusedField() : await this.#focusedText();
      if (at === wanted) return;
    }
    throw new Error(`Tab does not reach ${wanted}`);
  }

  /** Presses the button or link with that text. */
  async press(text: string): Promise<void> {
    await this.#tabTo(text, 'text');
    await this.driver.press('Enter');
  }

  async type(name: string, text: string): Promise<void> {
    await this.goToField(name);
    await this.driver.type(text);
  }

  /** Chooses the field's first option, or a later one. */
  async choose(name: string, stepsDown = 0): Promise<void> {
    await this.goToField(name);
    await this.driver.press(' ');
    for (let step = 0; step < stepsDown; step += 1) await this.driver.press('ArrowDown');
  }

  focusedField(): Promise<string> {
    return this.driver.ask(() => document.activeElement?.getAttribute('name') ?? '');
  }

  valueOf(name: string): Promise<string> {
    return this.driver.ask(
      (css) => document.querySelector<HTMLInputElement>(css)?.value ?? '',
      `[name="${name}"]`,
    );
  }

  #focusedText(): Promise<string> {
    return this.driver.ask(() => document.activeElement?.textContent.trim() ?? '');
  }

  /** Waits until a heading, button or field with that text has the focus. */
  async waitForFocus(text: string): Promise<void> {
    await expect.poll(() => this.#focusedText(), `the focus is led to ${text}`).toBe(text);
  }

  /** Waits until an element with that text is in the window and uncovered. */
  async waitForText(text: string): Promise<void> {
    const isSeen = () => this.driver.ask(isTextSeen, text);
    await expect.poll(isSeen, `${text} is seen`).toBe(true);
  }

  /** Saves a screenshot of the window. */
  async takeScreenshot(screen: string): Promise<void> {
    this.#pictures += 1;
    await mkdir(this.album, { recursive: true });
    await this.driver.picture(join(this.album, `${this.#pictures}-${screen}.png`));
  }
}

/** Returns the direction in which to tab from the focused element to reach a field, button or link; null if it is not on the page. */
function directionOf(wanted: string, by: 'name' | 'text'): 'back' | 'on' | null {
  const screen = document.querySelector('dialog[open]') ?? document;
  const target = [...screen.querySelectorAll('[name], button, a')].find(
    (element) => (by === 'name' ? element.getAttribute('name') : element.textContent.trim()) === wanted,
  );
  if (target === undefined) return null;
  const place = target.compareDocumentPosition(document.activeElement ?? document.body);
  return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 ? 'back' : 'on';
}

function isTextSeen(text: string): boolean {
  const holders = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      element.textContent.includes(text) &&
      ![...element.children].some((child) => child.textContent.includes(text)),
  );
  return holders.some((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    return shown !== null && (element.contains(shown) || shown.contains(element)) && shown !== document.body;
  });
}
