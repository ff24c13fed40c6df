/** The findings of a replay. */
import type { JsonDifference } from '../recording/json-diff.ts';
import type { ReportedCase } from '../reports.ts';

type Outcome = 'same' | 'different' | 'skipped' | 'failed';

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

export function totalsOf(steps: readonly StepResult[]): Record<Outcome, number> {
  const totals = { same: 0, different: 0, skipped: 0, failed: 0 };
  for (const { outcome } of steps) totals[outcome] += 1;
  return totals;
}

const MARKS: Readonly<Record<Outcome, string>> = { same: '✓', different: '✗', skipped: '–', failed: '!' };
const MAX_DIFFERENCES = 20;
const MAX_SHOWN = 200;

/** Formats one side of a difference. */
function shownValue(value: unknown): string {
  if (value === undefined) return '(falta)';
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

const differenceLines = ({ differences }: StepResult): string[] =>
  differences.map(
    ({ path, recorded, received }) =>
      `${path}: grabado ${shownValue(recorded)}, recibido ${shownValue(received)}`,
  );

const ENDINGS = { different: 'failure', failed: 'error', skipped: 'skipped' } as const;

/** Returns the steps as cases of a JUnit report. */
export const reportedCases = ({ steps }: ReplayResult): ReportedCase[] =>
  steps.map((step) => {
    const { file, entry, method, address, durationMs, outcome, notes } = step;
    const lines = outcome === 'different' ? differenceLines(step) : notes;
    return {
      suite: file,
      name: `#${entry} ${method} ${address}`,
      durationMs,
      ...(outcome !== 'same' && { ending: [ENDINGS[outcome], lines] as const }),
    };
  });

function stepLines(step: StepResult): string[] {
  const { outcome, method, address, recordedStatus, file, entry, notes } = step;
  const lines = differenceLines(step);
  const more = lines.length - MAX_DIFFERENCES;
  return [
    `${MARKS[outcome]} ${method} ${address}  ${recordedStatus ?? 'éxito'}  [${file}#${entry}]`,
    ...[...lines.slice(0, MAX_DIFFERENCES), ...(more > 0 ? [`y ${more} diferencias más`] : []), ...notes].map(
      (line) => `    ${line}`,
    ),
  ];
}

/** Formats the result for a terminal: one line per request, and the verdict in the last line. */
export function textReport({ files, target, notes, steps, totals, durationMs }: ReplayResult): string {
  const counts = [
    `${totals.same} iguales`,
    `${totals.different} con diferencias`,
    ...(totals.skipped > 0 ? [`${totals.skipped} sin enviar`] : []),
    ...(totals.failed > 0 ? [`${totals.failed} sin respuesta`] : []),
  ];
  return [
    `Repetición de ${files.join(', ')} en ${target}`,
    ...notes,
    ...steps.flatMap(stepLines),
    `${counts.join(', ')}; ${(durationMs / 1000).toFixed(1).replace('.', ',')} s.`,
    '',
  ].join('\n');
}
