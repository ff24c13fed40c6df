import type { Type } from '@nestjs/common';
import { readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import type { CapabilityDefinition } from './capability.ts';

const SUFFIX = extname(import.meta.url);
const MODULES = new URL('../modules/', import.meta.url);

/** Every capability, by the `<folder>.capability` files of the modules: another one joins by its folder alone. */
export const CAPABILITIES: readonly CapabilityDefinition[] =
  await exportsOf<CapabilityDefinition>('capability');

/** The Nest modules of all folders, by their `<folder>.module` files. */
export const discoverModules = (): Promise<Type[]> => exportsOf<Type>('module');

/** The one export of each `<folder>.<kind>` file, in the folders' alphabetical order; folders without one are left out. */
async function exportsOf<T>(kind: 'capability' | 'module'): Promise<T[]> {
  const entries = await readdir(MODULES, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const found = await Promise.all(folders.sort().map((folder) => exportOf<T>(folder, kind)));
  return found.flat();
}

async function exportOf<T>(folder: string, kind: string): Promise<T[]> {
  const file = `${folder}.${kind}${SUFFIX}`;
  const files = await readdir(new URL(`${folder}/`, MODULES));
  if (!files.includes(file)) return [];
  const exported = Object.values((await import(new URL(`${folder}/${file}`, MODULES).href)) as object) as T[];
  if (exported.length !== 1) throw new Error(`modules/${folder}/${file} must export exactly one ${kind}`);
  return exported;
}
