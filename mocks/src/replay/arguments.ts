import { parseArgs } from 'node:util';
import type { Role } from '@simulador/contracts/people/access';
import type { Border } from '@simulador/recording/exchange';
import {
  baseUrlOf,
  borderOf,
  type Environment,
  pairOf,
  timeoutOf,
  understood,
  WrongUsage,
} from '../command-line.ts';
import { basicAuthorization } from '../core/credentials.ts';
import { pathPattern, type PathPattern, WrongPattern } from '../recording/json-path.ts';

export const REPLAY_USAGE = `Uso: npm run replay -- ARCHIVO… --target URL [opciones]
Envía a un BFF o core lo que un cliente envió al grabar y compara las respuestas. ARCHIVO es una grabación, un HAR o una
colección de Postman.
  --target URL        dirección base a la que se envía
  --border BORDE      client-bff o bff-core: qué parte de la grabación se envía (client-bff)
  --origin URL        origen de la API en un HAR de navegador; si falta, el de la página
  --ignore CAMPO      no compara el campo: FecVencimiento, salida[].Tasa, **.id; se puede repetir
  --tolerance CAMPO=N cuánto puede variar un número; se puede repetir
  --unordered CAMPO   lista cuyo orden no importa; se puede repetir
  --allow-writes      envía también lo que crea o cambia datos
  --timeout MS        plazo de cada solicitud (30000)
  --json ARCHIVO  --junit ARCHIVO   informes
Con REPLAY_EMAIL y REPLAY_PASSWORD inicia sesión donde la grabación lo hizo; con REPLAY_ADMIN_EMAIL, REPLAY_EXECUTIVE_EMAIL o
REPLAY_COMMERCIAL_EMAIL y su _PASSWORD, donde lo hizo alguien con ese rol. Con CORE_USER y CORE_PASSWORD se identifica
ante un core. Termina con 0 si todo es igual, 4 si hay diferencias, 1 si el uso es incorrecto, 2 si un archivo no sirve,
3 si no se pudo ejecutar.
`;

export interface Login {
  readonly email: string;
  readonly password: string;
}

/** Credentials by role; `any` for roles without their own. */
export type Logins = Readonly<Partial<Record<Role | 'any', Login>>>;

export interface Tolerance {
  readonly pattern: PathPattern;
  readonly amount: number;
}

export interface ReplayArguments {
  readonly files: readonly string[];
  readonly target: URL;
  readonly border: Border;
  readonly origin: string | undefined;
  readonly ignore: readonly PathPattern[];
  readonly tolerances: readonly Tolerance[];
  readonly unordered: readonly PathPattern[];
  readonly allowWrites: boolean;
  readonly timeoutMs: number;
  readonly reports: Readonly<Partial<Record<'json' | 'junit', string>>>;
  readonly logins: Logins;
  /** Authorization header for a core. */
  readonly basic: string | undefined;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const MANY = { type: 'string', multiple: true } as const;
const ONE = { type: 'string' } as const;
const OPTIONS = {
  target: ONE,
  border: ONE,
  origin: ONE,
  ignore: MANY,
  tolerance: MANY,
  unordered: MANY,
  'allow-writes': { type: 'boolean' },
  timeout: ONE,
  json: ONE,
  junit: ONE,
  help: { type: 'boolean', short: 'h' },
} as const;

/** Splits comma-separated values. */
const listed = (texts: readonly string[] = []): string[] =>
  texts.flatMap((text) => text.split(',')).filter((text) => text.trim() !== '');

function patternOf(text: string, option: string): PathPattern {
  try {
    return pathPattern(text);
  } catch (error) {
    if (error instanceof WrongPattern) throw new WrongUsage(`${option} no se entiende: ${text}.`);
    throw error;
  }
}

function toleranceOf(text: string): Tolerance {
  const [, path = '', amount = ''] = /^(.+)=(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (!path) throw new WrongUsage(`--tolerance se escribe CAMPO=N: ${text}.`);
  return { pattern: patternOf(path, '--tolerance'), amount: Number(amount) };
}

function reportsOf(values: Readonly<Partial<Record<'json' | 'junit', string>>>) {
  const { json, junit } = values;
  for (const [name, file] of Object.entries({ json, junit })) {
    if (file === '') throw new WrongUsage(`--${name} lleva el nombre de un archivo.`);
  }
  return { ...(json ? { json } : {}), ...(junit ? { junit } : {}) };
}

/** Reads the credentials of each role. @throws WrongUsage */
function loginsFrom(environment: Environment): Logins {
  const pairs = {
    any: pairOf(environment, 'REPLAY_EMAIL', 'REPLAY_PASSWORD'),
    adminrole: pairOf(environment, 'REPLAY_ADMIN_EMAIL', 'REPLAY_ADMIN_PASSWORD'),
    executiverole: pairOf(environment, 'REPLAY_EXECUTIVE_EMAIL', 'REPLAY_EXECUTIVE_PASSWORD'),
    commercialrole: pairOf(environment, 'REPLAY_COMMERCIAL_EMAIL', 'REPLAY_COMMERCIAL_PASSWORD'),
  };
  return Object.fromEntries(
    Object.entries(pairs).flatMap(([role, pair]) =>
      pair ? [[role, { email: pair[0], password: pair[1] }]] : [],
    ),
  );
}

/** Parses the arguments; undefined for help. @throws WrongUsage */
export function argumentsFrom(
  args: readonly string[],
  environment: Environment,
): ReplayArguments | undefined {
  const { values, positionals } = understood(() =>
    parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true }),
  );
  if (values.help) return undefined;
  if (positionals.length === 0) throw new WrongUsage('Falta el ARCHIVO de la grabación.');
  const core = pairOf(environment, 'CORE_USER', 'CORE_PASSWORD');
  const border = borderOf(values.border) ?? 'client-bff';
  return {
    files: positionals,
    target: baseUrlOf(values.target),
    border,
    origin: values.origin === undefined ? undefined : baseUrlOf(values.origin, '--origin').origin,
    ignore: listed(values.ignore).map((text) => patternOf(text, '--ignore')),
    tolerances: listed(values.tolerance).map(toleranceOf),
    unordered: listed(values.unordered).map((text) => patternOf(text, '--unordered')),
    allowWrites: values['allow-writes'] ?? false,
    timeoutMs: timeoutOf(values.timeout) ?? DEFAULT_TIMEOUT_MS,
    reports: reportsOf(values),
    logins: loginsFrom(environment),
    basic:
      core && border === 'bff-core' ? basicAuthorization({ user: core[0], password: core[1] }) : undefined,
  };
}
