/** Outcome of a request for its client. */
export interface Outcome {
  /** Time of its end, and its duration; ms of `performance.now()`. */
  readonly at: number;
  readonly ms: number;
  /** The status; `reset` without an answer; `wrong` for an answer that breaks a promise. */
  readonly kind: string;
  readonly what: string;
}

/** Returns the ms from the end of a fault to the last failed request, or 0. */
export const recoveryMs = (outcomes: readonly Outcome[], healed: number): number =>
  Math.max(
    0,
    ...outcomes.filter(({ kind }) => /^(?:5\d\d|reset|wrong)$/.test(kind)).map(({ at }) => at - healed),
  );

/** Returns how often each kind occurred: `200 × 99, 503 × 17`. */
export function countsOf(outcomes: readonly Outcome[]): string {
  const kinds = outcomes.map(({ kind }) => kind);
  const count = (kind: string): number => kinds.filter((each) => each === kind).length;
  return [...new Set(kinds)]
    .toSorted()
    .map((kind) => `${kind} × ${count(kind)}`)
    .join(', ');
}
