import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { contrast } from './brand-colours.ts';
import { readBrandFolder } from './brand-folder.ts';

const shipped = (file: string): string =>
  readFileSync(new URL(`../../../brand/${file}`, import.meta.url), 'utf8');

/** Returns a reader of the shipped folder with one file changed; null for a missing one. */
const changed = (file: string, content: string | null) => (name: string) =>
  name === file ? content : shipped(name);
const replaced = (file: string, from: string, to: string) =>
  changed(
    file,
    shipped(file).replace(from, () => to),
  );
const reading = (read: (file: string) => string | null) => () => readBrandFolder(read);

it('the shipped brand is complete', () => {
  const { brand, mark } = readBrandFolder(shipped);
  expect(brand.name).toBe('Lindero');
  expect(mark).toMatchObject({ size: 32 });
  expect(mark.shapes.map(({ kind }) => kind)).toEqual(['rect', 'path', 'rect']);
});

it('the shipped brand promises nothing in the name of a bank that has not said what comes, when, or who calls', () => {
  const { call, steps } = readBrandFolder(shipped).operator;
  expect([call, steps]).toEqual([undefined, undefined]);
});

it("needs no operator's texts", () => {
  expect(readBrandFolder(changed('operator.json', null)).operator).toEqual({});
});

it.each([
  ['a missing name', replaced('brand.json', '"name": "Lindero",', ''), 'brand.json: name'],
  ['a sender that is no address', replaced('brand.json', 'simulador@', 'simulador '), 'brand.json: mailFrom'],
  [
    'a privacy address that opens nothing',
    replaced('brand.json', 'privacidad@', 'privacidad '),
    'brand.json: privacy',
  ],
  ['an unknown word', replaced('operator.json', '"phone"', '"phones"'), 'operator.json: phones'],
  ['a branch without hours', replaced('operator.json', '"hours"', '"open"'), 'operator.json: branches'],
  ['a telephone of letters', replaced('operator.json', '22 555 0100', 'llámanos'), 'operator.json: phone'],
  ['no JSON', changed('brand.json', '{'), 'brand.json: falta, o no es JSON'],
  ['a missing colour', replaced('colours.json', '"ink": "#12263a"', '"ink": "navy"'), 'light.ink debe ser'],
  [
    'text that is too pale',
    replaced('colours.json', '"ink-2": "#a7b7c1"', '"ink-2": "#6b7b85"'),
    'en dark, ink-2 sobre surface tiene contraste 3,7:1, y necesita 4,5:1',
  ],
  ['a mark that is not square', replaced('mark.svg', '32 32"', '64 32"'), 'mark.svg'],
  ['a script', replaced('mark.svg', '</svg>', '<script>alert(1)</script></svg>'), 'mark.svg'],
  ['an event', replaced('mark.svg', '<path', '<path onload="alert(1)"'), 'mark.svg'],
  [
    'a foreign picture',
    replaced('mark.svg', '</svg>', '<image href="https://a.example/x.png"/></svg>'),
    'mark.svg',
  ],
  ['a style', replaced('mark.svg', 'fill="none"', 'style="fill:url(https://a.example)"'), 'mark.svg'],
  ['no drawing', changed('mark.svg', null), 'mark.svg'],
])('refuses %s', (_, read, problem) => expect(reading(read)).toThrow(problem));

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
