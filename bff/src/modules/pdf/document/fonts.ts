import { create, type Font, type GlyphPosition, type GlyphRun } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

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

/** Every text has these features, without asking for them each time. */
function withFeatures(font: Font): Font {
  const layout = remembering((text: string): GlyphRun => font.layout(text, FEATURES));
  return Object.assign(Object.create(font) as Font, { layout });
}

type Layout = (text: string) => GlyphRun;

/** Amounts, rates and dates: figures of one width and signs that are never kerned, so each stands for itself. */
const FIGURES = /^[$\d.,-]+ ?$/;
/** Words that are remembered: enough for all that the document itself says. */
const MAX_WORDS = 2_000;

/**
 * Remembers how words are laid out, from one document to the next, and figures sign by sign: most words of a document
 * are its own labels, or amounts, of which each is new. Two thirds of the cost of setting a text.
 */
export function remembering(layout: Layout): Layout {
  const runs = new Map<string, GlyphRun>();
  const runOf = (text: string): GlyphRun => {
    const known = runs.get(text);
    if (known) return known;
    const run = layout(text);
    if (runs.size < MAX_WORDS) runs.set(text, run);
    return run;
  };
  return (text) => new JoinedRun((FIGURES.test(text) ? [...text] : [text]).map(runOf));
}

/** Runs one after another. Positions are copies: the PDF library scales them where they are. */
class JoinedRun implements GlyphRun {
  readonly glyphs: object[] = [];
  readonly positions: GlyphPosition[] = [];

  constructor(runs: readonly GlyphRun[]) {
    for (const { glyphs, positions } of runs) {
      this.glyphs.push(...glyphs);
      for (const { xAdvance, yAdvance, xOffset, yOffset } of positions) {
        this.positions.push({ xAdvance, yAdvance, xOffset, yOffset });
      }
    }
  }

  get advanceWidth(): number {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  }
}
