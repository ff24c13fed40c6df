/** A browser as somebody with a keyboard has it, whatever protocol drives it. */
export interface Driver {
  /** `Firefox 153.7`. */
  readonly version: string;
  readonly open: (url: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly tabBack: () => Promise<void>;
  /** Key by key. */
  readonly type: (text: string) => Promise<void>;
  /** Runs a function in the page and returns its result. The function sees its arguments only, no variable around it. */
  readonly ask: <Args extends unknown[], Answer>(
    question: (...args: Args) => Answer,
    ...args: Args
  ) => Promise<Answer>;
  /** The window, as a PNG file. */
  readonly picture: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export type Key = 'Tab' | 'Enter' | ' ' | 'ArrowDown';

export const WINDOW = { width: 1280, height: 900 } as const;
