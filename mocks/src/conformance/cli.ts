import { type Bounds, CoreBounds } from '@simulador/contracts/api/core-bounds';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import {
  argumentsOf,
  baseUrlOf,
  credentialsOf,
  type Environment,
  EXIT,
  OPTION,
  type Output,
  runCommand,
  timeoutOf,
  WrongUsage,
} from '../command-line.ts';
import { REPORT_OPTIONS, type ReportedCase, reportFiles, writeReports } from '../reports.ts';
import { checkConformance, type ConformanceResult, EXAMINED } from './suite.ts';
import { textReport } from './text-report.ts';

const USAGE = `Uso: npm run conformance -- --target URL [--json|--junit ARCHIVO] [--operation ID] [--timeout MS] [--workflow]
Pregunta a un core todo lo que core.yaml describe y dice, operación por operación, si lo cumple.
  --target    dirección base del core
  --json      archivo para el informe en JSON; --junit, en ese formato
  --operation solo esa operación de core.yaml, como tmc; se puede repetir
  --timeout   plazo de cada solicitud en ms (10000)
  --workflow  hace además un envío completo al workflow, de una persona inventada: crea datos. A un core simulado se
              le hace siempre
Credenciales del servicio: CORE_USER y CORE_PASSWORD. Tolerancias y límites de sus cifras: CORE_BOUNDS.
Termina con 0 si cumple, 4 si se desvía, 1 si el uso es incorrecto, 3 si no se pudo ejecutar.
`;

const DEFAULT_TIMEOUT_MS = 10_000;
const OPTIONS = {
  target: OPTION.one,
  operation: OPTION.many,
  timeout: OPTION.one,
  workflow: OPTION.flag,
  ...REPORT_OPTIONS,
} as const;

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

const reportedCases = ({ operations }: ConformanceResult): ReportedCase[] =>
  operations.flatMap(({ operation, cases }) =>
    cases.map(({ name, durationMs, deviations }): ReportedCase => {
      const lines = deviations.map(({ detail }) => detail);
      return { suite: operation, name, durationMs, ...(lines.length > 0 && { ending: ['failure', lines] }) };
    }),
  );

/**
 * Runs the suite with the options of the command line. Returns the exit code: 0 honoured, 4 deviations, 1 usage, 3
 * could not run.
 */
export function conformance(
  args: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  return runCommand(USAGE, args, output, async () => {
    const { values } = argumentsOf(args, OPTIONS);
    const files = reportFiles(values);
    const target = {
      url: baseUrlOf(values.target),
      credentials: credentialsOf(environment),
      timeoutMs: timeoutOf(values.timeout, DEFAULT_TIMEOUT_MS),
      bounds: boundsOf(environment['CORE_BOUNDS']),
      allowWorkflow: values.workflow ?? false,
    };
    const result = await checkConformance(target, operationsOf(values.operation));
    output.report(textReport(result));
    await writeReports(files, result, reportedCases(result));
    return result.conforms ? EXIT.same : EXIT.different;
  });
}
