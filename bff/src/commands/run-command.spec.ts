import { describe, expect, it } from '@jest/globals';
import { databaseForSpec } from '../testing/for-spec.ts';
import { failureOf, runCommand } from './run-command.ts';

const database = databaseForSpec();

describe("an operator's command", () => {
  it('has no limit of time for a statement, which a slow machine would exceed half-way', async () => {
    const { DATABASE_URL: before } = process.env;
    let limit: unknown;
    process.env['DATABASE_URL'] = database.url;
    try {
      await runCommand('Uso', async (_args, { source }) => {
        limit = await source.query('SHOW statement_timeout');
      });
    } finally {
      if (before === undefined) delete process.env['DATABASE_URL'];
      else process.env['DATABASE_URL'] = before;
    }
    expect(limit).toEqual([{ statement_timeout: '0' }]);
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
