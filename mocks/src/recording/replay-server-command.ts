import { parseArgs } from 'node:util';
import {
  BadInput,
  borderOf,
  listenFailure,
  type Output,
  portOf,
  understood,
  WrongUsage,
} from '../command-line.ts';
import { bridge, serve, type Served } from '../http-bridge.ts';
import { WrongPattern } from './json-path.ts';
import { readRecordings } from './recorded.ts';
import { exchangesOf, replayCore } from './replay-core.ts';

export const REPLAY_SERVER_USAGE = `Uso: npm run mocks:replay -- ARCHIVO… [--port N] [--host H] [--border BORDE] [--volatile CAMPO]…
Responde con lo grabado, en lugar de un core.
  --port      puerto en que escucha (4010)
  --host      dirección en que escucha (127.0.0.1)
  --border    qué respuestas da: bff-core o client-bff (bff-core)
  --volatile  campo que no decide qué respuesta corresponde, como Rut o salida[].Fecha; se puede repetir
`;

const DEFAULT_PORT = 4010;
const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  border: { type: 'string' },
  volatile: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Starts what the command line specifies; undefined for help. @throws WrongUsage, BadInput, CouldNotRun */
export async function replayServer(args: readonly string[], output: Output): Promise<Served | undefined> {
  const { values, positionals } = understood(() =>
    parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true }),
  );
  if (values.help) {
    output.report(REPLAY_SERVER_USAGE);
    return undefined;
  }
  if (positionals.length === 0) throw new WrongUsage('Falta el ARCHIVO de la grabación.');
  const port = portOf('--port', values.port) ?? DEFAULT_PORT;
  const border = borderOf(values.border) ?? 'bff-core';
  const recordings = await readRecordings(positionals);
  const count = exchangesOf(recordings, border).length;
  if (count === 0) throw new BadInput(`No hay nada grabado del borde ${border}.`);
  const core = coreOf(() => replayCore(recordings, { border, volatile: values.volatile ?? [] }));
  try {
    const served = await serve(bridge(core), port, values.host);
    output.report(`Grabación de ${count} solicitudes en ${served.url}\n`);
    return served;
  } catch (error) {
    throw listenFailure(error, port);
  }
}

function coreOf<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof WrongPattern) throw new WrongUsage(`--volatile no se entiende: ${error.message}.`);
    throw error;
  }
}
