import type { Type } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { CAPABILITIES, discoverModules } from './discovery.ts';

const SOURCES = new URL('../', import.meta.url);

describe('discovery by file name', () => {
  it('finds every capability once, with its variable’s name', () => {
    const names = CAPABILITIES.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['dividendo', 'operation_costs', 'paridad']));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z_]*$/);
  });

  it('finds the module of every controller', async () => {
    const modules = await discoverModules();
    const found = modules.flatMap((module) => Reflect.getMetadata('controllers', module) as Type[]);
    const files = (await readdir(SOURCES, { recursive: true })).filter((file) =>
      file.endsWith('.controller.ts'),
    );
    const exported = await Promise.all(
      files.map(
        async (file) => Object.values((await import(new URL(file, SOURCES).href)) as object) as Type[],
      ),
    );
    const names = (types: readonly Type[]): string[] => types.map(({ name }) => name).sort();
    expect(files.length).toBeGreaterThan(30);
    expect(names(found)).toEqual(names(exported.flat()));
  });
});
