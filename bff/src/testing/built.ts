import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

let isBuilt = false;

/** Builds the BFF if a source is newer; once per spec file. @throws Error with the compiler's output */
export function buildIfStale(): void {
  if (isBuilt) return;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build-if-stale.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  isBuilt = true;
}

/** Runs a file of the built BFF, or of that in another folder, named by its source, as a process with only these variables. */
export function spawnBuilt(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  root?: string,
): ChildProcessWithoutNullStreams {
  if (root === undefined) buildIfStale();
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, [`${root ?? ROOT}/bff/dist/${file.replace(/ts$/, 'js')}`, ...args], {
    env: { PATH, HOME, ...env },
  });
}

/** Runs a command to its end. Returns its exit code and its output. */
export async function runBuilt(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input = '',
  root?: string,
): Promise<[exitCode: number | null, output: string]> {
  const child = spawnBuilt(file, args, env, root);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.end(input);
  await once(child, 'close');
  return [child.exitCode, output];
}
