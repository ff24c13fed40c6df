import type { Type } from '@nestjs/common';
import { readdir } from 'node:fs/promises';
import { extname } from 'node:path';

/** Folders below `src` that may hold modules: the seven subjects, and the operators' pages. */
export const MODULE_FOLDERS = [
  'bank',
  'calculation',
  'office',
  'ops',
  'people',
  'rates',
  'simulations',
  'workflow',
] as const;

const SUFFIX = extname(import.meta.url);
const ROOT = new URL('../', import.meta.url);

/** Returns the Nest modules: the single export of each `*.module` file, in the alphabetical order of the files' names. */
export async function discoverModules(): Promise<Type[]> {
  const files = await Promise.all(
    MODULE_FOLDERS.map(async (folder) =>
      (await readdir(new URL(folder, ROOT), { recursive: true })).map((file) => `${folder}/${file}`),
    ),
  );
  const named = files.flat().filter((file) => file.endsWith(`.module${SUFFIX}`));
  const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
  named.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return Promise.all(named.map(moduleOf));
}

async function moduleOf(file: string): Promise<Type> {
  const exported = Object.values((await import(new URL(file, ROOT).href)) as object) as Type[];
  const [only] = exported;
  if (only === undefined || exported.length > 1) throw new Error(`${file} must export exactly one module`);
  return only;
}
