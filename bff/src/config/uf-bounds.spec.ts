import { expect, it } from '@jest/globals';
import { ConfigurationError } from './environment-reader.ts';
import { readConfig } from './environment.ts';

const NEEDED = { DATABASE_URL: 'postgres://u:p@db/simulador', CORE_URL: 'http://core:8080' };
const boundsOf = (env: Record<string, string>) => readConfig({ ...NEEDED, ...env }).ufBounds;

it('the bounds of a core’s UF are read, up to their limits', () => {
  expect(boundsOf({ UF_MAX_DAILY_CHANGE_PCT: '100', UF_FIRST_MIN: '1', UF_FIRST_MAX: '1' })).toEqual({
    maxDailyChangePct: 100,
    firstMinClp: 1,
    firstMaxClp: 1,
  });
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
