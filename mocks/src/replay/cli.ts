import { isObject } from '@simulador/contracts/api/json';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { BadInput, type Environment, EXIT, type Output, runCommand } from '../command-line.ts';
import { readRecordings, type Recording } from '../recording/recorded.ts';
import { writeReports } from '../reports.ts';
import { optionsFrom, type ReplayOptions } from './options.ts';
import { Replay } from './replay.ts';
import { type ReplayResult, reportedCases, textReport, totalsOf } from './result.ts';
import { selected } from './selection.ts';

const USAGE = `Uso: npm run replay -- ARCHIVO… --target URL [opciones]
Envía a un BFF o core lo que un cliente envió al grabar y compara las respuestas. ARCHIVO es una grabación, un HAR o una
colección de Postman.
  --target URL        dirección base a la que se envía
  --border BORDE      client-bff o bff-core: qué parte de la grabación se envía (client-bff)
  --origin URL        origen de la API en un HAR de navegador; si falta, el de la página
  --ignore CAMPO      no compara el campo: FecVencimiento, salida[].Tasa, $.id; se puede repetir
  --tolerance CAMPO=N cuánto puede variar un número; se puede repetir
  --allow-writes      envía también lo que crea o cambia datos
  --timeout MS        plazo de cada solicitud (30000)
  --json ARCHIVO  --junit ARCHIVO   informes
Con REPLAY_EMAIL y REPLAY_PASSWORD inicia sesión donde la grabación lo hizo. Con CORE_USER y CORE_PASSWORD se identifica ante
un core. Termina con 0 si todo es igual, 4 si hay diferencias, 1 si el uso es incorrecto, 2 si un archivo no sirve, 3 si no
se pudo ejecutar.
`;

function notesOn({ file, cut, unusable, context }: Recording): string[] {
  const { clock, dropped } = isObject(context) ? context : {};
  const instant = new Date(String(clock));
  const day = Number.isNaN(instant.getTime()) ? null : santiagoDate(instant);
  return [
    cut && `${file} quedó cortado; se usó lo que está entero.`,
    unusable > 0 && `${file}: a ${unusable} entradas les falta el valor de una variable.`,
    typeof dropped === 'number' &&
      `${file}: ${dropped} solicitudes llegaron demasiado rápido y no quedaron grabadas.`,
    day !== null &&
      day !== santiagoDate(new Date()) &&
      `${file} se grabó el ${day}: fechas y valor de la UF pueden ser otros hoy.`,
  ].filter((note) => note !== false);
}

/** Returns why there is nothing to replay. */
function nothingSelected(recordings: readonly Recording[], { border, origin }: ReplayOptions): string {
  const origins = recordings.flatMap(({ exchanges }) =>
    exchanges.filter((each) => each.border === null).map(({ url }) => url.origin),
  );
  if (origins.length === 0) return `No hay solicitudes del borde ${border} que repetir.`;
  const found = [...new Set(origins)].slice(0, 5).join(', ');
  return `No hay solicitudes de la API en ${origin ?? 'el origen de la página'}. Elige con --origin uno de los del archivo: ${found}.`;
}

/** Replays recordings, one after the other in one session. */
async function resultOf(options: ReplayOptions): Promise<ReplayResult> {
  const recordings = await readRecordings(options.files);
  const exchanges = recordings.flatMap((recording) => selected(recording, options.border, options.origin));
  if (exchanges.length === 0) throw new BadInput(nothingSelected(recordings, options));
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

/**
 * Replays with the options of the command line. Returns the exit code: 0 same, 4 differences, 1 usage, 2 invalid file,
 * 3 could not run, or nothing sent.
 */
export function replay(args: readonly string[], environment: Environment, output: Output): Promise<number> {
  return runCommand(USAGE, args, output, async () => {
    const options = optionsFrom(args, environment);
    const result = await resultOf(options);
    output.report(textReport(result));
    await writeReports(options.reports, result, reportedCases(result));
    const { same, different, failed } = result.totals;
    if (failed > 0 || same + different === 0) return EXIT.couldNotRun;
    return different > 0 ? EXIT.different : EXIT.same;
  });
}
