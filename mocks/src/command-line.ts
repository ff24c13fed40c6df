/** Checks of arguments and variables, and exit codes, shared by the commands. */
import { inspect } from 'node:util';
import { type Border, isBorder } from '@simulador/recording/exchange';
import type { Served } from './http-bridge.ts';

/** Option or variable that cannot be used; the message says in Spanish what is wrong. */
export class WrongUsage extends Error {}

/** An input file is invalid; the message says in Spanish why. */
export class BadInput extends Error {}

/** The command failed; the message says in Spanish why. */
export class CouldNotRun extends Error {}

export const EXIT = { same: 0, usage: 1, badInput: 2, couldNotRun: 3, different: 4 } as const;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Output of a command: reports and error messages. */
export interface Output {
  report(text: string): void;
  complaint(text: string): void;
}

export const PROCESS_OUTPUT: Output = {
  report: (text) => process.stdout.write(text),
  complaint: (text) => process.stderr.write(text),
};

/** Prints the message of a failure and returns its exit code. */
export function failed(error: unknown, usage: string, output: Output): number {
  if (error instanceof WrongUsage) {
    output.complaint(`${error.message}\n\n${usage}`);
    return EXIT.usage;
  }
  const known = error instanceof BadInput || error instanceof CouldNotRun;
  output.complaint(`${known ? error.message : `No se pudo terminar: ${inspect(error)}`}\n`);
  return error instanceof BadInput ? EXIT.badInput : EXIT.couldNotRun;
}

/** Parses an http(s) base address without credentials. @throws WrongUsage */
export function baseUrlOf(text: string | undefined, option = '--target'): URL {
  if (!text) throw new WrongUsage(`Falta ${option} URL.`);
  if (!URL.canParse(text)) throw new WrongUsage(`${option} no es una dirección.`);
  const url = new URL(text);
  if (!['http:', 'https:'].includes(url.protocol)) {
    throw new WrongUsage(`${option} debe comenzar con http:// o https://.`);
  }
  if (url.username || url.password) throw new WrongUsage(`${option} no lleva credenciales.`);
  if (url.search || url.hash)
    throw new WrongUsage(`${option} es una dirección base, sin consulta ni fragmento.`);
  return url;
}

export const addressBelow = (base: URL, path: string): string =>
  base.origin + base.pathname.replace(/\/$/, '') + path;

const MAX_TIMEOUT_MS = 600_000;

/** Parses milliseconds, 1 to 600,000; undefined if absent. @throws WrongUsage */
export function timeoutOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const timeoutMs = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (timeoutMs < 1 || timeoutMs > MAX_TIMEOUT_MS) {
    throw new WrongUsage(`--timeout es un entero de 1 a ${MAX_TIMEOUT_MS}.`);
  }
  return timeoutMs;
}

/** Returns two variables that must be set together; undefined if neither is set. @throws WrongUsage */
export function pairOf(
  environment: Environment,
  one: string,
  other: string,
): readonly [string, string] | undefined {
  const [first, second] = [environment[one], environment[other]];
  if (!first && !second) return undefined;
  if (!first || !second) throw new WrongUsage(`${one} y ${other} van juntas o no van.`);
  return [first, second];
}

export const MAX_PORT = 65_535;

/** Parses a port. @param name name of the option or variable @throws WrongUsage */
export function portOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) <= MAX_PORT) return Number(text);
  throw new WrongUsage(`${name} debe ser un puerto de 0 a ${MAX_PORT}.`);
}

/** Parses a side of the BFF; undefined if absent. @throws WrongUsage */
export function borderOf(text: string | undefined): Border | undefined {
  if (text === undefined || isBorder(text)) return text;
  throw new WrongUsage('--border es client-bff o bff-core.');
}

/** Runs a parser of arguments, and converts its errors. @throws WrongUsage */
export function understood<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    const { message } = error as Error;
    const [, option] = /'(-[^' ,]*)/.exec(message) ?? [];
    throw new WrongUsage(option ? `No se entiende ${option}.` : 'No se entienden las opciones.');
  }
}

/** Returns the error of a report that could not be written. @param option option with the name of its file */
export function unwritten(option: string, error: unknown): CouldNotRun {
  const { code = 'sin código' } = error as NodeJS.ErrnoException;
  return new CouldNotRun(`No se pudo escribir el archivo de ${option} (${code}).`);
}

/** Returns the error of a server that could not start. @param name option or variable with its port */
export function listenFailure(error: unknown, port: number, name = '--port'): CouldNotRun {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === 'EADDRINUSE')
    return new CouldNotRun(`El puerto ${port} ya está en uso: elige otro con ${name}.`);
  if (code === 'EACCES')
    return new CouldNotRun(`No hay permiso para usar el puerto ${port}: elige otro con ${name}.`);
  return new CouldNotRun(`No se pudo escuchar en el puerto ${port}${code ? ` (${code})` : ''}.`);
}

export async function runServer(start: () => Promise<Served | undefined>, usage: string): Promise<void> {
  try {
    const served = await start();
    if (!served) return;
    const end = (): void => void served.close().then(() => process.exit(0));
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
  } catch (error) {
    process.exitCode = failed(error, usage, PROCESS_OUTPUT);
  }
}
