import type { Type } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { discoverModules, MODULE_FOLDERS } from '../bootstrap/app.module.ts';

const SOURCES = new URL('../', import.meta.url);

describe('discovery by file name', () => {
  it('finds the module of every controller', async () => {
    const modules = await discoverModules();
    const found = modules.flatMap((module) => (Reflect.getMetadata('controllers', module) ?? []) as Type[]);
    const listed = await Promise.all(
      MODULE_FOLDERS.map(async (folder) =>
        (await readdir(new URL(folder, SOURCES), { recursive: true })).map((file) => `${folder}/${file}`),
      ),
    );
    const files = listed.flat().filter((file) => file.endsWith('.controller.ts'));
    const exported = await Promise.all(
      files.map(
        async (file) => Object.values((await import(new URL(file, SOURCES).href)) as object) as Type[],
      ),
    );
    const names = (types: readonly Type[]): string[] => types.map(({ name }) => name).sort();
    expect(files.length).toBeGreaterThan(30);
    const controllers = exported.flat().filter(({ name }) => name?.endsWith('Controller'));
    expect(names(found)).toEqual(expect.arrayContaining(names(controllers)));
  });
});
