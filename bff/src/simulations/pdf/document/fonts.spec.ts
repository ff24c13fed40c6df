import { expect, it } from '@jest/globals';
import { readPdf } from '../../../testing/read-pdf.ts';
import { savedSimulation } from '../../../testing/saved-simulation.ts';
import { renderDetail } from './detail.ts';
import { openFonts } from './fonts.ts';

const FONTS = openFonts();
it('figures have one width', () => {
  const widthOf = (text: string): number => FONTS.regular.layout(text).advanceWidth;
  expect(widthOf('1.111,11')).toBe(widthOf('8.888,88'));
});

it('a letter of one document does not change the next one', async () => {
  const before = renderDetail(savedSimulation(), FONTS);
  const rare = await readPdf(renderDetail(savedSimulation({ inputs: { firstName: 'Łukasz' } }), FONTS));
  expect(rare.pages[0]).toContain('Łukasz Rojas Fuentes');
  expect(renderDetail(savedSimulation(), FONTS).equals(before)).toBe(true);
});

it('Mapudungun’s letters are drawn with their line below, without another width', async () => {
  const { glyphs, positions, advanceWidth } = FONTS.regular.layout('Ḻonḵo Ṉamkuṯ');
  expect(glyphs.map(({ id }) => id)).not.toContain(0);
  const plain = FONTS.regular.layout('Lonko Namkut').advanceWidth;
  expect(Math.abs(advanceWidth - plain)).toBeLessThan(plain / 100);
  expect(positions[1]?.yOffset).toBeLessThan(0);
  const file = renderDetail(savedSimulation({ inputs: { firstName: 'Ṉamkuḻ', lastName: 'Loṯi' } }), FONTS);
  expect((await readPdf(file)).pages[0]?.normalize('NFC')).toContain('Ṉamkuḻ Loṯi');
});

it('a mark that the font can’t place is left out', () => {
  const glyphs = (text: string) => FONTS.regular.layout(text).glyphs.map(({ id }) => id);
  expect(glyphs('k\u0304a')).toEqual(glyphs('ka'));
});
