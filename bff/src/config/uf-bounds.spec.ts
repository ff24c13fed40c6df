import { expect, it } from '@jest/globals';
import { ConfigurationError } from './environment-reader.ts';
import { readConfig } from './environment.ts';

const KEY = 'UF_MAX_DAILY_CHANGE_PCT';
const changeOf = (text: string): number =>
  readConfig({ DATABASE_URL: 'postgres://u:p@db/simulador', CORE_URL: 'http://core:8080', [KEY]: text })
    .ufMaxDailyChangePct;

it('the allowed change of a core’s UF is read, up to its limits', () => {
  expect([changeOf('0.5'), changeOf('100')]).toEqual([0.5, 100]);
});

it.each(['100.1', '-0.1'])(`${KEY}=%s is refused`, (text) => {
  expect(() => changeOf(text)).toThrow(ConfigurationError);
  expect(() => changeOf(text)).toThrow(KEY);
});
