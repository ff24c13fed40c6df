import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { CORE_OPERATIONS } from '@simulador/contracts/generated/core-operations';

const SOURCES = fileURLToPath(new URL('../../', import.meta.url));
const textOf = (file: string): string => readFileSync(SOURCES + file, 'utf8');
const adapters = (await readdir(SOURCES, { recursive: true })).filter(
  (file) =>
    /^(?!border|testing).*(?<!\.spec)\.ts$/.test(file) &&
    /(?:upstream|workflow)\s*\.ask(?:WithOrigin)?\(/.test(textOf(file)),
);

describe('the adapters of the core', () => {
  it('exist', () => {
    expect(adapters.length).toBeGreaterThan(8);
  });

  it.each(adapters)('%s uses operations of core.yaml only, and contains no path', (file) => {
    const text = textOf(file);
    const constants = new Map(
      [...text.matchAll(/const (\w+) = '(\w+)';/g)].map(([, name, id]) => [name, id]),
    );
    const tables = new Map(
      [...text.matchAll(/const (\w+)[^=\n]* = \{([^}]*)\}/g)].map(([, name, rows = '']) => [
        name,
        [...rows.matchAll(/'(\w+)'/g)].map(([, id]) => id),
      ]),
    );
    const ids = [
      ...text.matchAll(
        /(?:(?:upstream|workflow)\s*\.ask(?:WithOrigin)?\(|\.cache\((?:this\.)?upstream,)\s*(?:'(\w+)'|(\w+))/g,
      ),
    ].flatMap(([, id, name]) => id ?? tables.get(name) ?? constants.get(name));
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(Object.keys(CORE_OPERATIONS)).toContain(id);
    expect(text).not.toMatch(/['"`]\/(?!\/)\w/);
  });
});
