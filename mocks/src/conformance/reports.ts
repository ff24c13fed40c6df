import { escaped } from '../markup/escaped.ts';
import type { CaseResult, ConformanceResult, OperationResult } from './suite.ts';

const NAME_WIDTH = 22;

const isDeviating = ({ deviations }: CaseResult): boolean => deviations.length > 0;

/** Returns one line per different violation, with the cases in which it occurs. */
function deviationLines(cases: readonly CaseResult[]): string[] {
  const namesByDetail = new Map<string, string[]>();
  for (const { name, deviations } of cases) {
    for (const { detail } of deviations)
      namesByDetail.set(detail, [...(namesByDetail.get(detail) ?? []), name]);
  }
  return [...namesByDetail].map(([detail, [first, ...others]]) => {
    const more = others.length > 0 ? ` y ${others.length} más` : '';
    return `    ${detail}  [${first}${more}]`;
  });
}

function operationLines({ operation, method, path, conforms, cases }: OperationResult): string[] {
  const deviating = cases.filter(isDeviating);
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

const detailsOf = ({ deviations }: CaseResult): string => deviations.map(({ detail }) => detail).join('\n');
const countIn = (cases: readonly CaseResult[]): number => cases.filter(isDeviating).length;

/** Formats the result as a JUnit file: one suite per operation, one case per request. */
export function junitReport({ operations, durationMs }: ConformanceResult): string {
  const suites = operations.map(({ operation, cases }) => {
    const lines = cases.map((each) => {
      const text = escaped(detailsOf(each));
      const failure = text && `<failure message="${text.split('\n')[0] ?? ''}">${text}</failure>`;
      return `<testcase classname="${operation}" name="${escaped(each.name)}" time="${each.durationMs / 1000}">${failure}</testcase>`;
    });
    return [
      `<testsuite name="${operation}" tests="${cases.length}" failures="${countIn(cases)}">`,
      ...lines,
      '</testsuite>',
    ];
  });
  const all = operations.flatMap(({ cases }) => cases);
  const counts = `tests="${all.length}" failures="${countIn(all)}" time="${durationMs / 1000}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    ...suites.flat(),
    '</testsuites>',
    '',
  ].join('\n');
}
