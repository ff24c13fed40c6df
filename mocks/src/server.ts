/** The mock core as a process of its own. */
import { optionsFrom, WrongEnvironment } from './environment.ts';
import { startMockServer, type MockServer } from './mock-server.ts';

function sentenceOf(error: unknown): string {
  if (error instanceof WrongEnvironment) return error.message;
  const code = (error as NodeJS.ErrnoException).code;
  const port = optionsFrom(process.env).port;
  if (code === 'EADDRINUSE') return `El puerto ${port} ya está en uso: elige otro con MOCK_PORT.`;
  if (code === 'EACCES') return `No hay permiso para usar el puerto ${port}: elige otro con MOCK_PORT.`;
  return `El core simulado no pudo partir${code ? ` (${code})` : ''}.`;
}

function endWithParent({ close }: MockServer): void {
  const end = (): void => {
    void close().then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.once('disconnect', end);
}

try {
  const server = await startMockServer(optionsFrom(process.env));
  endWithParent(server);
  if (process.send) process.send({ type: 'ready', url: server.url });
  else process.stdout.write(`Core simulado en ${server.url}\n`);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
  process.disconnect?.();
}
