/** The findings of a replay. */
import type { JsonDifference } from '../recording/json-diff.ts';

export type Outcome = 'same' | 'different' | 'skipped' | 'failed';

export interface StepResult {
  readonly file: string;
  /** Number of the entry in its file, from 1. */
  readonly entry: number;
  readonly method: string;
  /** Path and query as recorded. */
  readonly address: string;
  readonly outcome: Outcome;
  /** Null if none was saved and any success is expected. */
  readonly recordedStatus: number | null;
  /** Null if it was not sent or not answered. */
  readonly receivedStatus: number | null;
  readonly differences: readonly JsonDifference[];
  /** Spanish sentences: the reason why it was skipped, or what was not compared. */
  readonly notes: readonly string[];
  readonly durationMs: number;
}

export interface ReplayResult {
  readonly target: string;
  readonly files: readonly string[];
  readonly startedAt: string;
  readonly durationMs: number;
  /** Spanish sentences about the recordings. */
  readonly notes: readonly string[];
  readonly totals: Readonly<Record<Outcome, number>>;
  readonly steps: readonly StepResult[];
}

const MAX_SHOWN = 200;

/** Formats one side of a difference. */
export function shownValue(value: unknown): string {
  if (value === undefined) return '(falta)';
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

export const totalsOf = (steps: readonly StepResult[]): Record<Outcome, number> => {
  const totals = { same: 0, different: 0, skipped: 0, failed: 0 };
  for (const { outcome } of steps) totals[outcome] += 1;
  return totals;
};
