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
