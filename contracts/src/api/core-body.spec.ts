import { describe, expect, it } from '@jest/globals';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readCoreBody } from './core-body.ts';

const TEXT = '{"name":"Viña del Mar"}';
const VALUE = { name: 'Viña del Mar' };
const UTF8 = Buffer.from(TEXT);
const JSON_TYPE = 'application/json';

describe('the body of an answer of the core', () => {
  it.each([
    ['plain', UTF8, JSON_TYPE, null],
    ['with its charset', UTF8, 'application/json; charset=UTF-8', 'identity'],
    [
      'in ISO-8859-1, as its charset says',
      Buffer.from(TEXT, 'latin1'),
      `${JSON_TYPE};charset=ISO-8859-1`,
      '',
    ],
    ['in gzip', gzipSync(UTF8), JSON_TYPE, 'gzip'],
    ['in br', brotliCompressSync(UTF8), JSON_TYPE, 'br'],
  ])('is read: %s', (_how, bytes, type, encoding) => {
    expect(readCoreBody(bytes, type, encoding)).toEqual({ value: VALUE, text: TEXT, flaw: null });
  });

  it.each([
    ['text/plain', 'Content-Type es «text/plain»; se espera application/json'],
    [
      'application/vnd.banco+json',
      'Content-Type es «application/vnd.banco+json»; se espera application/json',
    ],
    [null, 'Content-Type falta; se espera application/json'],
    ['persona@ejemplo.cl', 'Content-Type es «(oculto)»; se espera application/json'],
  ])('is read as JSON under Content-Type %s, which is a flaw', (type, what) => {
    const { value, flaw } = readCoreBody(UTF8, type, null);
    expect([value, flaw]).toEqual([VALUE, { place: '$', rule: 'content_type', what }]);
  });

  it.each(['UTF-8', 'none', 'binary', 'utf-8, none', 'utf-8, identity'])(
    'is read as it is under Content-Encoding %s, which is no coding but a flaw',
    (encoding) => {
      const { value, flaw } = readCoreBody(UTF8, JSON_TYPE, encoding);
      const what = 'Content-Encoding no es una codificación; se lee como viene';
      expect([value, flaw]).toEqual([VALUE, { place: '$', rule: 'encoding', what }]);
    },
  );

  it.each([
    ['a page', Buffer.from('<html>'), 'text/html; charset=utf-8', null, 'json', 'no es JSON: text/html'],
    ['half of it', UTF8.subarray(0, 9), JSON_TYPE, null, 'json', 'no es JSON: cortado o mal formado'],
    ['nothing', Buffer.alloc(0), JSON_TYPE, null, 'json', 'no es JSON: sin cuerpo'],
    [
      'ISO-8859-1 without saying so',
      Buffer.from(TEXT, 'latin1'),
      JSON_TYPE,
      null,
      'charset',
      'no es UTF-8 válido',
    ],
    [
      'a charset nobody knows',
      UTF8,
      `${JSON_TYPE}; charset=x`,
      null,
      'charset',
      'no es del charset que dice',
    ],
    ['not gzip', UTF8, JSON_TYPE, 'gzip', 'encoding', 'no es gzip, como dice su Content-Encoding'],
    ['zstd', UTF8, JSON_TYPE, 'zstd', 'encoding', 'viene en un Content-Encoding que no leemos'],
    [
      'gzip, then no coding',
      gzipSync(UTF8),
      JSON_TYPE,
      'gzip, none',
      'encoding',
      'viene en un Content-Encoding que no leemos',
    ],
    ['a bomb', gzipSync(Buffer.alloc(6_000_000)), JSON_TYPE, 'gzip', 'size', 'pesa más de 5 MB'],
  ])('is refused: %s', (_what, bytes, type, encoding, rule, what) => {
    const { value, flaw } = readCoreBody(bytes, type, encoding);
    expect(value).toBeUndefined();
    expect(flaw).toEqual({ place: '$', rule, what });
  });
});
