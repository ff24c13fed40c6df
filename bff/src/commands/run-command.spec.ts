import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { databaseForSpec } from '../testing/for-spec.ts';
import { failureOf, runCommand } from './run-command.ts';

const SECRET_URL = 'postgres://usuario:clave-secreta@127.0.0.1:1/nada';

const database = databaseForSpec();

const ENV = process.env;
let said: string;
beforeEach(() => {
  said = '';
  process.env = { ...ENV };
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = ENV;
  process.exitCode = undefined;
});

describe("an operator's command", () => {
  it('has no limit of time for a statement, which a slow machine would exceed half-way', async () => {
    let limit: unknown;
    process.env['DATABASE_URL'] = database.url;
    await runCommand('Uso', async (_args, { source }) => {
      limit = await source.query('SHOW statement_timeout');
    });
    expect(limit).toEqual([{ statement_timeout: '0' }]);
  });

  it.each([
    ['no database', '', 1, /^Falta DATABASE_URL.*\nUso\n$/],
    [
      'a database that is not there',
      SECRET_URL,
      3,
      /^No se pudo usar la base de datos \(ECONNREFUSED\).*\n$/,
    ],
  ])('says what is wrong with %s, and no secret', async (_what, url, code, sentence) => {
    Object.assign(process.env, { DATABASE_URL: url, DATA_DIR: '/dev/null/x' });
    await runCommand('Uso', () => Promise.resolve());
    expect([process.exitCode, said]).toEqual([code, expect.stringMatching(sentence)]);
    expect(said).not.toMatch(/clave-secreta|\n\s+at /);
  });

  it.each([
    [{}, { code: '57P01' }, 'No se pudo usar la base de datos (57P01): revisa que npm start siga andando.'],
    [
      { DATABASE_URL: 'postgres://x' },
      { code: 'ECONNREFUSED' },
      'No se pudo usar la base de datos (ECONNREFUSED): revisa DATABASE_URL.',
    ],
    [{}, { code: 'clave secreta' }, 'No se pudo usar la base de datos: revisa que npm start siga andando.'],
  ])(
    'that fails with %j on %j names the cause, and DATABASE_URL only if it is set',
    (env, error, sentence) => {
      expect(failureOf(error, env)).toBe(sentence);
    },
  );
});
