import { describe, it, expect } from '@jest/globals';
import { cleanRut, formatRut, isValidRut, rutVerifier, toWireRut } from './rut.ts';

describe('rut', () => {
  it.each([
    '12.345.678-5',
    '12345678-5',
    '123456785',
    ' 12 345 678 - 5 ',
    '012345678-5',
    '12.345.678‐5',
    '6.265.837-1',
  ])('accepts %j', (text) => expect(isValidRut(text)).toBe(true));

  it.each(['7.654.316-k', '7654316K', '12.345.670-K'])('accepts the verifier K in %j', (text) =>
    expect(isValidRut(text)).toBe(true),
  );

  it.each([
    '',
    '12.345.678-9',
    '12.345.678-k',
    '0',
    '00000000-0',
    '999999-',
    'a12345678-5',
    '12345678-5x',
    '5-1',
    '12345678',
  ])('refuses %j', (text) => expect(isValidRut(text)).toBe(false));

  it('needs 7 or 8 digits: 6 and 9 are refused even with their right verifier', () => {
    for (const [digits, expected] of [
      ['123456', false],
      ['1234567', true],
      ['12345678', true],
      ['123456789', false],
    ] as const) {
      expect(isValidRut(digits + rutVerifier(digits))).toBe(expected);
    }
  });

  it('drops leading zeros and separators, and lowers the verifier', () => {
    expect(cleanRut('07.654.316-K')).toBe('7654316k');
    expect(toWireRut('07.654.316-K')).toBe('7654316-k');
    expect(toWireRut('12.345.678-5')).toBe('12345678-5');
  });

  it.each([
    ['', ''],
    ['1', '1'],
    ['12', '1-2'],
    ['1234', '123-4'],
    ['12345', '1.234-5'],
    ['123456785', '12.345.678-5'],
    ['7654316k', '7.654.316-K'],
    ['12.345.678-5', '12.345.678-5'],
  ])('formats %j as %j', (typed, shown) => expect(formatRut(typed)).toBe(shown));
});

describe('zeros and letters of a RUT', () => {
  it('loses leading zeros only, on screen and on the wire', () => {
    expect([formatRut('0012.345.670-k'), toWireRut('0012345670k')]).toEqual(['12.345.670-K', '12345670-k']);
    expect([formatRut('10.050.005-8'), formatRut('k'), formatRut('0')]).toEqual(['10.050.005-8', 'K', '0']);
  });

  it('has a K at its end alone while it is typed', () => {
    expect(formatRut('12k345')).toBe('1.234-5');
  });
});
