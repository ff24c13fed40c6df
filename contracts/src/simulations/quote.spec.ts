import { describe, expect, it } from '@jest/globals';
import { isQuotedCredit, type Quote } from './quote.ts';
import { quoteSentence } from './quote-sentence.ts';

const CREDIT = { amount: 2000, period: 25, loan_use: 1, product: 8, real_estate_type: 2 };
const QUOTE: Quote = {
  number: 1,
  rate: 4.36,
  until: '2026-12-13',
  is_valid: true,
  credit: CREDIT,
  estate_worth: 2500,
  uf_value: 40_000,
};

describe('a quoted credit', () => {
  const isQuoted = (change: object, uf = 40_000): boolean =>
    isQuotedCredit(QUOTE, { ...CREDIT, ...change }, uf);

  it.each([
    [{}, true],
    [{ amount: 2000.0001 }, true],
    [{ amount: 2000.0002 }, false],
    [{ amount: 1999.9998 }, false],
    [{ period: 24 }, false],
    [{ loan_use: 70 }, false],
    [{ product: 2 }, false],
    [{ real_estate_type: 1 }, false],
  ])('with %j is the same: %s', (change, isSame) => expect(isQuoted(change)).toBe(isSame));

  it('stays the same at another UF, whatever of it was typed in pesos', () => {
    const uf = 40_400;
    expect(isQuoted({ amount: (2000 * 40_000) / uf }, uf)).toBe(true);
    // 2500 UF, and savings of 500 UF in pesos.
    expect(isQuoted({ amount: 2500 - (500 * 40_000) / uf }, uf)).toBe(true);
    expect(isQuoted({ amount: 1970 }, uf)).toBe(false);
  });
});

describe('the sentence about a quote', () => {
  const sentence = (suggestedPct: number | null, isUsed = true, change: Partial<Quote> = {}) =>
    quoteSentence({ ...QUOTE, ...change }, suggestedPct, { isUsed, isForStaff: false })?.replaceAll(
      '\u00a0',
      ' ',
    );

  it('names both rates while another one is suggested', () => {
    expect(sentence(4.86)).toBe('Tu simulación N.º 1 mantiene 4,36 % hasta el 13-12-2026; hoy sería 4,86 %.');
    expect([sentence(4.36), sentence(null)]).toEqual([undefined, undefined]);
    expect(quoteSentence(QUOTE, 4.86, { isUsed: true, isForStaff: true })).toMatch(/^La simulación N\.º 1 /);
  });

  it('says that it has ended, or is for another credit', () => {
    expect(sentence(4.86, false, { is_valid: false })).toBe(
      'Tu simulación N.º 1 mantuvo 4,36 % hasta el 13-12-2026; hoy es 4,86 %.',
    );
    expect(sentence(4.86, false)).toBe(
      'Tu simulación N.º 1 mantiene 4,36 % hasta el 13-12-2026 para su crédito; para este es 4,86 %.',
    );
  });
});
