import { writeFile } from 'node:fs/promises';
import { CouldNotRun, type Environment, EXIT, failed, type Output } from '../command-line.ts';
import { argumentsFrom, USAGE, type Arguments } from './arguments.ts';
import { checkConformance, type ConformanceResult } from './suite.ts';
import { textReport } from './text-report.ts';

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
  return result.conforms ? EXIT.same : EXIT.different;
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
    return EXIT.same;
  } catch (error) {
    return failed(error, USAGE, output);
  }
}
