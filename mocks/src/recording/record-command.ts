import type { Border } from '@simulador/recording/exchange';
import { Recorder } from '@simulador/recording/recorder';
import {
  argumentsOf,
  baseUrlOf,
  borderOf,
  CouldNotRun,
  OPTION,
  type Output,
  portOf,
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
const { one } = OPTION;
const OPTIONS = { target: one, dir: one, port: one, host: one, border: one };

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

/** Starts a recording proxy. Its `close` also completes the recording. @throws WrongUsage, CouldNotRun */
export async function record(args: readonly string[], output: Output): Promise<Served> {
  const { values } = argumentsOf(args, OPTIONS);
  const target = baseUrlOf(values.target);
  const { dir: directory } = values;
  if (!directory) throw new WrongUsage('Falta --dir CARPETA.');
  const port = portOf('--port', values.port) ?? DEFAULT_PORT;
  const border = borderOf(values.border) ?? (await borderBefore(target));
  const recorder = new Recorder({ directory, onWarning: (sentence) => output.complaint(`${sentence}\n`) });
  try {
    const served = await serve(recordingProxy({ target, border, recorder }), port, values.host);
    output.report(`Grabando en ${directory} lo que pasa por ${served.url} hacia ${target.origin} (${border})
`);
    return {
      ...served,
      async close() {
        await served.close();
        await recorder.close();
      },
    };
  } catch (error) {
    await recorder.close();
    throw error;
  }
}
