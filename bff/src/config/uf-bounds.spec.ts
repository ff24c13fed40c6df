import { expect, it } from '@jest/globals';
import { ConfigurationError } from './environment-reader.ts';
import { readConfig } from './environment.ts';

const NEEDED = { DATABASE_URL: 'postgres://u:p@db/simulador', CORE_URL: 'http://core:8080' };
const boundsOf = (env: Record<string, string>) => readConfig({ ...NEEDED, ...env }).ufBounds;

it.each([
  [{ UF_MAX_DAILY_CHANGE_PCT: '0' }, { maxDailyChangePct: 0, firstMinClp: 20_000, firstMaxClp: 100_000 }],
  [
    { UF_MAX_DAILY_CHANGE_PCT: '100', UF_FIRST_MIN: '1', UF_FIRST_MAX: '1' },
    { maxDailyChangePct: 100, firstMinClp: 1, firstMaxClp: 1 },
  ],
])('%o bound a core’s UF', (env, bounds) => {
  expect(boundsOf(env)).toEqual(bounds);
});

it.each([
  ['UF_MAX_DAILY_CHANGE_PCT', '100.1'],
  ['UF_MAX_DAILY_CHANGE_PCT', '-0.1'],
  ['UF_FIRST_MIN', '0'],
  ['UF_FIRST_MIN', '100001'],
])('%s=%s is refused', (key, value) => {
  expect(() => boundsOf({ [key]: value })).toThrow(ConfigurationError);
  expect(() => boundsOf({ [key]: value })).toThrow(key);
});
