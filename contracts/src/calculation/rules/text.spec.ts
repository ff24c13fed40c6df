import { describe, it, expect } from '@jest/globals';
import { violationText } from '../messages/es.ts';
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
  storedEmail,
} from './text.ts';
import type { Violation } from './violation.ts';

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
    [`Z${'\u0301'.repeat(3)}`, undefined],
    [`Z${'\u0301'.repeat(4)}`, 'name_format'],
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

  it('has one form, however its letters look', () => {
    expect(storedEmail('ＡＮＡ．soto＠Bank．ＣＬ')).toBe('ana.soto@bank.cl');
    expect(storedEmail('ﬁ\u00ad\u202e𝐚K@bank.cl')).toBe('fiak@bank.cl');
    const stored = Array.from({ length: 0x1_0000 }, (_, code) => storedEmail(String.fromCharCode(code)));
    expect(stored.filter((each) => storedEmail(each) !== each)).toEqual([]);
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

describe('free text that the bank prints', () => {
  it.each([
    "Av. Libertador Bernardo O'Higgins 1449, depto. 1203, Torre B",
    'Camino a Melipilla km 12,5',
    'Av.Libertador 1449, Pje.Los Aromos, depto.1203.Torre B',
    'Pob.La Bandera, Mz.C, Sta.María de J.M.Carrera 0142',
    'Población La Legua, calle Ñuñorco Nº 3 ½, sitio 12-B',
    '“Villa Los Peumos” # 12 (ex 14) s/n; Ruta G-34 & 78',
    'Los Leones 1200-1504, 7510000',
    'Psje. Güemes 12 34 56 78',
    'Ḻonḵo Ṉamku, 1º piso, 80 m²',
    'Los Aromos\u200b 12\u00a0bis\u2026',
    'Local comercial. ¿Sirve?',
  ])('may be %j', (typed) => expect(optionalTextRule(typed)).toBeNull());

  it.each([
    ['https://banco-premios.cl/gane', 'text_link'],
    ['visite www.premios', 'text_link'],
    ['Lautaro 12 premios.casa', 'text_link'],
    ['Lautaro 12 premios.xn--p1ai', 'text_link'],
    ['t.me/premios', 'text_link'],
    ['premios . cl', 'text_link'],
    ['premios.\ncl', 'text_link'],
    ['prem\u200bios\u2060.c\u00adl', 'text_link'],
    ['\u202eios.premios.cl', 'text_link'],
    ['ｐｒｅｍｉｏｓ．ｃｌ', 'text_link'],
    ['𝐩𝐫𝐞𝐦𝐢𝐨𝐬․𝐜𝐥', 'text_link'],
    ['ᴘʀᴇᴍɪᴏs.ᴄʟɪᴄᴋ', 'text_link'],
    ['PREMIOS.CL', 'text_link'],
    ['escriba a ana＠premios', 'text_link'],
    ['premios\u3002cl', 'text_signs'],
    ['premios\u00b7cl', 'text_signs'],
    ['рremios сl', 'text_signs'],
    ['Lautaro 12 🎁', 'text_signs'],
    ['<b>12</b>', 'text_signs'],
    ['a\u0007b', 'text_signs'],
    [`a${'\u0301'.repeat(4)}`, 'text_signs'],
    ['١٢٣', 'text_signs'],
  ])('is not %j', (typed, code) => expect(optionalTextRule(typed)?.code).toBe(code));

  it.each([
    ['12345678', undefined],
    ['123456789', 'text_long_number'],
    ['1234 5678', undefined],
    ['llame al 9 1234 5678', 'text_long_number'],
    ['+56 (2) 2.345-67/89', 'text_long_number'],
    ['９１２３４５６７８', 'text_long_number'],
    ['9\u200b1234\u200b5678', 'text_long_number'],
    ['9,1234,5678', 'text_long_number'],
    ['1449, 1203, 8320000', undefined],
  ])('counts the digits of a number as it is read: %j', (typed, code) =>
    expect(optionalTextRule(typed)?.code).toBe(code),
  );

  it('is the same for the other property type', () => {
    expect(otherPropertyTypeRule('premios.cl')?.code).toBe('text_link');
    expect(violationText(optionalTextRule('912345678') as Violation)).toBe(
      'No debe contener números de más de 8 cifras',
    );
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
    expect(nameRule('a'.repeat(51), 'web')).toMatchObject({ values: { maxCount: 50 } });
  });

  it('count a name and an e-mail without the blanks around them', () => {
    expect([nameRule(' Ñ ', 'pro')?.code, emailRule(' ana@correo.example ')]).toEqual([
      'text_min_length',
      null,
    ]);
  });
});
