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
    readonly codePoints: readonly number[];
    readonly bbox: { readonly minX: number; readonly maxX: number; readonly maxY: number };
  }
  interface GlyphRun {
    readonly glyphs: Glyph[];
    readonly positions: GlyphPosition[];
    readonly advanceWidth: number;
  }
  interface Font {
    readonly unitsPerEm: number;
    layout(text: string, features?: readonly string[]): GlyphRun;
    glyphForCodePoint(codePoint: number): Glyph;
  }
  export function create(file: Uint8Array): Font;
}
