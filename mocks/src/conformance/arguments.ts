import { parseArgs } from 'node:util';
import { baseUrlOf, type Environment, pairOf, timeoutOf, understood, WrongUsage } from '../command-line.ts';
import type { Target } from './exchange.ts';

export interface Arguments {
  readonly target: Target;
  /** Where the JSON report goes, if anywhere. */
  readonly jsonFile: string | undefined;
}

export const USAGE = `Uso: npm run conformance -- --target URL [--json ARCHIVO] [--timeout MS]
Pregunta a un core todo lo que core.yaml describe y dice, operación por operación, si lo cumple.
  --target   dirección base del core
  --json     archivo para el informe en JSON
  --timeout  plazo de cada solicitud en ms (10000)
Credenciales del servicio: CORE_USER y CORE_PASSWORD.
Termina con 0 si cumple, 4 si se desvía, 1 si el uso es incorrecto, 3 si no se pudo ejecutar.
`;

const DEFAULT_TIMEOUT_MS = 10_000;

const OPTIONS = {
  target: { type: 'string' },
  json: { type: 'string' },
  timeout: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What was asked for; undefined when only help was. @throws WrongUsage */
export function argumentsFrom(args: readonly string[], environment: Environment): Arguments | undefined {
  const { values } = understood(() => parseArgs({ args: [...args], options: OPTIONS }));
  if (values.help) return undefined;
  const core = pairOf(environment, 'CORE_USER', 'CORE_PASSWORD');
  const target = {
    url: baseUrlOf(values.target),
    credentials: core && { user: core[0], password: core[1] },
    timeoutMs: timeoutOf(values.timeout, DEFAULT_TIMEOUT_MS),
  };
  if (values.json === '') throw new WrongUsage('--json lleva el nombre de un archivo.');
  return { target, jsonFile: values.json };
}
