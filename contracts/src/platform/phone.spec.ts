import { describe, it, expect } from '@jest/globals';
import { formatPhone, isBlankPhone, isValidPhone, normalisePhone } from './phone.ts';

const WRITTEN = [
  '9 1234 5678',
  '912345678',
  '9-1234-5678',
  '09 1234 5678',
  '56 9 1234 5678',
  '56912345678',
  '“9 1234–5678”;\u200b',
  '+56 9 1234 5678',
  '+56 (9) 1234-5678',
  '+56.9.1234.5678',
  '0056912345678',
  '1234 5678',
];

describe('phone', () => {
  it.each(WRITTEN)('reads %j, behind the prefix that stood in the field too', (text) => {
    expect(normalisePhone(text)).toBe('+56912345678');
    expect(normalisePhone(`+569${text}`)).toBe('+56912345678');
    expect(isValidPhone(text)).toBe(true);
  });

  it('is grouped to be read, if it is a whole number', () => {
    expect(formatPhone('+56912345678')).toBe('+56 9 1234 5678');
    expect(normalisePhone(formatPhone('+56912345678'))).toBe('+56912345678');
    for (const text of ['', '+569', '+5691234567', '+569123456789', '22345678', 'x+56912345678'])
      expect(formatPhone(text)).toBe(text);
  });

  it('takes 8 digits behind the prefix for the number that they are, whatever they begin with', () => {
    expect(normalisePhone('+569 9123 4567')).toBe('+56991234567');
    expect(normalisePhone('+569 5691 2345')).toBe('+56956912345');
  });

  it.each([
    '',
    '+569',
    '+5691234567',
    '+569123456789',
    '+56999123456789',
    '+56812345678',
    '+5612345678',
    '+54 9 1234 5678',
    '56912345',
    '91234567x',
    'x+56912345678',
    '812345678',
    '12345678+569',
    '912345678 987654321',
  ])('refuses %j', (text) => expect(isValidPhone(text)).toBe(false));

  it('leaves a half-typed number as it is, so that typing is never rewritten into another number', () => {
    expect(normalisePhone('+5691')).toBe('+5691');
    expect(normalisePhone('+569 12')).toBe('+56912');
    expect(normalisePhone('9123')).toBe('9123');
  });

  it.each(['+569', ' +56 9 ', '', ' ', '+', '+56'])('takes %j for a number that nobody gave', (text) =>
    expect(isBlankPhone(text)).toBe(true),
  );

  it.each(['+5691', '9', '569', '0'])('does not take %j for none', (text) =>
    expect(isBlankPhone(text)).toBe(false),
  );
});
