import PDFDocument from 'pdfkit';
import { unbroken } from '@simulador/contracts/platform/format';
import { FONTS } from './fonts.ts';
import { INK, type Ink, PAGE } from './look.ts';

/** A node of the tag tree for assistive technology: `H1`, `Table`, `TR`, `P`. */
export type Tag = ReturnType<PDFKit.PDFDocument['struct']>;

type Align = 'left' | 'right';

export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  readonly created: Date;
}

/** Additional distance of wrapped lines, points. */
const LINE_GAP = 0.5;

/** Pages with a tag tree (PDF/UA), and the operations that draw on them. Coordinates start at the top left, in points. */
export class Sheet {
  readonly root: Tag;
  readonly doc: PDFKit.PDFDocument;

  constructor({ title, author, created }: SheetInfo) {
    // The types lack the subset, and a document without a built-in font, which would not be embedded.
    const options: object = {
      size: [PAGE.width, PAGE.height],
      margin: 0,
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      displayTitle: true,
      lang: 'es-CL',
      font: null,
      info: { Title: title, Author: author, CreationDate: created },
    };
    this.doc = new PDFDocument(options);
    for (const [weight, font] of Object.entries(FONTS)) this.doc.registerFont(weight, font);
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

  /** Draws something as one node of the tag tree. @param scope whether a table's header cell belongs to a row or a column */
  tagged(parent: Tag, type: string, draw: () => void, scope?: 'Row' | 'Column'): void {
    // The types lack the scope.
    const options: object = { scope };
    parent.add(this.doc.struct(type, options, [draw]));
  }

  /** Draws one line as a cell of a table's row. @param scope for a header cell */
  cell(
    row: Tag,
    text: string,
    x: number,
    baseline: number,
    ink: Ink,
    align: Align,
    scope?: 'Row' | 'Column',
  ) {
    const draw = (): void => this.line(text, x, baseline, ink, align);
    this.tagged(row, scope ? 'TH' : 'TD', draw, scope);
  }

  /** Draws decoration that is not read aloud: lines, backgrounds, running heads. */
  untagged(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws one line on its baseline; `x` is its left or right end. */
  line(text: string, x: number, baseline: number, ink: Ink, align: Align = 'left'): void {
    const width = align === 'left' ? 0 : this.widthOf(text, ink);
    this.measureIn(ink);
    this.doc
      .fillColor(ink.colour)
      .text(text, x - width, baseline, { lineBreak: false, baseline: 'alphabetic' });
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
    // Half a point more, so that rounding does not drop a line that fits exactly.
    const bounds = { width, lineGap: LINE_GAP, height: height + 0.5, ellipsis: true };
    this.doc.fillColor(ink.colour).text(unbroken(text), x, top, bounds);
    return height;
  }

  /** Height that `lines` would need, points. */
  heightOf(text: string, width: number, ink: Ink, maxLines = Infinity): number {
    this.measureIn(ink);
    const height = this.doc.heightOfString(unbroken(text), { width, lineGap: LINE_GAP });
    return Math.min(height, maxLines * (this.doc.currentLineHeight(true) + LINE_GAP));
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

  /** Sets the font without the colour, because a colour writes an operator into the page. */
  private measureIn({ weight, size }: Ink): void {
    this.doc.font(weight).fontSize(size);
  }
}
