import { type Outcome, type ReplayResult, shownValue, type StepResult } from './result.ts';

const MARKS: Readonly<Record<Outcome, string>> = { same: '✓', different: '✗', skipped: '–', failed: '!' };
const MAX_DIFFERENCES = 20;

/** Returns the result in one sentence. */
export function verdict({ totals, durationMs }: ReplayResult): string {
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
