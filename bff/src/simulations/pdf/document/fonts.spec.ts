import { describe, expect, it, jest } from '@jest/globals';
import { readPdf } from '../../../testing/read-pdf.ts';
import { savedSimulation } from '../../../testing/saved-simulation.ts';
import { renderDetail } from './detail.ts';
import { openFonts } from './fonts.ts';

const FONTS = openFonts();
const widthOf = (text: string): number => FONTS.regular.set(text)?.width ?? NaN;

describe('a shaped word', () => {
  it.each(['Tasación,', '«Ñuñoa»', 'AVATAR', 'oficina', 'UF', '3.459,4800'])(
    'is as wide as the font lays it out: %s',
    (text) => {
      const { advanceWidth } = FONTS.regular.font.layout(text);
      expect(widthOf(text)).toBeCloseTo((advanceWidth * 1000) / FONTS.regular.font.unitsPerEm, 6);
    },
  );

  it('has figures of one width', () => {
    expect(widthOf('1.111,11')).toBe(widthOf('8.888,88'));
  });

  it('is left to the library if it has a letter that not every document embeds', () => {
    expect(FONTS.regular.set('Łukasz')).toBeNull();
  });
});

it('a letter of one document does not change the next one', async () => {
  const before = renderDetail(savedSimulation(), FONTS);
  const rare = await readPdf(renderDetail(savedSimulation({ inputs: { firstName: 'Łukasz' } }), FONTS));
  expect(rare.pages[0]).toContain('Łukasz Rojas Fuentes');
  expect(renderDetail(savedSimulation(), FONTS).equals(before)).toBe(true);
});

it('Mapudungun’s letters are drawn with their line below, without another width', async () => {
  const { glyphs, positions, advanceWidth } = FONTS.regular.font.layout('Ḻonḵo Ṉamkuṯ');
  expect(glyphs.map(({ id }) => id)).not.toContain(0);
  const plain = FONTS.regular.font.layout('Lonko Namkut').advanceWidth;
  expect(Math.abs(advanceWidth - plain)).toBeLessThan(plain / 100);
  expect(positions[1]?.yOffset).toBeLessThan(0);
  const file = renderDetail(savedSimulation({ inputs: { firstName: 'Ṉamkuḻ', lastName: 'Loṯi' } }), FONTS);
  expect((await readPdf(file)).pages[0]?.normalize('NFC')).toContain('Ṉamkuḻ Loṯi');
});

it('a mark that the font can’t place is left out', () => {
  const glyphs = (text: string) => FONTS.regular.font.layout(text).glyphs.map(({ id }) => id);
  expect(glyphs('k\u0304a')).toEqual(glyphs('ka'));
});

it.each(['web', 'pro'] as const)('every text of a document for %s has its letters embedded', (flavour) => {
  const set = [FONTS.regular, FONTS.strong].map((typeface) => jest.spyOn(typeface, 'set'));
  renderDetail(savedSimulation({ simulation: { flavour } }), FONTS);
  const left = set.flatMap(({ mock }) =>
    mock.calls.filter((_call, index) => mock.results[index]?.value === null),
  );
  jest.restoreAllMocks();
  expect(left).toEqual([]);
});
