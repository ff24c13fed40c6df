import { parseArgs } from 'node:util';
import type { Credentials } from '../core/credentials.ts';
import type { Target } from './exchange.ts';

export interface Arguments {
  readonly target: Target;
  /** Where the JSON report goes, if anywhere. */
  readonly jsonFile: string | undefined;
}

/** A command line or environment that cannot be used; the message says in Spanish what is wrong. */
export class WrongUsage extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

export const USAGE = `Uso: npm run conformance -- --target URL [--json ARCHIVO] [--timeout MS]
Pregunta a un core todo lo que core.yaml describe y dice, operación por operación, si lo cumple.
  --target   dirección base del core
  --json     archivo para el informe en JSON
  --timeout  plazo de cada solicitud en ms (10000)
Credenciales del servicio: CORE_USER y CORE_PASSWORD.
Termina con 0 si cumple, 4 si se desvía, 1 si el uso es incorrecto, 3 si no se pudo ejecutar.
`;

const DEFAULT_TIMEOUT_MS = 10_000;
const MAX_TIMEOUT_MS = 600_000;

function urlOf(text: string | undefined): URL {
  if (!text) throw new WrongUsage('Falta --target URL.');
  if (!URL.canParse(text)) throw new WrongUsage('--target no es una dirección.');
  const url = new URL(text);
  if (!['http:', 'https:'].includes(url.protocol)) {
    throw new WrongUsage('--target debe comenzar con http:// o https://.');
  }
  if (url.username || url.password) {
    throw new WrongUsage('Las credenciales van en CORE_USER y CORE_PASSWORD, no en --target.');
  }
  if (url.search || url.hash)
    throw new WrongUsage('--target es una dirección base, sin consulta ni fragmento.');
  return url;
}

function timeoutOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_TIMEOUT_MS;
  const timeoutMs = Number(text);
  if (!/^\d+$/.test(text) || timeoutMs < 1 || timeoutMs > MAX_TIMEOUT_MS) {
    throw new WrongUsage(`--timeout es un entero de 1 a ${MAX_TIMEOUT_MS}.`);
  }
  return timeoutMs;
}

function credentialsOf({ CORE_USER: user, CORE_PASSWORD: password }: Environment): Credentials | undefined {
  if (!user && !password) return undefined;
  if (!user || !password) throw new WrongUsage('CORE_USER y CORE_PASSWORD van juntas o no van.');
  return { user, password };
}

const OPTIONS = {
  target: { type: 'string' },
  json: { type: 'string' },
  timeout: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch {
    throw new WrongUsage('No se entienden las opciones.');
  }
}

/** What was asked for; undefined when only help was. @throws WrongUsage */
export function argumentsFrom(args: readonly string[], environment: Environment): Arguments | undefined {
  const values = valuesOf(args);
  if (values.help) return undefined;
  const target = {
    url: urlOf(values.target),
    credentials: credentialsOf(environment),
    timeoutMs: timeoutOf(values.timeout),
  };
  if (values.json === '') throw new WrongUsage('--json lleva el nombre de un archivo.');
  return { target, jsonFile: values.json };
}
