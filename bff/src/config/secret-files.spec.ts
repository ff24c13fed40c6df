import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './environment.ts';
import { readSecretFiles, varietyBits } from './secret-files.ts';
import fc from 'fast-check';
import { configProblems } from '../testing/config-problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'secret-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const problemsOf = (env: Record<string, string>): readonly string[] =>
  configProblems(() => readSecretFiles(env));

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

  it.each([
    ['two lines', 'una-clave\notra-clave'],
    ['bytes that are no text', Buffer.from([0xe1, 0x6e, 0x61])],
    ['a byte without a sign', 'una\0clave'],
  ])('is refused with %s, as such a variable is', (what, content) => {
    const path = file('odd', content);
    expect([what, problemsOf({ OPS_TOKEN_FILE: path })]).toEqual([
      what,
      ['OPS_TOKEN_FILE: debe ser una línea de texto en UTF-8'],
    ]);
    if (typeof content === 'string')
      expect(problemsOf({ OPS_TOKEN: content })).toEqual(['OPS_TOKEN: debe ser una línea de texto en UTF-8']);
  });

  it('is as weak in a file as in its variable', () => {
    const weak = file('weak', 'a'.repeat(64));
    const names = ['JWT_SECRET', 'OPS_TOKEN', 'SERVICE_PASSWORD'];
    const env = Object.fromEntries(names.map((name) => [`${name}_FILE`, weak]));
    const read = readSecretFiles({ NODE_ENV: 'production', SERVICE_USER: 'lector', ...env });
    expect(() => readConfig(read)).toThrow(/JWT_SECRET: [^]*OPS_TOKEN: [^]*SERVICE_PASSWORD: /);
  });
});

/** Texts of random bytes in an encoding. */
const random = (bytes: number, encoding: BufferEncoding) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .filter((values) => new Set(values).size > bytes * 0.7)
    .map((values) => Buffer.from(values).toString(encoding));

describe('the variety of a secret', () => {
  it.each([
    ['cambiar-esto-cambiar-esto-cambiar-esto-cambiar-esto', 78],
    ['0123456789abcdef0123456789abcdef', 30],
    ['a'.repeat(200), 20],
    ['12345678'.repeat(20), 10],
    ['abcdefghijklmnopqrstuvwxyz0123456789', 30],
    ['0123456789abcdefghijklmnopqrstuv', 30],
    ['', 0],
  ])('of %s is not that of its length', (secret, bits) => {
    expect(varietyBits(secret)).toBeLessThanOrEqual(bits);
  });

  it.each(['8305517249630824', 'cf34cf34a7b19e60'])('of %s is enough for an operator', (secret) => {
    expect(varietyBits(secret)).toBeGreaterThanOrEqual(48);
  });

  it.each(['hex', 'base64', 'base64url'] as const)('of 32 random bytes in %s is enough', (encoding) => {
    fc.assert(
      fc.property(random(32, encoding), (secret) => varietyBits(secret) >= 128),
      { seed: 2026 },
    );
  });
});
