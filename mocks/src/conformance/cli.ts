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
import {
  type CaseResult,
  checkConformance,
  type ConformanceResult,
  EXAMINED,
  type OperationResult,
} from './suite.ts';

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

const NAME_WIDTH = 22;

/** Returns one line per different violation, with the cases in which it occurs. */
function deviationLines(cases: readonly CaseResult[]): string[] {
  const found = cases.flatMap(({ name, deviations }) => deviations.map(({ detail }) => ({ name, detail })));
  return [...new Set(found.map(({ detail }) => detail))].map((detail) => {
    const [first, ...others] = found.filter((each) => each.detail === detail);
    return `    ${detail}  [${first?.name}${others.length > 0 ? ` y ${others.length} más` : ''}]`;
  });
}

function operationLines({ operation, method, path, conforms, cases }: OperationResult): string[] {
  const deviating = cases.filter(({ deviations }) => deviations.length > 0);
  const count = conforms ? `${cases.length} bien` : `${deviating.length} de ${cases.length} con desvíos`;
  const line = `${conforms ? '✓' : '✗'} ${operation.padEnd(NAME_WIDTH)} ${method.toUpperCase()} ${path}  ${count}`;
  return [line, ...deviationLines(deviating)];
}

function lastLine({ operations, durationMs }: ConformanceResult): string {
  const bad = operations.filter(({ conforms }) => !conforms).map(({ operation }) => operation);
  const count = operations.reduce((sum, { cases }) => sum + cases.length, 0);
  const seconds = (durationMs / 1000).toFixed(1).replace('.', ',');
  const verdict = bad.length === 0 ? 'todas cumplen core.yaml' : `no cumplen core.yaml: ${bad.join(', ')}`;
  return `${operations.length} operaciones, ${count} solicitudes en ${seconds} s; ${verdict}.`;
}

/** Formats the result for a terminal: one block per operation, and the verdict in the last line. */
function textReport(result: ConformanceResult): string {
  const lines = result.operations.flatMap(operationLines);
  return [`Conformidad de ${result.target}`, ...lines, lastLine(result), ''].join('\n');
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
