import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { CAPABILITIES } from '../capability/discovery.ts';

const read = (name: string): Promise<string> =>
  readFile(new URL(`../../../${name}`, import.meta.url), 'utf8');
const example = await read('.env.example');
const readme = await read('README.md');

const variables = example
  .split('\n')
  .filter((line) => /^\w+=/.test(line))
  .map((line) => line.split('=', 1)[0] ?? '');

describe('the variables that we tell of', () => {
  it.each(CAPABILITIES.map(({ name, defaultMode }) => [name.toUpperCase(), defaultMode]))(
    'are those of %s too',
    (key, defaultMode) => {
      expect(example).toContain(`\nMODE_${key}=${defaultMode}\n`);
      const own = ['URL', 'TIMEOUT_MS', 'USER', 'PASSWORD'].map((end) => `${key}_${end}`);
      expect(variables).toEqual(expect.arrayContaining(own));
      expect(readme).toContain(`\`MODE_${key}\``);
    },
  );

  it('are each told once', () => {
    expect(variables.filter((name, index) => variables.indexOf(name) !== index)).toEqual([]);
  });
});
