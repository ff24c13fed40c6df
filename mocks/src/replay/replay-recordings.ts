import { isObject } from '@simulador/contracts/api/json';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import type { RecordedExchange, Recording } from '../recording/recorded.ts';
import type { ReplayArguments } from './arguments.ts';
import { Replay } from './replay.ts';
import { type ReplayResult, totalsOf } from './result.ts';

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

/** Replays recordings, one after the other in one session. */
export async function replayRecordings(
  recordings: readonly Recording[],
  exchanges: readonly RecordedExchange[],
  options: ReplayArguments,
): Promise<ReplayResult> {
  const startedAt = new Date();
  const replay = new Replay(options);
  await replay.logIn(exchanges);
  const steps = await replay.run(exchanges);
  return {
    target: options.target.href,
    files: recordings.map(({ file }) => file),
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    notes: recordings.flatMap(notesOn),
    totals: totalsOf(steps),
    steps,
  };
}
