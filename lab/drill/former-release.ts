import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIGRATION_NAMES } from '../../bff/src/database/migrations.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Returns the commit of the earliest release that can be upgraded: the one before the first migration after its schema. */
export function formerCommit(): string {
  const later = MIGRATION_NAMES.slice(1).join('|');
  const [first = ''] = git('log', '--reverse', '--format=%H', '-G', later, '--', 'bff/src').split('\n');
  return git('rev-parse', '--short', `${first}^`);
}

/**
 * Builds the BFF of a commit below this repository, so that it finds the dependencies of the current one; only the workspaces are its own.
 * Returns its folder.
 */
export async function buildFormerRelease(commit: string): Promise<string> {
  const folder = join(ROOT, '.cache', 'former', commit);
  git('worktree', 'add', '--quiet', '--force', '--detach', folder, commit);
  await mkdir(join(folder, 'node_modules/@simulador'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules/@simulador'))) {
    await symlink(join(folder, name), join(folder, 'node_modules/@simulador', name));
    const own = join(ROOT, name, 'node_modules');
    if (existsSync(own) && existsSync(join(folder, name)))
      await symlink(own, join(folder, name, 'node_modules'));
  }
  const tsc = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  execFileSync(process.execPath, [tsc, '-b', 'bff'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

export async function removeFormerRelease(folder: string): Promise<void> {
  git('worktree', 'remove', '--force', folder);
  await rm(folder, { recursive: true, force: true });
}
