import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
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
