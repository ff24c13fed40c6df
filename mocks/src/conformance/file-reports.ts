import { escaped } from '../markup/escaped.ts';
import type { CaseResult, ConformanceResult, OperationResult } from './suite.ts';

const detailsOf = ({ deviations }: CaseResult): string => deviations.map(({ detail }) => detail).join('\n');
const countIn = (cases: readonly CaseResult[]): number =>
  cases.filter(({ deviations }) => deviations.length > 0).length;

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

function rowOf({ operation, method, path, conforms, cases }: OperationResult): string {
  const items = cases
    .filter(({ deviations }) => deviations.length > 0)
    .map((each) => `<li>${escaped(each.name)}: ${escaped(detailsOf(each))}</li>`);
  const verdict = conforms ? `${cases.length} bien` : `${countIn(cases)} de ${cases.length} con desvíos`;
  return `<tr><th scope="row">${operation}</th><td>${method.toUpperCase()} ${escaped(path)}</td><td>${verdict}<ul>${items.join('')}</ul></td></tr>`;
}

/** Formats the result as a page: one row per operation, with its deviations. */
export const htmlReport = ({ target, operations, conforms }: ConformanceResult): string => `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<title>Conformidad de ${escaped(target)}</title>
<style>body{font-family:sans-serif}th,td{padding:.3rem .8rem;text-align:left;vertical-align:top}ul:empty{display:none}</style>
<h1>Conformidad de ${escaped(target)}: ${conforms ? 'cumple' : 'no cumple'} core.yaml</h1>
<table>
${operations.map(rowOf).join('\n')}
</table>
</html>
`;
