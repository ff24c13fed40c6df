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
import { junitReport, textReport } from './reports.ts';
import { checkConformance, type ConformanceResult, EXAMINED } from './suite.ts';

const REPORTS = {
  json: (result: ConformanceResult) => `${JSON.stringify(result, null, 2)}\n`,
  junit: junitReport,
};
type Report = keyof typeof REPORTS;

interface Arguments {
  readonly target: Target;
  /** Operations to check. */
  readonly only: typeof EXAMINED;
  /** Paths of the requested reports. */
  readonly files: Readonly<Partial<Record<Report, string>>>;
}

const USAGE = `Uso: npm run conformance -- --target URL [--json|--junit ARCHIVO] [--operation ID] [--timeout MS] [--workflow]
Pregunta a un core todo lo que core.yaml describe y dice, operación por operación, si lo cumple.
  --target    dirección base del core
  --json      archivo para el informe en JSON; --junit, en ese formato
  --operation solo esa operación de core.yaml, como tmc; se puede repetir
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
  junit: { type: 'string' },
  operation: { type: 'string', multiple: true },
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
  const { json, junit } = values;
  const files = {
    ...(json !== undefined && { json }),
    ...(junit !== undefined && { junit }),
  };
  for (const [option, file] of Object.entries(files))
    if (file === '') throw new WrongUsage(`--${option} lleva el nombre de un archivo.`);
  return { target, files, only: operationsOf(values.operation) };
}

/** Returns the operations with these ids, in the suite's order, or all. @throws WrongUsage */
function operationsOf(ids: readonly string[] | undefined): typeof EXAMINED {
  if (ids === undefined) return EXAMINED;
  const unknown = ids.find((each) => !(EXAMINED as string[]).includes(each));
  if (unknown !== undefined) throw new WrongUsage(`--operation no conoce «${unknown}».`);
  return EXAMINED.filter((each) => ids.includes(each));
}

/** Returns today's tolerances and limits. @throws WrongUsage */
function boundsOf(changes: string | undefined): Bounds {
  try {
    return new CoreBounds(changes).at(santiagoDate(new Date()));
  } catch (error) {
    throw new WrongUsage(`CORE_BOUNDS no entiende «${(error as Error).message}».`);
  }
}

async function writeReport(report: Report, file: string, result: ConformanceResult): Promise<void> {
  try {
    await writeFile(file, REPORTS[report](result));
  } catch (error) {
    throw unwritten(`--${report}`, error);
  }
}

async function run({ target, only, files }: Arguments, output: Output): Promise<number> {
  const result = await checkConformance(target, only);
  output.report(textReport(result));
  for (const [report, file] of Object.entries(files)) await writeReport(report as Report, file, result);
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
