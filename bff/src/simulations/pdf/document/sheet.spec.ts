import { expect, it } from '@jest/globals';
import { readDetail } from '../../../testing/detail-document.ts';
import { FONTS } from './fonts.ts';
import { INK } from './look.ts';
import { Sheet } from './sheet.ts';

const widthOf = (text: string): number =>
  new Sheet({ title: '', author: '', created: new Date(0) }).widthOf(text, INK.body);

it('figures have one width', () => {
  expect(widthOf('1.111,11')).toBe(widthOf('8.888,88'));
});

it('Mapudungun’s letters are drawn with their line below, without another width', async () => {
  const { glyphs, positions, advanceWidth } = FONTS.regular.layout('Ḻonḵo Ṉamkuṯ');
  expect(glyphs.map(({ id }) => id)).not.toContain(0);
  const plain = FONTS.regular.layout('Lonko Namkut').advanceWidth;
  expect(Math.abs(advanceWidth - plain)).toBeLessThan(plain / 100);
  expect(positions[1]?.yOffset).toBeLessThan(0);
});

it.each([
  ['Łukasz', 'Łukasz'],
  ['Ṉamkuḻ', 'Ṉamkuḻ'],
  ['N\u0331amkul\u0331', 'Ṉamkuḻ'],
  ['k\u0304a n\u0303', 'ka ñ'],
])('the name %s is drawn with the font’s letters as %s', async (firstName, drawn) => {
  const { pages } = await readDetail({ inputs: { firstName } });
  expect(pages[0]?.normalize('NFC')).toContain(`${drawn} Rojas Fuentes`);
});
