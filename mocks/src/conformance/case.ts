/** `answer` is a 200, `refusal` a 4xx with the operation's error body; `either` depends on a core's own data. */
export type Expectation = 'answer' | 'refusal' | 'either' | 'unauthorized';

/** One request of the suite. `body` is sent as JSON, `text` as it is, `query` in the address, `params` in its path. */
export interface Case {
  readonly name: string;
  readonly expects: Expectation;
  readonly body?: unknown;
  readonly text?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The path's parameters; an id that nobody has by default. */
  readonly params?: Readonly<Record<string, string>>;
  /** Of a mock core: whose scenarios, journal and workflow it has part in. */
  readonly session?: string;
}

/** Cases by name, each a valid body with one change; a field that becomes undefined is not sent. */
export const variants =
  (valid: object) =>
  (expects: Expectation, changes: Readonly<Record<string, object>>): Case[] =>
    Object.entries(changes).map(([name, change]) => ({ name, expects, body: { ...valid, ...change } }));
