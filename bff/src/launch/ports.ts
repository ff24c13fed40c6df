import { once } from 'node:events';
import { createServer } from 'node:net';

/** Reads a port from a variable. @throws Error with a Spanish sentence. */
export function portFrom(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 1 && port <= 65535) return port;
  throw new Error(`${name} debe ser un puerto entre 1 y 65535.`);
}

/** Checks that a port is free. @throws Error with a Spanish sentence that names the variable */
export async function assertFree(port: number, variable: string, host?: string): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    const denied = (error as NodeJS.ErrnoException).code === 'EACCES';
    throw new Error(
      denied
        ? `No hay permiso para usar el puerto ${port}: elige otro con ${variable}.`
        : `El puerto ${port} está ocupado: libéralo o elige otro con ${variable}.`,
      { cause: error },
    );
  } finally {
    probe.close();
  }
}
