import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

let isBuilt = false;

/**
 * Brings what is started up to date, where a source is newer: once a spec file. @throws Error with what the compiler
 * says.
 */
export function buildIfStale(): void {
  if (isBuilt) return;
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build-if-stale.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (status !== 0) throw new Error(stderr);
  isBuilt = true;
}

/** A file of the built BFF, by its source's name, as a process of its own that has just these variables. */
export function spawnBuilt(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcessWithoutNullStreams {
  buildIfStale();
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, [`${ROOT}bff/dist/${file.replace(/ts$/, 'js')}`, ...args], {
    env: { PATH, HOME, ...env },
  });
}

/** A command from its beginning to its end: its exit code, and all that it wrote. */
export async function runBuilt(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input = '',
): Promise<[exitCode: number | null, output: string]> {
  const child = spawnBuilt(file, args, env);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.end(input);
  await once(child, 'close');
  return [child.exitCode, output];
}
