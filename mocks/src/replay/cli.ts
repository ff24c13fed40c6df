import { writeFile } from 'node:fs/promises';
import { BadInput, type Environment, EXIT, failed, type Output, unwritten } from '../command-line.ts';
import { readReplayable } from '../collections/read-replayable.ts';
import { readRecordings, type Recording } from '../recording/recorded.ts';
import { argumentsFrom, REPLAY_USAGE, type ReplayArguments } from './arguments.ts';
import { replayRecordings } from './replay-recordings.ts';
import { junitReport, textReport } from './reports.ts';
import type { ReplayResult } from './result.ts';
import { selected } from './selection.ts';

const FORMATS = {
  json: (result: ReplayResult): string => `${JSON.stringify(result, null, 2)}\n`,
  junit: junitReport,
} as const;

async function writeReports(result: ReplayResult, reports: ReplayArguments['reports']): Promise<void> {
  for (const format of ['json', 'junit'] as const) {
    const file = reports[format];
    if (file === undefined) continue;
    try {
      await writeFile(file, FORMATS[format](result));
    } catch (error) {
      throw unwritten(`--${format}`, error);
    }
  }
}

/** Returns the exit code. A replay that sent nothing counts as one that could not run. */
function exitCodeOf({ totals }: ReplayResult): number {
  if (totals.failed > 0 || totals.same + totals.different === 0) return EXIT.couldNotRun;
  return totals.different > 0 ? EXIT.different : EXIT.same;
}

/** Returns why there is nothing to replay. */
function nothingSelected(recordings: readonly Recording[], { border, origin }: ReplayArguments): string {
  const origins = recordings.flatMap(({ exchanges }) =>
    exchanges.filter((each) => each.border === null).map(({ url }) => url.origin),
  );
  if (origins.length === 0) return `No hay solicitudes del borde ${border} que repetir.`;
  const found = [...new Set(origins)].slice(0, 5).join(', ');
  return `No hay solicitudes de la API en ${origin ?? 'el origen de la página'}. Elige con --origin uno de los del archivo: ${found}.`;
}

async function run(options: ReplayArguments, output: Output): Promise<number> {
  const recordings = await readRecordings(options.files, readReplayable);
  const exchanges = recordings.flatMap((recording) => selected(recording, options.border, options.origin));
  if (exchanges.length === 0) throw new BadInput(nothingSelected(recordings, options));
  const result = await replayRecordings(recordings, exchanges, options);
  output.report(textReport(result));
  await writeReports(result, options.reports);
  return exitCodeOf(result);
}

/**
 * Replays with the options of the command line. Returns the exit code: 0 same, 4 differences, 1 usage, 2 invalid file,
 * 3 could not run.
 */
export async function replay(
  args: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  try {
    const options = argumentsFrom(args, environment);
    if (options) return await run(options, output);
    output.report(REPLAY_USAGE);
    return EXIT.same;
  } catch (error) {
    return failed(error, REPLAY_USAGE, output);
  }
}
