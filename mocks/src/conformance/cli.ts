import { writeFile } from 'node:fs/promises';
import { argumentsFrom, USAGE, WrongUsage, type Arguments } from './arguments.ts';
import { checkConformance, type ConformanceResult, CouldNotRun } from './suite.ts';
import { textReport } from './text-report.ts';

const EXIT = { conforms: 0, usage: 1, couldNotRun: 3, deviates: 4 } as const;

/** Where the report and the complaints go. */
export interface Output {
  report(text: string): void;
  complaint(text: string): void;
}

type Environment = Readonly<Record<string, string | undefined>>;

async function writeJson(file: string | undefined, result: ConformanceResult): Promise<void> {
  if (file === undefined) return;
  try {
    await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
  } catch {
    throw new CouldNotRun('No se pudo escribir el archivo de --json.');
  }
}

async function run({ target, jsonFile }: Arguments, output: Output): Promise<number> {
  const result = await checkConformance(target);
  output.report(textReport(result));
  await writeJson(jsonFile, result);
  return result.conforms ? EXIT.conforms : EXIT.deviates;
}

function explained(error: unknown, output: Output): number {
  if (error instanceof WrongUsage) {
    output.complaint(`${error.message}\n\n${USAGE}`);
    return EXIT.usage;
  }
  const message = error instanceof CouldNotRun ? error.message : 'La revisión falló sin terminar.';
  output.complaint(`${message}\n`);
  return EXIT.couldNotRun;
}

/** Runs the suite as the command line says and gives the exit code: 0 honoured, 4 deviations, 1 usage, 3 could not run. */
export async function conformance(
  args: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  try {
    const wanted = argumentsFrom(args, environment);
    if (wanted) return await run(wanted, output);
    output.report(USAGE);
    return EXIT.conforms;
  } catch (error) {
    return explained(error, output);
  }
}
