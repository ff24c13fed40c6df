import { contextAfter, type RecordingContext } from '@simulador/recording/context';
import type { Exchange } from '@simulador/recording/exchange';
import { createFile, HarFile } from '@simulador/recording/har-file';
import { Pseudonyms } from '@simulador/recording/pseudonyms';
import { Redaction } from '@simulador/recording/redaction';
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
  --dir     carpeta en que se escribe ARCHIVO con otro nombre, el mismo terminado en .redactado.har (la actual)
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
    startedAt: new Date(Number.isNaN(startedAtMs) ? 0 : startedAtMs),
    durationMs: 0,
    request: { method, url: url.pathname + url.search, headers: requestHeaders, body: textOf(body) },
    response: status === 0 ? null : { status, headers: responseHeaders, body: textOf(answer) },
  };
}

/** Writes the redacted exchanges. Returns the path of the file. @throws the system's error */
async function write(exchanges: readonly Exchange[], directory: string, name: string): Promise<string> {
  const clock = (exchanges[0]?.startedAt ?? new Date()).toISOString();
  let context: RecordingContext = { clock, uf: null, tmc: null };
  const redaction = new Redaction(new Pseudonyms());
  const har = await HarFile.create(directory, name, context, createFile);
  for (const exchange of exchanges) {
    context = contextAfter(context, exchange);
    await har.append(redaction.entryOf(exchange), context);
  }
  await har.close();
  return har.path;
}

/** Redacts what the command line names. Returns the exit code. */
export function redact(args: readonly string[], output: Output): Promise<number> {
  return runCommand(USAGE, args, output, async () => {
    const { values, files } = argumentsOf(args, OPTIONS, 'one');
    const [recording] = await readRecordings(files);
    const exchanges = recording ? selected(recording, 'client-bff', originOf(values.origin)) : [];
    if (!recording || exchanges.length === 0)
      throw new BadInput('No hay solicitudes de la API en ese origen. Elige otro con --origin.');
    const name = `${recording.file.replace(/\.har$/i, '')}.redactado.har`;
    const path = await write(exchanges.map(asRecorded), values.dir ?? '.', name).catch(
      ({ code = 'sin código' }: NodeJS.ErrnoException) => {
        throw new CouldNotRun(`No se pudo escribir ${name} (${code}).`);
      },
    );
    output.report(`${exchanges.length} solicitudes sin datos personales en ${path}\n`);
    return EXIT.same;
  });
}
