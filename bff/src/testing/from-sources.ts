import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const BFF = fileURLToPath(new URL('../../', import.meta.url));
const FROM_SOURCES = ['--conditions=source', '--import', '@swc-node/register/esm-register'];

/** A file of the BFF's `src`, unbuilt, as a process of its own that has just these variables. */
export function spawnFromSources(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcessWithoutNullStreams {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, [...FROM_SOURCES, `src/${file}`, ...args], {
    cwd: BFF,
    env: { PATH, HOME, SWC_NODE_PROJECT: 'tsconfig.json', ...env },
  });
}

/** A command from its beginning to its end: its exit code, and all that it said. */
export async function runFromSources(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input = '',
): Promise<[exitCode: number | null, said: string]> {
  const child = spawnFromSources(file, args, env);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdin.end(input);
  await once(child, 'close');
  return [child.exitCode, said];
}
