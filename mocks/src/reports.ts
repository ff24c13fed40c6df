/** Reports of the commands, as JSON and as JUnit. */
import { writeFile } from 'node:fs/promises';
import { CouldNotRun, OPTION, WrongUsage } from './command-line.ts';

/** Options with the files of reports. */
export const REPORT_OPTIONS = { json: OPTION.one, junit: OPTION.one } as const;
type ReportFiles = Readonly<Partial<Record<keyof typeof REPORT_OPTIONS, string>>>;

/** One check in a JUnit report; without an ending it passed. */
export interface ReportedCase {
  readonly suite: string;
  readonly name: string;
  readonly durationMs?: number;
  readonly ending?: readonly [kind: 'failure' | 'error' | 'skipped', lines: readonly string[]];
}

/** Checks that reports have names. @throws WrongUsage */
export function reportFiles({ json, junit }: ReportFiles): ReportFiles {
  for (const [option, file] of Object.entries({ json, junit }))
    if (file === '') throw new WrongUsage(`--${option} lleva el nombre de un archivo.`);
  return { ...(json && { json }), ...(junit && { junit }) };
}

/** Writes a result as JSON and as JUnit. @throws CouldNotRun */
export async function writeReports(
  files: ReportFiles,
  result: object,
  cases: readonly ReportedCase[],
): Promise<void> {
  const texts = { json: `${JSON.stringify(result, null, 2)}\n`, junit: junitOf(cases) };
  for (const [option, file] of Object.entries(files)) {
    await writeFile(file, texts[option as keyof ReportFiles]).catch(({ code }: NodeJS.ErrnoException) => {
      throw new CouldNotRun(`No se pudo escribir el archivo de --${option} (${code ?? 'sin código'}).`);
    });
  }
}

/** Formats checks as a JUnit file, with the suites in the order of their first check. */
export function junitOf(cases: readonly ReportedCase[]): string {
  const count = (of: readonly ReportedCase[], kind: string): number =>
    of.filter(({ ending }) => ending?.[0] === kind).length;
  const counts = (of: readonly ReportedCase[]): string =>
    `tests="${of.length}" failures="${count(of, 'failure')}" errors="${count(of, 'error')}" skipped="${count(of, 'skipped')}"`;
  const lineOf = ({
    suite,
    name,
    durationMs = 0,
    ending: [kind, lines] = [] as never,
  }: ReportedCase): string => {
    const text = escaped(lines?.join('\n') ?? '');
    const ending = kind ? `<${kind} message="${text.split('\n', 1)[0]}">${text}</${kind}>` : '';
    return `<testcase classname="${escaped(suite)}" name="${escaped(name)}" time="${durationMs / 1000}">${ending}</testcase>`;
  };
  const suites = [...new Set(cases.map(({ suite }) => suite))].flatMap((suite) => {
    const own = cases.filter((each) => each.suite === suite);
    return [`<testsuite name="${escaped(suite)}" ${counts(own)}>`, ...own.map(lineOf), '</testsuite>'];
  });
  const head = ['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites ${counts(cases)}>`];
  return [...head, ...suites, '</testsuites>', ''].join('\n');
}

/** Escapes a text for XML, and removes characters that XML 1.0 forbids. */
const escaped = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
