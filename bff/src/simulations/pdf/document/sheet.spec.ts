import { expect, it } from '@jest/globals';
import { readDetail } from '../../../testing/detail-document.ts';
import { INK } from './look.ts';
import { Sheet } from './sheet.ts';

const widthOf = (text: string): number =>
  new Sheet({ title: '', author: '', created: new Date(0) }).widthOf(text, INK.body);

it('figures have one width', () => {
  expect(widthOf('1.111,11')).toBe(widthOf('8.888,88'));
});

it.each([
  ['Łukasz', 'Łukasz'],
  ['Ṉamkuḻ', 'Namkul'],
  ['k\u0304a n\u0303', 'ka ñ'],
])('the name %s is drawn with the font’s letters as %s', async (firstName, drawn) => {
  expect((await readDetail({ inputs: { firstName } })).pages[0]).toContain(`${drawn} Rojas Fuentes`);
});
