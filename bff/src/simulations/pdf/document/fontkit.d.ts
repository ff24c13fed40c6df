/** The package has no types; these are the members that the document uses. */
declare module 'fontkit' {
  /** Position of a glyph, in the font's units. */
  interface GlyphPosition {
    readonly xAdvance: number;
    readonly yAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
    readonly bbox: { readonly minX: number; readonly maxX: number; readonly maxY: number };
  }
  interface GlyphRun {
    readonly glyphs: Glyph[];
    readonly positions: GlyphPosition[];
    readonly advanceWidth: number;
  }
  /** Embedded glyphs, by their numbers in the subset. */
  interface Subset {
    readonly glyphs: readonly number[];
    readonly mapping: Readonly<Record<number, number>>;
    includeGlyph(id: number): number;
    encode(): Uint8Array;
  }
  interface Font {
    readonly unitsPerEm: number;
    layout(text: string, features?: readonly string[]): GlyphRun;
    getGlyph(id: number): Glyph;
    glyphForCodePoint(codePoint: number): Glyph;
    createSubset(): Subset;
  }
  export function create(file: Uint8Array): Font;
}
