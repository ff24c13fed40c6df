/** Arguments, variables and exit codes of the commands. */
import { inspect, parseArgs, type ParseArgsConfig } from 'node:util';
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

const isHelp = (argument: string): boolean => argument === '--help' || argument === '-h';

type ListenError = NodeJS.ErrnoException & { readonly port: number };

/** Returns the Spanish sentence about a failure. @param portOption option or variable of a server's port */
function sentenceOf(error: unknown, portOption: (port: number) => string): string {
  if (error instanceof BadInput || error instanceof CouldNotRun) return error.message;
  const { syscall, code, port } = (error ?? {}) as Partial<ListenError>;
  if (syscall !== 'listen' || port === undefined) return `No se pudo terminar: ${inspect(error)}`;
  const reason = code === 'EADDRINUSE' ? 'ya está en uso' : `no se puede usar (${code})`;
  return `El puerto ${port} ${reason}: elige otro con ${portOption(port)}.`;
}

/** Runs a command, or prints its usage if the arguments ask for it. Returns the exit code; prints the message of a failure. */
export async function runCommand(
  usage: string,
  args: readonly string[],
  output: Output,
  act: () => Promise<number>,
  portOption = (_port: number): string => '--port',
): Promise<number> {
  try {
    if (!args.some(isHelp)) return await act();
    output.report(usage);
    return EXIT.same;
  } catch (error) {
    if (error instanceof WrongUsage) {
      output.complaint(`${error.message}\n\n${usage}`);
      return EXIT.usage;
    }
    output.complaint(`${sentenceOf(error, portOption)}\n`);
    return error instanceof BadInput ? EXIT.badInput : EXIT.couldNotRun;
  }
}

/** Runs a server with this process's arguments, until a signal or the end of its parent ends it. */
export async function runServer(
  usage: string,
  start: (args: readonly string[], output: Output) => Promise<Served>,
  portOption?: (port: number) => string,
): Promise<void> {
  const args = process.argv.slice(2);
  const serve = async (): Promise<number> => {
    const served = await start(args, PROCESS_OUTPUT);
    const end = (): void => void served.close().then(() => process.exit(0));
    for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, end);
    return EXIT.same;
  };
  process.exitCode = await runCommand(usage, args, PROCESS_OUTPUT, serve, portOption);
  if (process.exitCode !== EXIT.same) process.disconnect?.();
}

const ONE = { type: 'string' } as const;
const MANY = { type: 'string', multiple: true } as const;
const FLAG = { type: 'boolean' } as const;

/** Kinds of options: with one value, which can be repeated, without a value. */
export const OPTION = { one: ONE, many: MANY, flag: FLAG } as const;

type OptionKinds = NonNullable<ParseArgsConfig['options']>;
type Values<Options extends OptionKinds> = ReturnType<typeof parseArgs<{ options: Options }>>['values'];

/** Parses options, and the names of files where a command takes some. @throws WrongUsage */
export function argumentsOf<const Options extends OptionKinds>(
  args: readonly string[],
  options: Options,
  wanted: 'none' | 'one' | 'some' = 'none',
): { readonly values: Values<Options>; readonly files: readonly string[] } {
  const parse = () => parseArgs({ args: [...args], options, allowPositionals: wanted !== 'none' });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    const [, option] = /'(-[^' ,]*)/.exec((error as Error).message) ?? [];
    throw new WrongUsage(option ? `No se entiende ${option}.` : 'No se entienden las opciones.');
  }
  const { values, positionals: files } = parsed;
  if (wanted === 'one' && files.length !== 1) throw new WrongUsage('Falta el ARCHIVO, uno solo.');
  if (wanted === 'some' && files.length === 0) throw new WrongUsage('Falta el ARCHIVO.');
  return { values: values as Values<Options>, files };
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

/** Parses the origin of the API in a browser's HAR; undefined if absent. @throws WrongUsage */
export const originOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : baseUrlOf(text, '--origin').origin;

export const addressBelow = (base: URL, path: string): string =>
  base.origin + base.pathname.replace(/\/$/, '') + path;

const MAX_TIMEOUT_MS = 600_000;

/** Parses milliseconds, 1 to 600,000. @throws WrongUsage */
export function timeoutOf(text: string | undefined, usualMs: number): number {
  if (text === undefined) return usualMs;
  const timeoutMs = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (timeoutMs >= 1 && timeoutMs <= MAX_TIMEOUT_MS) return timeoutMs;
  throw new WrongUsage(`--timeout es un entero de 1 a ${MAX_TIMEOUT_MS}.`);
}

/** Returns an account in the environment, by default the core's; undefined if there is none. @throws WrongUsage for half of one */
export function credentialsOf(
  environment: Environment,
  userName = 'CORE_USER',
  passwordName = 'CORE_PASSWORD',
): { readonly user: string; readonly password: string } | undefined {
  const { [userName]: user, [passwordName]: password } = environment;
  if (!user && !password) return undefined;
  if (!user || !password) throw new WrongUsage(`${userName} y ${passwordName} van juntas o no van.`);
  return { user, password };
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
