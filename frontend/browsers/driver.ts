/** A browser as somebody with a keyboard has it, whatever protocol drives it. */
export interface Driver {
  /** `Firefox 153.7`. */
  readonly version: string;
  readonly open: (url: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly tabBack: () => Promise<void>;
  /** Key by key. */
  readonly type: (text: string) => Promise<void>;
  /** What a function answers in the page; it sees its arguments and nothing around it. */
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
