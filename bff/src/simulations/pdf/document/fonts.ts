import { create, type Font, type Glyph, type GlyphRun } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Weights of Public Sans used in the document. */
export const WEIGHTS = ['regular', 'strong'] as const;
export type Weight = (typeof WEIGHTS)[number];
export type Fonts = Readonly<Record<Weight, Font>>;

/** Tabular figures, so that columns of amounts align. */
const FEATURES = ['tnum'] as const;

const require = createRequire(import.meta.url);

/** Reads the font files; called once per process. */
export const openFonts = (): Fonts => ({
  regular: open(require.resolve('@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf')),
  strong: open(require.resolve('@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf')),
});

/** Maximum number of words whose shapes are kept: enough for all labels of the document. */
const MAX_WORDS = 2_000;

/** Opens a font whose words are laid out with our features, once for all documents. */
function open(file: string): Font {
  const opened = create(readFileSync(file));
  const words = new Map<string, GlyphRun>();
  const layout = (text: string): GlyphRun => {
    const run =
      words.get(text) ??
      (hasLine(text) ? withLinesBelow(opened, shape(opened, withMacrons(text))) : shape(opened, text));
    if (words.size < MAX_WORDS) words.set(text, run);
    // PDFKit scales the positions that it gets.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(run) as GlyphRun, { positions });
  };
  return Object.assign(Object.create(opened) as Font, { layout });
}

/** Letters with a line below, e.g. Mapudungun's, which the font lacks. Its macron is drawn below them. */
const LINED_LETTERS = /[ḆḎḴḺṈṞṮẔḇḏḵḻṉṟṯẕẖ]/g;
const LINE_BELOW = '\u0331';
const MACRON = '¯';
/** Distance of the line from the baseline, thousandths of an em. */
const LINE_DROP = 60;

/** Shapes a text. Marks for which the font has no place make the library throw, and are left out. */
function shape(font: Font, text: string): GlyphRun {
  try {
    return font.layout(text, FEATURES);
  } catch {
    return font.layout(text.replace(/\p{M}/gu, ''), FEATURES);
  }
}

const hasLine = (text: string): boolean => text.search(LINED_LETTERS) >= 0;
const withMacrons = (text: string): string =>
  text.replace(LINED_LETTERS, (letter) => letter.normalize('NFD').replace(LINE_BELOW, MACRON));

/** Moves each macron under the letter before it. */
function withLinesBelow(font: Font, run: GlyphRun): GlyphRun {
  const macron = font.glyphForCodePoint(MACRON.charCodeAt(0));
  const { minX, maxX, maxY } = macron.bbox;
  for (const [index, { id }] of run.glyphs.entries()) {
    const before = run.positions[index - 1];
    if (id !== macron.id || !before) continue;
    // The document's text has the line below.
    const codePoints = [LINE_BELOW.charCodeAt(0)];
    run.glyphs[index] = Object.assign(Object.create(macron) as Glyph, { codePoints });
    run.positions[index] = {
      xAdvance: 0,
      yAdvance: 0,
      xOffset: -(before.xAdvance + minX + maxX) / 2,
      yOffset: -maxY - (LINE_DROP * font.unitsPerEm) / 1000,
    };
  }
  return run;
}
