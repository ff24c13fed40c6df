import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

interface Glyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly bbox: { readonly minX: number; readonly maxX: number; readonly maxY: number };
}
interface Position {
  readonly xAdvance: number;
  readonly yAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}
interface GlyphRun {
  readonly glyphs: Glyph[];
  readonly positions: Position[];
  readonly advanceWidth: number;
}
/** PDFKit's opened font. */
export interface Font {
  readonly unitsPerEm: number;
  glyphForCodePoint(code: number): Glyph;
  layout(text: string, features?: readonly string[]): GlyphRun;
}

/** Tabular figures, so that columns of amounts align. */
const FEATURES = ['tnum'] as const;
/** Maximum number of words whose shapes are kept: enough for all labels of the document. */
const MAX_WORDS = 2_000;
/** Letters with a line below, e.g. Mapudungun's, which the font lacks. Its macron is drawn below them. */
const LINED_LETTERS = /[ḆḎḴḺṈṞṮẔḇḏḵḻṉṟṯẕẖ]/g;
const LINE_BELOW = '\u0331';
const MACRON = '¯';
/** Distance of the line from the baseline, thousandths of an em. */
const LINE_DROP = 60;

const require = createRequire(import.meta.url);

/** Public Sans in the document's weights. Opened once for all documents, with the shapes of their words, which takes longer than all else. */
export const FONTS = {
  regular: open(require.resolve('@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf')),
  strong: open(require.resolve('@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf')),
};

function open(file: string): Font {
  // The types lack a document without a built-in font, and its opened one.
  const options: object = { font: null };
  const { font } = new PDFDocument(options).font(file)._font;
  const words = new Map<string, GlyphRun>();
  const layout = (text: string): GlyphRun => {
    const run = words.get(text) ?? shape(font, text.normalize('NFC'));
    if (words.size < MAX_WORDS) words.set(text, run);
    // PDFKit scales the positions that it gets.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(run) as GlyphRun, { positions });
  };
  return Object.assign(Object.create(font) as Font, { layout });
}

/** Shapes a text. Marks for which the font has no place make the library throw, and are left out. */
function shape(font: Font, text: string): GlyphRun {
  const drawn = text.replace(LINED_LETTERS, (letter) => letter.normalize('NFD').replace(LINE_BELOW, MACRON));
  const shaped = (letters: string): GlyphRun => font.layout(letters, FEATURES);
  try {
    return drawn === text ? shaped(text) : withLinesBelow(font, shaped(drawn));
  } catch {
    return shaped(text.normalize('NFD').replace(/\p{M}/gu, ''));
  }
}

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
