import { type Bounds, CoreBounds } from '@simulador/contracts/api/core-bounds';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  baseUrlOf,
  type Environment,
  EXIT,
  failed,
  type Output,
  pairOf,
  timeoutOf,
  understood,
  unwritten,
  WrongUsage,
} from '../command-line.ts';
import type { Target } from './exchange.ts';
import { checkConformance, type ConformanceResult } from './suite.ts';
import { textReport } from './text-report.ts';

interface Arguments {
  readonly target: Target;
  /** Path of the JSON report, if one was requested. */
  readonly jsonFile: string | undefined;
}

const USAGE = `Uso: npm run conformance -- --target URL [--json ARCHIVO] [--timeout MS] [--workflow]
Pregunta a un core todo lo que core.yaml describe y dice, operación por operación, si lo cumple.
  --target    dirección base del core
  --json      archivo para el informe en JSON
  --timeout   plazo de cada solicitud en ms (10000)
  --workflow  hace además un envío completo al workflow, de una persona inventada: crea datos. A un core simulado, en una
              sesión propia, se hace siempre
Credenciales del servicio: CORE_USER y CORE_PASSWORD. Tolerancias y límites de sus cifras: CORE_BOUNDS.
Termina con 0 si cumple, 4 si se desvía, 1 si el uso es incorrecto, 3 si no se pudo ejecutar.
`;

const DEFAULT_TIMEOUT_MS = 10_000;

const OPTIONS = {
  target: { type: 'string' },
  json: { type: 'string' },
  timeout: { type: 'string' },
  workflow: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Parses the arguments; undefined for help. @throws WrongUsage */
function argumentsFrom(args: readonly string[], environment: Environment): Arguments | undefined {
  const { values } = understood(() => parseArgs({ args: [...args], options: OPTIONS }));
  if (values.help) return undefined;
  const core = pairOf(environment, 'CORE_USER', 'CORE_PASSWORD');
  const target = {
    url: baseUrlOf(values.target),
    credentials: core && { user: core[0], password: core[1] },
    timeoutMs: timeoutOf(values.timeout) ?? DEFAULT_TIMEOUT_MS,
    bounds: boundsOf(environment['CORE_BOUNDS']),
    allowWorkflow: values.workflow ?? false,
  };
  if (values.json === '') throw new WrongUsage('--json lleva el nombre de un archivo.');
  return { target, jsonFile: values.json };
}

/** Returns today's tolerances and limits. @throws WrongUsage */
function boundsOf(changes: string | undefined): Bounds {
  try {
    return new CoreBounds(changes).at(santiagoDate(new Date()));
  } catch (error) {
    throw new WrongUsage(`CORE_BOUNDS no entiende «${(error as Error).message}».`);
  }
}

async function writeJson(file: string | undefined, result: ConformanceResult): Promise<void> {
  if (file === undefined) return;
  try {
    await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
  } catch (error) {
    throw unwritten('--json', error);
  }
}

async function run({ target, jsonFile }: Arguments, output: Output): Promise<number> {
  const result = await checkConformance(target);
  output.report(textReport(result));
  await writeJson(jsonFile, result);
  return result.conforms ? EXIT.same : EXIT.different;
}

/**
 * Runs the suite with the options of the command line. Returns the exit code: 0 honoured, 4 deviations, 1 usage, 3
 * could not run.
 */
export async function conformance(
  args: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  try {
    const wanted = argumentsFrom(args, environment);
    if (wanted) return await run(wanted, output);
    output.report(USAGE);
    return EXIT.same;
  } catch (error) {
    return failed(error, USAGE, output);
  }
}
