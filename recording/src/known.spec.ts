import { describe, expect, it } from '@jest/globals';
import { fieldFacts } from '@simulador/contracts/api/field-facts';
import { FIELD_NAMES, UNDESCRIBED } from '@simulador/contracts/generated/fields';
import { readFileSync } from 'node:fs';
import { isPublicNumber, wordsOf } from './known.ts';
import { Pseudonyms } from './pseudonyms.ts';
import { Redaction } from './redaction.ts';
import { jsonExchange } from './testing/exchanges.ts';

const redaction = new Redaction(new Pseudonyms());
const sentIn = (sent: object): string =>
  redaction.entryOf(jsonExchange({ sent })).request.postData?.text ?? '';

/**
 * Texts that fields of the contracts may contain: a date, a code, a number, an enum value. They are long, so that no
 * pseudonym equals them by chance.
 */
const TEXTS = ['2027-01-10', '482137', '482137,25', 'adminrole', 'commercialrole'];
const personal = FIELD_NAMES.filter((name) => fieldFacts(name).personal !== undefined);

describe('a field that a contract says is personal', () => {
  it('is among those of each kind', () => {
    const kinds = new Set(personal.map((name) => fieldFacts(name).personal));
    expect([...kinds].sort()).toEqual([
      'age',
      'comuna',
      'email',
      'income',
      'name',
      'phone',
      'rut',
      'secret',
      'text',
      'token',
    ]);
  });

  it.each(personal)('%s shows nothing of what it holds', (name) => {
    for (const text of TEXTS) expect(sentIn({ [name]: text })).not.toContain(`"${text}"`);
  });
});

describe('a number of an example of the API document', () => {
  const document: unknown = JSON.parse(
    readFileSync(new URL('../../contracts/openapi/bff.json', import.meta.url), 'utf8'),
  );
  const below = (node: unknown): [string, unknown][] =>
    typeof node === 'object' && node !== null ? Object.entries(node) : [];
  const numbersIn = (node: unknown, name = ''): [string, number][] =>
    typeof node === 'number'
      ? [[name, node]]
      : below(node).flatMap(([key, each]) => numbersIn(each, Array.isArray(node) ? name : key));
  const examplesIn = (node: unknown): unknown[] =>
    below(node).flatMap(([key, each]) => (key === 'example' ? [each] : examplesIn(each)));

  it('is shown', () => {
    const numbers = examplesIn(document).flatMap((example) => numbersIn(example));
    const isHidden = ([name, value]: [string, number]): boolean =>
      name !== '' && !fieldFacts(name).personal && !isPublicNumber(name, value);
    const hidden = numbers.filter(isHidden);
    expect(numbers.length).toBeGreaterThan(100);
    expect(hidden).toEqual([]);
  });
});

describe("a personal field's text that the contract declares as belonging to no person", () => {
  it('is shown there, and any other one is not', () => {
    const sent = { address: { thoroughfare: '*** COMPLETAR ***' }, first_name: '*** COMPLETAR ***' };
    expect(JSON.parse(sentIn(sent))).toMatchObject({ address: { thoroughfare: '*** COMPLETAR ***' } });
    expect(JSON.parse(sentIn(sent)).first_name).not.toBe('*** COMPLETAR ***');
    expect(sentIn({ thoroughfare: 'Avenida Irarrázaval 2401' })).not.toContain('Irarrázaval');
  });
});

describe('a text that no contract declares public', () => {
  const undeclared = FIELD_NAMES.filter((name) => {
    const { number, code, date, values } = fieldFacts(name);
    return !number && !code && !date && !values;
  });
  it.each(undeclared)('is replaced in %s', (name) => {
    for (const text of TEXTS) expect(sentIn({ [name]: text })).not.toContain(`"${text}"`);
  });
});

describe('the words of names that no contract describes', () => {
  it('are not listed once a contract has them, and those of amounts only while it has', () => {
    const described = new Set(FIELD_NAMES.flatMap(wordsOf));
    expect(UNDESCRIBED.nameWords.filter((word) => described.has(word))).toEqual([]);
    expect(UNDESCRIBED.amountWords.filter((word) => !described.has(word))).toEqual([]);
  });
});
