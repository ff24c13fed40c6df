import type { Exchange } from '@simulador/recording/exchange';
import { Recorder } from '@simulador/recording/recorder';
import {
  argumentsOf,
  BadInput,
  CouldNotRun,
  EXIT,
  OPTION,
  originOf,
  type Output,
  runCommand,
} from '../command-line.ts';
import type { RecordedBody } from '../recording/har-body.ts';
import { readRecordings, type RecordedExchange } from '../recording/recorded.ts';
import { selected } from '../replay/selection.ts';

const USAGE = `Uso: npm run redact -- ARCHIVO [--dir CARPETA] [--origin URL]
Escribe las solicitudes de la API de un HAR de navegador sin datos personales, como una grabación de este producto. El
archivo original no cambia.
  --dir     carpeta de las grabaciones (la actual)
  --origin  origen de la API; si falta, el de la página
Termina con 0 si se escribió, 1 si el uso es incorrecto, 2 si el archivo no sirve, 3 si no se pudo escribir.
`;

const OPTIONS = { dir: OPTION.one, origin: OPTION.one };

const textOf = (body: RecordedBody): string | null =>
  body.kind === 'json' ? JSON.stringify(body.value) : body.kind === 'text' ? body.text : null;

/** Returns a browser's exchange as one that was recorded before a BFF. */
function asRecorded({ method, url, startedAtMs, status, ...parts }: RecordedExchange): Exchange {
  const { requestHeaders, body, responseHeaders, answer } = parts;
  return {
    border: 'client-bff',
    requestId: null,
    startedAt: new Date(startedAtMs || 0),
    durationMs: 0,
    request: { method, url: url.pathname + url.search, headers: requestHeaders, body: textOf(body) },
    response: status === 0 ? null : { status, headers: responseHeaders, body: textOf(answer) },
  };
}

/** Redacts what the command line names. Returns the exit code. */
export function redact(args: readonly string[], output: Output): Promise<number> {
  return runCommand(USAGE, args, output, async () => {
    const { values, files } = argumentsOf(args, OPTIONS, 'one');
    const [recording] = await readRecordings(files);
    const exchanges = recording ? selected(recording, 'client-bff', originOf(values.origin)) : [];
    const [first] = exchanges.map(asRecorded);
    if (!first) throw new BadInput('No hay solicitudes de la API en ese origen. Elige otro con --origin.');
    const warnings: string[] = [];
    const recorder = new Recorder({
      directory: values.dir ?? '.',
      now: () => first.startedAt,
      maxWaitingBytes: Infinity,
      onWarning: (sentence) => warnings.push(sentence),
    });
    for (const exchange of exchanges) recorder.record(asRecorded(exchange));
    await recorder.flush();
    const { path } = recorder;
    await recorder.close();
    if (warnings.length > 0) throw new CouldNotRun(warnings.join(' '));
    output.report(`${exchanges.length} solicitudes sin datos personales en ${path}\n`);
    return EXIT.same;
  });
}
