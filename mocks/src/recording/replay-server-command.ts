import { argumentsOf, BadInput, borderOf, OPTION, type Output, portOf } from '../command-line.ts';
import { bridge, serve, type Served } from '../http-bridge.ts';
import { patternsOf } from './json-path.ts';
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
const OPTIONS = { port: OPTION.one, host: OPTION.one, border: OPTION.one, volatile: OPTION.many };

/** Starts what the command line specifies. @throws WrongUsage, BadInput, CouldNotRun */
export async function replayServer(args: readonly string[], output: Output): Promise<Served> {
  const { values, files } = argumentsOf(args, OPTIONS, 'some');
  const port = portOf('--port', values.port) ?? DEFAULT_PORT;
  const border = borderOf(values.border) ?? 'bff-core';
  const volatile = patternsOf(values.volatile, '--volatile');
  const recordings = await readRecordings(files);
  const count = exchangesOf(recordings, border).length;
  if (count === 0) throw new BadInput(`No hay nada grabado del borde ${border}.`);
  const served = await serve(bridge(replayCore(recordings, { border, volatile })), port, values.host);
  output.report(`Grabación de ${count} solicitudes en ${served.url}\n`);
  return served;
}
