import PDFDocument from 'pdfkit';
import { type Fonts, WEIGHTS } from './fonts.ts';
import { INK, type Ink, PAGE } from './look.ts';
import { linesWithin } from './lines-within.ts';

/** A node of the tag tree for assistive technology: `H1`, `Table`, `TR`, `P`. */
export type Tag = ReturnType<PDFKit.PDFDocument['struct']>;

export interface TagOptions {
  /** Alternative text of a picture. */
  readonly alt?: string;
  /** Whether a table's header cell belongs to a row or a column. */
  readonly scope?: 'Row' | 'Column';
  /** Number of columns that a table's cell spans. */
  readonly colSpan?: number;
  /** Bounds of a picture: left, top, right, bottom. */
  readonly bbox?: readonly [number, number, number, number];
}

export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  readonly created: Date;
}

/** Adds the attribute ColSpan, which PDFKit does not write. */
function spanColumns(tag: Tag, count: number): void {
  const { data } = (tag as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary;
  data['A'] = { O: 'Table', ColSpan: count };
}

/** Additional distance of wrapped lines, points. */
const LINE_GAP = 0.5;

/** Pages with a tag tree (PDF/UA), and the operations that draw on them. Coordinates start at the top left, in points. */
export class Sheet {
  readonly root: Tag;
  readonly doc: PDFKit.PDFDocument;
  /** Lines of wrapped texts, because each text is measured before it is drawn. */
  private readonly wrapped = new Map<string, readonly string[]>();

  constructor(fonts: Fonts, { title, author, created }: SheetInfo) {
    this.doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      pdfVersion: '1.7',
      // The types lack this subset.
      subset: 'PDF/UA' as 'PDF/A-2a',
      tagged: true,
      displayTitle: true,
      lang: 'es-CL',
      // No built-in font, because those are not embedded.
      font: null as unknown as string,
      info: { Title: title, Author: author, CreationDate: created },
    });
    // PDFKit accepts an opened font, although its types don't say so.
    for (const weight of WEIGHTS) this.doc.registerFont(weight, fonts[weight] as unknown as Buffer);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Adds a node with children. */
  branch(parent: Tag, type: string): Tag {
    const tag = this.doc.struct(type);
    parent.add(tag);
    return tag;
  }

  /** Adds a section, and draws its heading below a top edge. */
  section(title: string, left: number, top: number): Tag {
    const section = this.branch(this.root, 'Sect');
    this.tagged(section, 'H2', () => this.line(title, left, top + 10, INK.heading));
    return section;
  }

  /** Draws something as one node of the tag tree. */
  tagged(parent: Tag, type: string, draw: () => void, options: TagOptions = {}): void {
    const { colSpan, ...known } = options;
    const tag = this.doc.struct(type, known, [draw]);
    if (colSpan !== undefined) spanColumns(tag, colSpan);
    parent.add(tag);
  }

  /** Draws decoration that is not read aloud: lines, backgrounds, running heads. */
  untagged(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws one line on its baseline; `x` is its left end, centre or right end. */
  line(
    text: string,
    x: number,
    baseline: number,
    ink: Ink,
    align: 'left' | 'right' | 'center' = 'left',
  ): void {
    const width = align === 'left' ? 0 : this.widthOf(text, ink);
    this.put(text, align === 'center' ? x - width / 2 : x - width, baseline, ink, 'alphabetic');
  }

  /** Draws a line that opens an address, as a link of the tag tree. */
  link(parent: Tag, text: string, url: string, x: number, baseline: number, ink: Ink): void {
    const tag = this.branch(parent, 'Link');
    tag.add(() => this.line(text, x, baseline, ink));
    const [width, height] = [this.widthOf(text, ink), ink.size * 1.4];
    // The types lack the tag. PDFKit writes a primitive string as a name and not as a text.
    const options = { structParent: tag, Contents: Object(text) as string } as object;
    this.doc.link(x, baseline - ink.size * 1.1, width, height, url, options);
    this.rule(x, x + width, baseline + 2, ink.colour);
  }

  /** Returns the width of a line, points. */
  widthOf(text: string, ink: Ink): number {
    this.measureIn(ink);
    return this.doc.widthOfString(text);
  }

  /** Returns the text, or as much of its beginning as fits into the width, with an ellipsis. */
  shortened(text: string, width: number, ink: Ink): string {
    if (this.widthOf(text, ink) <= width) return text;
    const letters = [...text];
    while (letters.length > 0 && this.widthOf(`${letters.join('')}…`, ink) > width) letters.pop();
    return `${letters.join('').trimEnd()}…`;
  }

  /** Draws wrapped text from a top edge; text beyond the maximum number of lines ends in an ellipsis. Returns its height. */
  lines(text: string, x: number, top: number, width: number, ink: Ink, maxLines = Infinity): number {
    const height = this.heightOf(text, width, ink, maxLines);
    const lines = this.linesOf(text, width, ink);
    if (lines.length > maxLines) {
      // Half a point more, so that rounding does not drop a line that fits exactly.
      const bounds = { width, lineGap: LINE_GAP, height: height + 0.5, ellipsis: true };
      this.doc.fillColor(ink.colour).text(text, x, top, bounds);
      return height;
    }
    const lineHeight = this.lineHeight();
    lines.forEach((line, index) => {
      this.put(line, x, top + index * lineHeight, ink, 'top');
    });
    return height;
  }

  /** Height that `lines` would need, points. */
  heightOf(text: string, width: number, ink: Ink, maxLines = Infinity): number {
    this.measureIn(ink);
    return Math.min(this.linesOf(text, width, ink).length, maxLines) * this.lineHeight();
  }

  private lineHeight(): number {
    return this.doc.currentLineHeight(true) + LINE_GAP;
  }

  /** The lines of a text in the current font. */
  private linesOf(text: string, width: number, { weight, size }: Ink): readonly string[] {
    const key = `${weight} ${size} ${width} ${text}`;
    const known = this.wrapped.get(key);
    if (known) return known;
    const lines = linesWithin(text, width, (part) => this.doc.widthOfString(part));
    this.wrapped.set(key, lines);
    return lines;
  }

  /** Draws a thin horizontal line. */
  rule(left: number, right: number, y: number, colour: string): void {
    this.untagged(() => {
      this.doc.moveTo(left, y).lineTo(right, y).lineWidth(0.6).strokeColor(colour).stroke();
    });
  }

  /** Ends the document and returns its bytes. */
  end(): Buffer {
    this.root.end();
    this.doc.end();
    return this.doc.read() as Buffer;
  }

  private put(text: string, x: number, y: number, ink: Ink, baseline: 'alphabetic' | 'top'): void {
    this.measureIn(ink);
    this.doc.fillColor(ink.colour).text(text, x, y, { lineBreak: false, baseline });
  }

  /** Sets the font without the colour, because a colour writes an operator into the page. */
  private measureIn({ weight, size }: Ink): void {
    this.doc.font(weight).fontSize(size);
  }
}
