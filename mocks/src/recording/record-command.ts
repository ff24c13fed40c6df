import type { Border } from '@simulador/recording/exchange';
import { Recorder } from '@simulador/recording/recorder';
import { parseArgs } from 'node:util';
import {
  baseUrlOf,
  borderOf,
  CouldNotRun,
  listenFailure,
  type Output,
  portOf,
  understood,
  WrongUsage,
} from '../command-line.ts';
import { codeOfFailure, unreachableReason } from '../connection-failure.ts';
import { serve, type Served } from '../http-bridge.ts';
import { isBff } from '../is-bff.ts';
import { recordingProxy } from './proxy.ts';

export const RECORD_USAGE = `Uso: npm run record -- --target URL --dir CARPETA [--port N] [--host H] [--border BORDE]
Un proxy que graba en HAR lo que pasa por él, sin datos personales.
  --target  dirección base a la que pasa todo
  --dir     carpeta de las grabaciones; se crea si no existe
  --port    puerto en que escucha (4020)
  --host    dirección en que escucha (127.0.0.1)
  --border  client-bff si el destino es un BFF, bff-core si es un core; si falta, se le pregunta al destino
`;

const DEFAULT_PORT = 4020;
const OPTIONS = {
  target: { type: 'string' },
  dir: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  border: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

interface RecordArguments {
  readonly target: URL;
  readonly directory: string;
  readonly port: number;
  readonly host: string | undefined;
  readonly border: Border;
}

type ParsedArguments = Omit<RecordArguments, 'border'> & { readonly border: Border | undefined };

const BORDER_NAMES: Readonly<Record<Border, string>> = {
  'client-bff': 'un BFF (client-bff)',
  'bff-core': 'un core (bff-core)',
};

/** Parses the arguments; undefined for help. @throws WrongUsage */
function argumentsFrom(args: readonly string[]): ParsedArguments | undefined {
  const { values } = understood(() => parseArgs({ args: [...args], options: OPTIONS }));
  if (values.help) return undefined;
  const target = baseUrlOf(values.target);
  if (!values.dir) throw new WrongUsage('Falta --dir CARPETA.');
  return {
    target,
    directory: values.dir,
    port: portOf('--port', values.port) ?? DEFAULT_PORT,
    host: values.host,
    border: borderOf(values.border),
  };
}

/** Detects on which side of the BFF the target is. @throws CouldNotRun if the target does not answer */
async function borderBefore(target: URL): Promise<Border> {
  try {
    return (await isBff(target)) ? 'client-bff' : 'bff-core';
  } catch (error) {
    const reason = unreachableReason(codeOfFailure(error));
    const why = reason === undefined ? '' : `: ${reason}`;
    throw new CouldNotRun(
      `El destino no responde${why}. Inícialo antes, o elige --border client-bff o bff-core.`,
    );
  }
}

/** Starts a recording proxy. Its `close` also completes the recording. */
export async function startRecording(options: RecordArguments, output: Output): Promise<Served> {
  const { directory, target, border, port, host } = options;
  const recorder = new Recorder({ directory, onWarning: (sentence) => output.complaint(`${sentence}\n`) });
  try {
    const served = await serve(recordingProxy({ target, border, recorder }), port, host);
    return {
      ...served,
      async close() {
        await served.close();
        await recorder.close();
      },
    };
  } catch (error) {
    await recorder.close();
    throw listenFailure(error, port);
  }
}

/** Starts what the command line specifies; undefined for help. @throws WrongUsage, CouldNotRun */
export async function record(args: readonly string[], output: Output): Promise<Served | undefined> {
  const parsed = argumentsFrom(args);
  if (!parsed) {
    output.report(RECORD_USAGE);
    return undefined;
  }
  const options = { ...parsed, border: parsed.border ?? (await borderBefore(parsed.target)) };
  const served = await startRecording(options, output);
  output.report(
    `Grabando en ${options.directory} lo que pasa por ${served.url} hacia ${options.target.origin}, ${BORDER_NAMES[options.border]}\n`,
  );
  return served;
}
