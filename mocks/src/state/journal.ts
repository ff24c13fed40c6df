import { isKnownSegment } from '@simulador/contracts/api/find-operation';

/** Received request, without personal data. */
export interface JournalEntry {
  /** ISO instant, by the mock's clock. */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  /** null if no handler matched. */
  readonly operation: string | null;
  /** Text of the scenario in force. */
  readonly scenario: string | null;
  /** Parts of the scenario that affected this request. */
  readonly played: readonly string[];
  /** null if the connection was reset. */
  readonly status: number | null;
  /** Time until the answer was ready, in ms. */
  readonly durationMs: number;
  /** Numbers and flags of fields that are not personal by the contract; null without a JSON object. */
  readonly request: Readonly<Record<string, number | boolean>> | null;
}

const MAX_ENTRIES = 1000;

/** Latest requests, oldest first. */
export class Journal {
  #entries: JournalEntry[] = [];

  add(entry: JournalEntry): void {
    this.#entries.push(entry);
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift();
  }

  /** Returns all entries, or those of one operation. */
  entries(operation: string | null): JournalEntry[] {
    return this.#entries.filter((entry) => operation === null || entry.operation === operation);
  }

  clear(): void {
    this.#entries = [];
  }
}

/** Returns numbers and flags of the named fields; null if the body is not an object. */
export function redactedBody(
  body: unknown,
  figures: readonly string[],
): Readonly<Record<string, number | boolean>> | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const isFigure = (entry: [string, unknown]): entry is [string, number | boolean] =>
    figures.includes(entry[0]) && ['number', 'boolean'].includes(typeof entry[1]);
  return Object.fromEntries(Object.entries(body).filter(isFigure));
}

/** Masks segments of a path that no recording may have either, because they could be a RUT or a name. */
export const redactedPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (isKnownSegment(segment) ? segment : '…'))
    .join('/');
