import { isObject } from '@simulador/contracts/api/json';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { CouldNotRun } from '../command-line.ts';
import type { RecordedExchange, Recording } from '../recording/recorded.ts';
import type { ReplayArguments } from './arguments.ts';
import { type Quieted, withoutNoise } from './noise.ts';
import { Replay } from './replay.ts';
import { ReportMask } from './report-mask.ts';
import { type ReplayResult, type StepResult, totalsOf } from './result.ts';

function notesOn({ file, cut, unusable, context }: Recording): string[] {
  const { clock, dropped } = isObject(context) ? context : {};
  const recordedOn =
    typeof clock === 'string' && !Number.isNaN(Date.parse(clock)) ? santiagoDate(new Date(clock)) : null;
  return [
    ...(cut ? [`${file} quedó cortado; se usó lo que está entero.`] : []),
    ...(unusable > 0
      ? [
          `${file}: ${unusable} entradas no tienen una dirección a la que enviarlas, o les falta el valor de una variable.`,
        ]
      : []),
    ...(typeof dropped === 'number'
      ? [`${file}: ${dropped} solicitudes llegaron demasiado rápido y no quedaron grabadas.`]
      : []),
    ...(recordedOn && recordedOn !== santiagoDate(new Date())
      ? [`${file} se grabó el ${recordedOn}: fechas y valor de la UF pueden ser otros hoy.`]
      : []),
  ];
}

async function stepsOf(exchanges: readonly RecordedExchange[], options: ReplayArguments): Promise<Quieted> {
  // One mask, so that equal values of both targets have the same pseudonym.
  const mask = new ReportMask();
  const stepsAt = async (target: URL): Promise<StepResult[]> => {
    const replay = new Replay({ ...options, target }, mask);
    await replay.logIn(exchanges);
    return replay.run(exchanges);
  };
  const twins = options.twin ? await stepsAt(options.twin) : [];
  const lost = twins.find(({ outcome }) => outcome === 'failed');
  if (lost) throw new CouldNotRun(`--twin: ${lost.notes.join(' ')}`);
  const steps = await stepsAt(options.target);
  return options.twin ? withoutNoise(exchanges, steps, twins) : { steps, leftOut: new Map() };
}

/** Replays recordings, one after the other in one session. */
export async function replayRecordings(
  recordings: readonly Recording[],
  exchanges: readonly RecordedExchange[],
  options: ReplayArguments,
): Promise<ReplayResult> {
  const startedAt = new Date();
  const { steps, leftOut } = await stepsOf(exchanges, options);
  return {
    target: options.target.href,
    files: recordings.map(({ file }) => file),
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    notes: [
      ...recordings.flatMap(notesOn),
      ...[...leftOut].map(
        ([place, count]) =>
          `${place}: ${count} diferencias quedaron fuera, porque los dos destinos difieren ahí.`,
      ),
    ],
    totals: totalsOf(steps),
    steps,
  };
}
