/**
 * Expected answer: `answer` is a 200, `refusal` a 4xx with the operation's error body; `either` depends on a core's
 * own data.
 */
export type Expectation = 'answer' | 'refusal' | 'either' | 'unauthorized';

/** Request of the suite. `body` is sent as JSON, `text` unchanged, `query` and `params` in the URL. */
export interface Case {
  readonly name: string;
  readonly expects: Expectation;
  readonly body?: unknown;
  /** Code of core.yaml's `x-refused` that says why the request is refused; absent if it is against its schema. */
  readonly breaks?: string;
  readonly text?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Parameters of the path; by default an id that does not exist. */
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * Makes cases from a valid body and one change per case. A field changed to undefined is not sent.
 * @param breaks code of the refusal that all cases expect
 */
export const variants =
  (valid: object) =>
  (expects: Expectation, changes: Readonly<Record<string, object>>, breaks?: string): Case[] =>
    Object.entries(changes).map(([name, change]) => ({
      name,
      expects,
      body: { ...valid, ...change },
      ...(breaks !== undefined && { breaks }),
    }));
