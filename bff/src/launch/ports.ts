import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from '../database/embedded/free-port.ts';

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

/** Returns the configured port, which must be free. Without one: the default port, or any free one if that is taken. */
export async function chosenOrAnyPort(
  env: NodeJS.ProcessEnv,
  name: string,
  usual: number,
  host: string,
): Promise<number> {
  const port = portFrom(env, name, usual);
  try {
    await assertFree(port, name, host);
    return port;
  } catch (error) {
    if (env[name]?.trim()) throw error;
    return freePort();
  }
}

/** Maximum wait for a configured core's first answer, ms. */
const TIMEOUT_MS = 2_000;

/** Returns the origin of the configured core if it does not answer at all; null if it does, whatever it says, or if none is configured. */
export async function unreachableCore(env: NodeJS.ProcessEnv): Promise<string | null> {
  const url = env['CORE_URL']?.trim() ?? '';
  if (!URL.canParse(url)) return null;
  const { origin } = new URL(url);
  return fetch(origin, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' }).then(
    () => null,
    () => origin,
  );
}
