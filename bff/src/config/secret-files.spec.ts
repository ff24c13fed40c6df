import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from './environment-reader.ts';
import { readSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'secret-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readSecretFiles(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

describe('a secret in a file', () => {
  it('takes the place of its variable, without the line’s end', () => {
    const path = file('jwt', 'una-clave\n');
    const env = readSecretFiles({ JWT_SECRET_FILE: path, DIVIDENDO_PASSWORD_FILE: path, PORT: '3000' });
    expect(env).toEqual({ JWT_SECRET: 'una-clave', DIVIDENDO_PASSWORD: 'una-clave', PORT: '3000' });
  });

  it('is not expected of an empty variable, nor of one that holds no secret', () => {
    const env = { OPS_TOKEN: 'x', OPS_TOKEN_FILE: ' ', PORT_FILE: '/nowhere' };
    expect(readSecretFiles(env)).toEqual({ OPS_TOKEN: 'x', PORT_FILE: '/nowhere' });
  });

  it('is refused without repeating it if it can’t be read, is empty, or stands beside its variable', () => {
    const problems = problemsOf({
      DATABASE_URL_FILE: join(folder, 'nothing'),
      SMTP_URL_FILE: file('empty', '\n'),
      OPS_TOKEN: 'secreto-a-la-vista',
      OPS_TOKEN_FILE: file('ops', 'otro-secreto'),
    });
    expect(problems).toEqual([
      'DATABASE_URL_FILE: no se pudo leer el archivo (ENOENT)',
      'OPS_TOKEN_FILE: y OPS_TOKEN se excluyen',
      'SMTP_URL_FILE: el archivo está vacío',
    ]);
  });
});
