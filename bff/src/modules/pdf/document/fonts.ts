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

const require = createRequire(import.meta.url);

/** Reads the font files. Opened once and kept: that is most of what a document would cost otherwise. */
export const openFonts = (): Fonts => ({
  regular: open(require.resolve('@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf')),
  strong: open(require.resolve('@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf')),
});

const open = (file: string): Font => withFeatures(create(readFileSync(file)));

/** Every text has these features, without being told each time. */
function withFeatures(font: Font): Font {
  const layout = remembering((text: string): GlyphRun => font.layout(text, FEATURES));
  return Object.assign(Object.create(font) as Font, { layout });
}
