import { COLOUR } from '../../../config/brand.ts';
import type { Weight } from './fonts.ts';

/** Page size (US Letter, as usual in Chile) and margins, points. `right` and `bottom` are coordinates. */
export const PAGE = { width: 612, height: 792, left: 48, right: 564, top: 40, bottom: 752 } as const;
export const CONTENT_WIDTH = PAGE.right - PAGE.left;
export const COLUMN_GAP = 24;
export const SECTION_GAP = 18;

/** Style of a text: size in points, weight and colour. */
export interface Ink {
  readonly weight: Weight;
  readonly size: number;
  readonly colour: string;
}

const ink = (weight: Ink['weight'], size: number, colour: string = COLOUR.ink): Ink => ({
  weight,
  size,
  colour,
});

/** Type scale of the document. */
export const INK = {
  title: ink('strong', 20),
  wordmark: ink('strong', 15),
  heading: ink('strong', 11.5),
  body: ink('regular', 9),
  bodyQuiet: ink('regular', 9, COLOUR.secondText),
  figure: ink('strong', 9),
  sum: ink('strong', 9.5),
  small: ink('regular', 7.5, COLOUR.secondText),
  smallStrong: ink('strong', 7.5),
  tableHead: ink('strong', 7.5, COLOUR.secondText),
  row: ink('regular', 8.5),
  rowOwn: ink('strong', 8.5, COLOUR.teal),
  reason: ink('regular', 8, COLOUR.secondText),
  fine: ink('regular', 7.5),
  onTeal: ink('strong', 10, COLOUR.white),
  onTealQuiet: ink('regular', 8, COLOUR.tealSoft),
  hero: ink('strong', 36, COLOUR.white),
  heroSecond: ink('strong', 15, COLOUR.white),
  onTealFigure: ink('strong', 12.5, COLOUR.white),
} as const satisfies Record<string, Ink>;

/** Side of the logo's coordinate square. */
const GRID = 32;

/** Adds the path of the product's square logo. */
export function markPath(doc: PDFKit.PDFDocument, left: number, top: number, size: number): void {
  doc
    .save()
    .translate(left, top)
    .scale(size / GRID);
  doc.roundedRect(0, 0, GRID, GRID, 7).fill(COLOUR.teal);
  doc.path('M9 7v16h16').lineWidth(3.5).lineCap('round').lineJoin('round').stroke(COLOUR.white);
  doc.roundedRect(15, 10, 7, 7, 1.5).fill(COLOUR.markAmber);
  doc.restore();
}
