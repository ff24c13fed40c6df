import type { Type } from '@nestjs/common';
import { readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import type { CapabilityDefinition } from './capability.ts';

const SUFFIX = extname(import.meta.url);
const MODULES = new URL('../modules/', import.meta.url);

/** All capabilities, found by the `<folder>.capability` files of the modules. */
export const CAPABILITIES: readonly CapabilityDefinition[] =
  await exportsOf<CapabilityDefinition>('capability');

/** Returns the Nest modules, found by their `<folder>.module` files. */
export const discoverModules = (): Promise<Type[]> => exportsOf<Type>('module');

/**
 * Returns the single export of each `<folder>.<kind>` file, in the folders' alphabetical order. Folders without such a file are skipped.
 */
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
