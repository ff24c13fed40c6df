import { escaped } from '../markup/escaped.ts';
import { type Outcome, type ReplayResult, shownValue, type StepResult } from './result.ts';

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

function bodyOf({ outcome, differences, notes }: StepResult): string {
  if (outcome === 'skipped') return `<skipped message="${escaped(notes.join(' '))}"/>`;
  if (outcome === 'failed') return `<error message="${escaped(notes.join(' '))}"/>`;
  if (outcome === 'same') return '';
  const lines = differences.map(
    ({ path, recorded, received }) => `${path}: ${shownValue(recorded)} -> ${shownValue(received)}`,
  );
  return `<failure message="${escaped(lines[0] ?? '')}">${escaped(lines.join('\n'))}</failure>`;
}

function caseOf(step: StepResult): string {
  const name = escaped(`#${step.entry} ${step.method} ${step.address}`);
  return `<testcase classname="${escaped(step.file)}" name="${name}" time="${seconds(step.durationMs)}">${bodyOf(step)}</testcase>`;
}

/** Formats the result as a JUnit file: one suite, one case per request. */
export function junitReport({ steps, totals, target, startedAt, durationMs }: ReplayResult): string {
  const counts = `tests="${steps.length}" failures="${totals.different}" errors="${totals.failed}" skipped="${totals.skipped}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts} time="${seconds(durationMs)}">`,
    `<testsuite name="${escaped(`replay ${target}`)}" ${counts} time="${seconds(durationMs)}" timestamp="${startedAt}">`,
    ...steps.map(caseOf),
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

const MARKS: Readonly<Record<Outcome, string>> = { same: '✓', different: '✗', skipped: '–', failed: '!' };
const MAX_DIFFERENCES = 20;

/** Returns the result in one sentence. */
function verdict({ totals, durationMs }: ReplayResult): string {
  const parts = [
    `${totals.same} iguales`,
    `${totals.different} con diferencias`,
    ...(totals.skipped > 0 ? [`${totals.skipped} sin enviar`] : []),
    ...(totals.failed > 0 ? [`${totals.failed} sin respuesta`] : []),
  ];
  return `${parts.join(', ')}; ${(durationMs / 1000).toFixed(1).replace('.', ',')} s.`;
}

function stepLines({
  outcome,
  method,
  address,
  recordedStatus,
  file,
  entry,
  differences,
  notes,
}: StepResult): string[] {
  const shown = differences.slice(0, MAX_DIFFERENCES);
  return [
    `${MARKS[outcome]} ${method} ${address}  ${recordedStatus ?? 'éxito'}  [${file}#${entry}]`,
    ...shown.map(
      ({ path, recorded, received }) =>
        `    ${path}: grabado ${shownValue(recorded)}, recibido ${shownValue(received)}`,
    ),
    ...(differences.length > shown.length
      ? [`    y ${differences.length - shown.length} diferencias más`]
      : []),
    ...notes.map((note) => `    ${note}`),
  ];
}

/** Formats the result for a terminal: one line per request, and the verdict in the last line. */
export function textReport(result: ReplayResult): string {
  return [
    `Repetición de ${result.files.join(', ')} en ${result.target}`,
    ...result.notes,
    ...result.steps.flatMap(stepLines),
    verdict(result),
    '',
  ].join('\n');
}
