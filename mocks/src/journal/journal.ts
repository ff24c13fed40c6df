/** One request as the mock met it. Nothing in it can tell who somebody is. */
export interface JournalEntry {
  /** ISO instant, by the mock's clock. */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  /** null when no handler knew the request. */
  readonly operation: string | null;
  /** The scenario in force, as it was written. */
  readonly scenario: string | null;
  /** The parts of it that struck this request. */
  readonly played: readonly string[];
  /** Of these, the ones that found nothing to change. */
  readonly unapplied: readonly string[];
  /** null when the connection was reset. */
  readonly status: number | null;
  /** Until the answer was there to be sent. */
  readonly durationMs: number;
  /** Numbers and truth values of fields on the allow-list; null without a JSON object. */
  readonly request: Readonly<Record<string, number | boolean>> | null;
}

const MAX_ENTRIES = 1000;

/** The latest requests of a session, oldest first. */
export class Journal {
  #entries: JournalEntry[] = [];

  add(entry: JournalEntry): void {
    this.#entries.push(entry);
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift();
  }

  /** All of them, or those of one operation. */
  entries(operation: string | null): JournalEntry[] {
    return this.#entries.filter((entry) => operation === null || entry.operation === operation);
  }

  clear(): void {
    this.#entries = [];
  }
}
