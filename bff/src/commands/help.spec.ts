import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../testing/built.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

it.each([
  ['person', /^Uso: npm run person.*register --kind.*retention/s],
  ['mocks', /^Uso: npm run mocks/],
  ['conformance', /^Uso: npm run conformance/],
  ['record', /^Uso: npm run record/],
  ['mocks:replay', /^Uso: npm run mocks:replay/],
  ['replay', /^Uso: npm run replay/],
  ['drill', /^Uso: npm run drill/],
])('npm run %s -- --help prints its usage without a database and ends with 0', (name, usage) => {
  buildIfStale();
  // The script runs without npm, whose start takes longer.
  const { status, stdout, stderr } = spawnSync(`${scripts[name]} --help`, {
    shell: true,
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', DATA_DIR: '/dev/null/x' },
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(usage);
});
