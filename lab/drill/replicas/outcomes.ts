/** Outcome of a request for its client. */
export interface Outcome {
  /** Time of its end, and its duration; ms of `performance.now()`. */
  readonly at: number;
  readonly ms: number;
  /** The status; `reset` without an answer; `wrong` for an answer that breaks a promise. */
  readonly kind: string;
  readonly what: string;
}

/** A fault and the time after it. */
export interface Phase {
  readonly name: string;
  /** End of the fault. */
  readonly healed: number;
  readonly outcomes: readonly Outcome[];
}

const FAILED = /^(?:5\d\d|reset|wrong)$/;
const COLUMNS = ['2xx', '4xx', '502', '503', '504', 'reset', 'wrong'] as const;

/** Returns the ms from the end of the fault to the last failed request, or 0. */
export const recoveryMs = ({ healed, outcomes }: Phase): number =>
  Math.max(0, ...outcomes.filter(({ kind }) => FAILED.test(kind)).map(({ at }) => at - healed));

/** Returns the number of answers of a column: of a status, or of a class of statuses. */
export const countOf = ({ outcomes }: Phase, column: string): number => {
  const pattern = new RegExp(`^${column.replace('xx', '\\d\\d')}$`);
  return outcomes.filter(({ kind }) => pattern.test(kind)).length;
};

export const HEADS = ['phase', ...COLUMNS, 'recovered after, s', 'p95, ms', 'slowest, ms'];

/** Returns the cells of a phase's row. */
export function rowOf(phase: Phase): (string | number)[] {
  const times = phase.outcomes.map(({ ms }) => ms).sort((one, other) => one - other);
  return [
    phase.name,
    ...COLUMNS.map((column) => countOf(phase, column)),
    (recoveryMs(phase) / 1000).toFixed(1),
    Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
    Math.round(times.at(-1) ?? 0),
  ];
}
