import { describe, it, expect } from '@jest/globals';
import {
  emailRule,
  folded,
  isSpellingOf,
  nameRule,
  oneSpaced,
  optionalTextRule,
  otherPropertyTypeRule,
  plainName,
  requiredConsent,
  requiredText,
} from './text.ts';

describe('nameRule', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['Camila', undefined],
    ['José Ñandú Müller', undefined],
    ['Jose\u0301', undefined],
    ['C', undefined],
    ['Camila1', 'name_format'],
    ["O'Higgins", 'name_format'],
    ['Анна', 'name_format'],
    ['Mª José', 'name_format'],
    ['Nº', 'name_format'],
    ['\u0301', 'name_format'],
    ['İpek Ångström', undefined],
    ['\u200eAna\u00a0María\u200f', undefined],
    ['Ḻonḵo Ṉamku', undefined],
    ['a'.repeat(50), undefined],
    ['a'.repeat(51), 'text_max_length'],
  ])('web: %j -> %s', (typed, code) => expect(nameRule(typed, 'web')?.code).toBe(code));

  it.each([
    ['C', 'text_min_length'],
    ['Li', undefined],
    ['Camila1', 'name_letters_only'],
    ['a'.repeat(51), 'text_max_length'],
  ])('pro: %j -> %s', (typed, code) => expect(nameRule(typed, 'pro')?.code).toBe(code));
});

describe('emailRule', () => {
  it.each(['camila.rojas@correo.cl', 'a+b_c@sub.correo.example', ' camila@correo.cl ', 'ñandú@correo.cl'])(
    'accepts %j',
    (typed) => expect(emailRule(typed)).toBeNull(),
  );

  it.each([
    'camila.rojas@correo',
    'camila',
    '@correo.cl',
    'a@b@c.cl',
    'a b@correo.cl',
    'a..b@correo.cl',
    '.a@correo.cl',
    'a.@correo.cl',
    'a@-correo.cl',
    'a@correo..cl',
    'a@correo.c',
    'a\u0001b@correo.cl',
  ])('refuses %j', (typed) => expect(emailRule(typed)?.code).toBe('email_format'));

  it('judges the e-mail as it is stored: without signs that nobody sees, composed, in lower case', () => {
    for (const typed of ['\u200bCamila@correo.cl\u200b', 'camila@correo.\u2060cl', 'a@n\u0303andu.cl'])
      expect(emailRule(typed)).toBeNull();
    expect(emailRule('\u200b')?.code).toBe('required');
    // İ is two characters in lower case.
    expect(emailRule(`${'İ'.repeat(123)}@correo.cl`)?.code).toBe('text_max_length');
  });

  it('is required and ends at 254 characters', () => {
    expect(emailRule('')?.code).toBe('required');
    expect(emailRule(`${'a'.repeat(244)}@correo.cl`)).toBeNull();
    expect(emailRule(`${'a'.repeat(245)}@correo.cl`)?.code).toBe('text_max_length');
  });
});

describe('the other texts', () => {
  it('needs the consent', () => {
    expect(requiredConsent(false)?.code).toBe('required');
    expect(requiredConsent(true)).toBeNull();
  });

  it('needs a text for another property type, up to 254 characters', () => {
    expect(otherPropertyTypeRule(' ')?.code).toBe('required');
    expect(otherPropertyTypeRule('Bodega')).toBeNull();
    expect(otherPropertyTypeRule('x'.repeat(254))).toBeNull();
    expect(otherPropertyTypeRule('x'.repeat(255))?.code).toBe('text_max_length');
  });

  it('lets an optional text stay empty', () => {
    expect(optionalTextRule('')).toBeNull();
    expect(optionalTextRule('x'.repeat(255))?.code).toBe('text_max_length');
  });
});

describe('the spelling of a name', () => {
  it.each([
    ["O'Higgins", 'OHiggins'],
    ['D’Angelo', 'DAngelo'],
    ['Nuñez-Soto', 'Nuñez Soto'],
    ['Nuñez – Soto', 'Nuñez Soto'],
  ])('%s is one of %s', (written, name) => {
    expect([plainName(written), isSpellingOf(written, name)]).toEqual([name, true]);
  });

  it.each([
    ['OHiggins', 'OHiggins'],
    ["O'Higgins", 'Ohiggins'],
    ['O.Higgins', 'OHiggins'],
    ['<b>Ana</b>', 'bAnab'],
    ['', 'Ana'],
  ])('%j is none of %s', (written, name) => expect(isSpellingOf(written, name)).toBe(false));
});

describe('texts as they are compared', () => {
  it('have one space between words and nothing that nobody sees', () => {
    expect(oneSpaced('  Ana\u200b \t Mari\u0301a ')).toBe('Ana María');
  });

  it('ignore case, accents and spaces', () => {
    expect(folded(' MUÑOZ  Ibáñez ')).toBe('munoz ibanez');
    expect(folded('Władysław Sørensen Đorđević Æneas Weiß Þór Ḻonḵo')).toBe(
      'wladyslaw sorensen dordevic aeneas weiss thor lonko',
    );
  });
});

describe('requiredText', () => {
  it.each([null, undefined, '', ' \u200b'])('refuses %j', (text) => {
    expect(requiredText(text)?.code).toBe('required');
  });
});

describe('the numbers in the messages', () => {
  it('are the limits', () => {
    expect(nameRule('Ñ', 'pro')).toMatchObject({ values: { min: 2 } });
    expect(nameRule('a'.repeat(51), 'web')).toMatchObject({ values: { max: 50 } });
  });

  it('count a name and an e-mail without the blanks around them', () => {
    expect([nameRule(' Ñ ', 'pro')?.code, emailRule(' ana@correo.example ')]).toEqual([
      'text_min_length',
      null,
    ]);
  });
});
