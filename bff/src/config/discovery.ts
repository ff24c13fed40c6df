import type { Type } from '@nestjs/common';
import { readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import type { CapabilityDefinition } from './capability.ts';

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

/** All capabilities, found by their `*.capability` files. */
export const CAPABILITIES: readonly CapabilityDefinition[] =
  await exportsOf<CapabilityDefinition>('capability');

/** Returns the Nest modules, found by their `*.module` files. */
export const discoverModules = (): Promise<Type[]> => exportsOf<Type>('module');

/** Returns the single export of each `*.<kind>` file, in the alphabetical order of the files' names. */
async function exportsOf<T>(kind: 'capability' | 'module'): Promise<T[]> {
  const files = await Promise.all(
    MODULE_FOLDERS.map(async (folder) =>
      (await readdir(new URL(folder, ROOT), { recursive: true })).map((file) => `${folder}/${file}`),
    ),
  );
  const named = files.flat().filter((file) => file.endsWith(`.${kind}${SUFFIX}`));
  const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
  named.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return Promise.all(named.map((file) => exportOf<T>(file, kind)));
}

async function exportOf<T>(file: string, kind: string): Promise<T> {
  const exported = Object.values((await import(new URL(file, ROOT).href)) as object) as T[];
  const [only] = exported;
  if (only === undefined || exported.length > 1) throw new Error(`${file} must export exactly one ${kind}`);
  return only;
}
