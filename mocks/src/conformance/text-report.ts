import type { CaseResult, ConformanceResult, OperationResult } from './suite.ts';

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
export function textReport(result: ConformanceResult): string {
  const lines = result.operations.flatMap(operationLines);
  return [`Conformidad de ${result.target}`, ...lines, lastLine(result), ''].join('\n');
}
