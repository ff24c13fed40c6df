import type { LeanDocument } from './lean-document.ts';
import type { Typeface, Weight } from './fonts.ts';

/** Members of fontkit's font and PDFKit's document that their types lack. */
interface LibraryFont {
  readonly id: string;
  readonly ascender: number;
  document: object;
  subset: object;
  widths: number[];
  unicode: (readonly number[])[];
  embed: () => unknown;
  ref(): object;
  widthOfString(text: string, size: number): number;
}
interface Inside {
  readonly _font: LibraryFont;
  readonly page: { readonly fonts: Record<string, object> };
}

/** A weight of the font in one document. Data that all documents share are computed once. */
export class EmbeddedFont {
  private readonly font: LibraryFont;

  constructor(
    private readonly doc: LeanDocument,
    weight: Weight,
    private readonly typeface: Typeface,
  ) {
    // PDFKit accepts an opened font, although its types don't say so.
    doc.registerFont(weight, typeface.font as unknown as Buffer).font(weight);
    this.font = (doc as unknown as Inside)._font;
    const { font } = this;
    const [embed, widthOfString] = [font.embed.bind(font), font.widthOfString.bind(font)];
    font.subset = typeface.newSubset();
    font.widths = [...typeface.widths];
    font.unicode = [...typeface.characters];
    font.embed = () => {
      font.document = withDeflatedFile(doc);
      return embed();
    };
    font.widthOfString = (text, size) => {
      const set = typeface.set(text);
      return set ? (set.width * size) / 1000 : widthOfString(text, size);
    };
  }

  /** Returns the distance from the baseline to the top of a line, points. */
  ascent(size: number): number {
    return (this.font.ascender * size) / 1000;
  }

  /** Draws a line of text. Returns false if PDFKit has to draw it. */
  show(text: string, size: number, x: number, baseline: number): boolean {
    const set = this.typeface.set(text);
    if (set === null) return false;
    const { id } = this.font;
    (this.doc as unknown as Inside).page.fonts[id] ??= this.font.ref();
    // Flipped, because the page's y axis points down and a font's points up.
    this.doc.addContent(
      `BT /${id} ${size} Tf 1 0 0 -1 ${rounded(x)} ${rounded(baseline)} Tm [${set.shown}] TJ ET`,
    );
    return true;
  }
}

/** Makes PDFKit embed the deflated font file: it would make and deflate its own. */
function withDeflatedFile(doc: LeanDocument): object {
  let isFile = true;
  const ref = (data?: object): object => {
    const dictionary = isFile ? { Filter: 'FlateDecode' } : data;
    isFile = false;
    return (doc as unknown as { ref(data?: object): object }).ref(dictionary);
  };
  return Object.create(doc, { ref: { value: ref } }) as object;
}

const rounded = (points: number): number => Math.round(points * 1e4) / 1e4;
