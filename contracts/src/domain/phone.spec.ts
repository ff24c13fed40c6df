import { describe, it, expect } from '@jest/globals';
import { isUntouchedPhone, isValidPhone, normalisePhone } from './phone.ts';

describe('phone', () => {
  it.each([
    '9 1234 5678',
    '912345678',
    '56 9 1234 5678',
    '+56 9 1234 5678',
    '+56 (9) 1234-5678',
    '0056912345678',
    '+56912345678',
    '12345678',
  ])('reads %j', (text) => {
    expect(normalisePhone(text)).toBe('+56912345678');
    expect(isValidPhone(text)).toBe(true);
  });

  it.each([
    '',
    '+569',
    '+5691234567',
    '+569123456789',
    '+56812345678',
    '+54 9 1234 5678',
    '91234567x',
    '812345678',
  ])('refuses %j', (text) => expect(isValidPhone(text)).toBe(false));

  it('leaves a half-typed number as it is, so that typing is never rewritten into another number', () => {
    expect(normalisePhone('+5691')).toBe('+5691');
    expect(normalisePhone('+569 12')).toBe('+56912');
    expect(normalisePhone('9123')).toBe('9123');
  });

  it('knows the untouched default', () => {
    expect(isUntouchedPhone('+569')).toBe(true);
    expect(isUntouchedPhone(' +56 9 ')).toBe(true);
    expect(isUntouchedPhone('')).toBe(false);
    expect(isUntouchedPhone('+5691')).toBe(false);
  });
});
