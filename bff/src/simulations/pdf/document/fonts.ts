import { create, type Font, type Glyph, type GlyphRun, type Subset } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';

/** Weights of Public Sans used in the document. */
export const WEIGHTS = ['regular', 'strong'] as const;
export type Weight = (typeof WEIGHTS)[number];
export type Fonts = Readonly<Record<Weight, Typeface>>;

/** Tabular figures, so that columns of amounts align. */
const FEATURES = ['tnum'] as const;

/** Characters whose glyphs every document embeds, so that the embedded font is made once: Spanish letters, figures, signs, ligatures. */
const CHARACTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz' +
  'ÁÉÍÓÚÜÑáéíóúüñ¡¿°ºª·×÷−–—…“”‘’«»½²³≤≥√\u00a0\u202f fi fl ff ffi ffl';

/** Matches amounts, rates and dates. Their digits have one width and no kerning, so these texts need no shaping. */
const FIGURES = /^[$\d.,-]+ ?$/;
/** Maximum number of cached words: enough for all labels of the document. */
const MAX_WORDS = 2_000;

/** A shaped text. */
export interface SetText {
  /** Elements of the array of the operator TJ. */
  readonly shown: string;
  /** Width in thousandths of the font's size. */
  readonly width: number;
}

const require = createRequire(import.meta.url);

/** Reads the font files; called once per process. */
export const openFonts = (): Fonts => ({
  regular: open(require.resolve('@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf')),
  strong: open(require.resolve('@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf')),
});

const open = (file: string): Typeface => new Typeface(create(readFileSync(file)));

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

/** A weight of the font, with the data that are the same in every document. */
export class Typeface {
  /** Font for PDFKit, always laid out with our features. */
  readonly font: Font;
  /** Widths (thousandths of an em) and characters of the glyphs, by their numbers in an embedded font. */
  readonly widths: readonly number[];
  readonly characters: readonly (readonly number[])[];
  /** Numbers of the glyphs that every document has; encoding adds the parts of composed ones to the subset. */
  private readonly numbers: ReadonlyMap<number, number>;
  private readonly words = new Map<string, SetText | null>();
  private readonly deflated: Buffer;

  constructor(opened: Font) {
    this.font = Object.assign(Object.create(opened) as Font, {
      layout: (text: string) =>
        hasLine(text) ? withLinesBelow(opened, shape(opened, withMacrons(text))) : shape(opened, text),
    });
    const subset = opened.createSubset();
    const [widths, characters] = [[this.thousandths(opened.getGlyph(0).advanceWidth)], [[0]]];
    for (const part of [...CHARACTERS, ...CHARACTERS.split(' ')]) {
      for (const glyph of this.font.layout(part).glyphs) {
        const number = subset.includeGlyph(glyph.id);
        widths[number] ??= this.thousandths(glyph.advanceWidth);
        characters[number] ??= [...glyph.codePoints];
      }
    }
    this.widths = widths;
    this.characters = characters;
    this.numbers = new Map(subset.glyphs.map((id, number) => [id, number]));
    this.deflated = deflateSync(subset.encode());
  }

  /** Returns the glyphs that a document embeds: those of every document, and its own. */
  newSubset(): DocumentSubset {
    return new DocumentSubset(this.font, this.numbers, this.deflated);
  }

  /** Shapes a text. Returns null if it has a glyph that not every document has, or that is not on the baseline. */
  set(text: string): SetText | null {
    const shown: string[] = [];
    let width = 0;
    for (const part of partsOf(text)) {
      const word = this.word(part);
      if (word === null) return null;
      shown.push(word.shown);
      width += word.width;
    }
    return { shown: shown.join(''), width };
  }

  private word(text: string): SetText | null {
    const known = this.words.get(text);
    if (known !== undefined) return known;
    const set = this.setWord(text);
    if (this.words.size < MAX_WORDS) this.words.set(text, set);
    return set;
  }

  private setWord(text: string): SetText | null {
    const { glyphs, positions } = this.font.layout(text);
    let [shown, width] = ['', 0];
    for (const [index, glyph] of glyphs.entries()) {
      const number = this.numbers.get(glyph.id);
      const { xAdvance = 0, xOffset, yOffset } = positions[index] ?? {};
      if (number === undefined || xOffset !== 0 || yOffset !== 0) return null;
      const kerning = this.thousandths(glyph.advanceWidth - xAdvance);
      shown += `<${number.toString(16).padStart(4, '0')}>${kerning === 0 ? '' : Math.round(kerning * 1e6) / 1e6}`;
      width += this.thousandths(xAdvance);
    }
    return { shown: shown.replaceAll('><', ''), width };
  }

  private thousandths(units: number): number {
    return (units * 1000) / this.font.unitsPerEm;
  }
}

/** The glyphs of every document, until another one is included. */
class DocumentSubset {
  private own: Subset | undefined;

  constructor(
    private readonly font: Font,
    private readonly numbers: ReadonlyMap<number, number>,
    private readonly deflated: Buffer,
  ) {}

  includeGlyph(id: number): number {
    return this.numbers.get(id) ?? (this.own ??= this.copy()).includeGlyph(id);
  }

  /** Returns the deflated font file. */
  encode(): Uint8Array {
    return this.own ? deflateSync(this.own.encode()) : this.deflated;
  }

  private copy(): Subset {
    const copy = this.font.createSubset();
    for (const id of this.numbers.keys()) copy.includeGlyph(id);
    return copy;
  }
}

/** Splits a text into words with the space after each, and figures into characters, because nearly every amount is new. */
function* partsOf(text: string): Generator<string> {
  for (const word of text.match(/[^ ]* |[^ ]+$/g) ?? []) {
    if (FIGURES.test(word)) yield* word;
    else yield word;
  }
}
