/** The package ships no types; this is what the document uses of it. */
declare module 'fontkit' {
  /** Where a glyph stands, in the font's units. */
  interface GlyphPosition {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  interface GlyphRun {
    readonly glyphs: readonly object[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  }
  interface Font {
    layout(text: string, features?: readonly string[]): GlyphRun;
  }
  export function create(file: Uint8Array): Font;
}
