/** Reports of the commands, as JSON and as JUnit. */
import { writeFile } from 'node:fs/promises';
import { CouldNotRun, OPTION, WrongUsage } from './command-line.ts';
import { escaped } from './markup/escaped.ts';

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

/** Formats checks as a JUnit file of one suite. */
export function junitOf(cases: readonly ReportedCase[]): string {
  const count = (kind: string): number => cases.filter(({ ending }) => ending?.[0] === kind).length;
  const lineOf = ({ suite, name, durationMs = 0, ending }: ReportedCase): string => {
    const [kind, lines = []] = ending ?? [];
    const text = escaped(lines.join('\n'));
    const shown = kind ? `<${kind} message="${text.split('\n', 1)[0]}">${text}</${kind}>` : '';
    return `<testcase classname="${escaped(suite)}" name="${escaped(name)}" time="${durationMs / 1000}">${shown}</testcase>`;
  };
  const counts = `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
<testsuite name="simulador" ${counts}>
${cases.map(lineOf).join('\n')}
</testsuite>
</testsuites>
`;
}
