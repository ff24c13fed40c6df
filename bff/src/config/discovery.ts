import type { Type } from '@nestjs/common';
import { readdir } from 'node:fs/promises';
import { extname } from 'node:path';

/**
 * Folders below `src` that may hold modules: the seven subjects, and the operators' folder. What most requests ask comes first, because
 * Express compares a path with the routes in the order of their modules (lab/performance.md).
 */
export const MODULE_FOLDERS = [
  'bank',
  'calculation',
  'rates',
  'simulations',
  'people',
  'office',
  'workflow',
  'ops',
] as const;

const SUFFIX = extname(import.meta.url);
const ROOT = new URL('../', import.meta.url);

/** Returns the Nest modules: the single export of each `*.module` file, in the order of the folders and of the files' paths. */
export async function discoverModules(): Promise<Type[]> {
  const files = await Promise.all(
    MODULE_FOLDERS.map(async (folder) =>
      (await readdir(new URL(folder, ROOT), { recursive: true })).map((file) => `${folder}/${file}`).sort(),
    ),
  );
  return Promise.all(
    files
      .flat()
      .filter((file) => file.endsWith(`.module${SUFFIX}`))
      .map(moduleOf),
  );
}

async function moduleOf(file: string): Promise<Type> {
  const exported = Object.values((await import(new URL(file, ROOT).href)) as object) as Type[];
  const [only] = exported;
  if (only === undefined || exported.length > 1) throw new Error(`${file} must export exactly one module`);
  return only;
}
