import { create, type Font, type GlyphRun } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { remembering } from './glyph-runs.ts';

/** The weights of Public Sans that the document is set in. */
export const WEIGHTS = ['regular', 'strong'] as const;
export type Weight = (typeof WEIGHTS)[number];
export type Fonts = Readonly<Record<Weight, Font>>;

/** Figures of one width, so that columns of amounts align. */
const FEATURES = ['tnum'] as const;

const FILES: Readonly<Record<Weight, string>> = {
  regular: '400Regular/PublicSans_400Regular.ttf',
  strong: '600SemiBold/PublicSans_600SemiBold.ttf',
};

/** Reads the font files. Opened once and kept: that is most of what a document would cost otherwise. */
export function openFonts(): Fonts {
  const { resolve } = createRequire(import.meta.url);
  const open = (weight: Weight): Font =>
    withFeatures(create(readFileSync(resolve(`@expo-google-fonts/public-sans/${FILES[weight]}`))));
  return { regular: open('regular'), strong: open('strong') };
}

/** The library lays a text out with its own features only when it measures; this font always uses ours. */
function withFeatures(font: Font): Font {
  const layout = remembering((text: string): GlyphRun => font.layout(text, FEATURES));
  return Object.assign(Object.create(font) as Font, { layout });
}
