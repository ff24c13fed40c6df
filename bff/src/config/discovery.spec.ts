import { describe, expect, it } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { CAPABILITIES, discoverModules } from './discovery.ts';

const modules = new URL('../modules/', import.meta.url);

describe('discovery by folder', () => {
  it('finds every capability once, with its variable’s name', () => {
    const names = CAPABILITIES.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['dividendo', 'operation_costs', 'paridad']));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z_]*$/);
  });

  it('omits no folder', async () => {
    const folders = await readdir(modules);
    expect((await discoverModules()).map(({ name }) => name)).toHaveLength(folders.length);
  });
});
