import type { Shape } from '@simulador/contracts/platform/drawing';
import { COLOUR, MARK } from '../../../config/brand.ts';

/** Page size (US Letter, as usual in Chile) and margins, points. `right` and `bottom` are coordinates. */
export const PAGE = { width: 612, height: 792, left: 48, right: 564, top: 40, bottom: 752 } as const;
export const CONTENT_WIDTH = PAGE.right - PAGE.left;
export const COLUMN_GAP = 24;
export const SECTION_GAP = 18;

/** Style of a text: size in points, weight and colour. */
export interface Ink {
  readonly weight: 'regular' | 'strong';
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
  link: ink('strong', 11, COLOUR.primary),
  sum: ink('strong', 9.5),
  small: ink('regular', 7.5, COLOUR.secondText),
  smallStrong: ink('strong', 7.5),
  tableHead: ink('strong', 7.5, COLOUR.secondText),
  row: ink('regular', 8.5),
  rowOwn: ink('strong', 8.5, COLOUR.primary),
  reason: ink('regular', 8, COLOUR.secondText),
  cell: ink('regular', 8),
  cellName: ink('strong', 8),
  cellHead: ink('strong', 8, COLOUR.secondText),
  onSolid: ink('strong', 10, COLOUR.onSolid),
  onSolidQuiet: ink('regular', 8, COLOUR.solidSoft),
  hero: ink('strong', 36, COLOUR.onSolid),
  heroSecond: ink('strong', 15, COLOUR.onSolid),
  onSolidFigure: ink('strong', 12.5, COLOUR.onSolid),
} as const satisfies Record<string, Ink>;

/** Draws the bank's mark, `size` points wide and high. */
export function drawMark(doc: PDFKit.PDFDocument, left: number, top: number, size: number): void {
  doc
    .save()
    .translate(left, top)
    .scale(size / MARK.size);
  for (const shape of MARK.shapes) drawShape(doc, shape);
  doc.restore();
}

/** Draws a shape as SVG does: filled in black unless it says otherwise, then outlined. */
function drawShape(doc: PDFKit.PDFDocument, { kind, attributes }: Shape): void {
  const number = (name: string, missing = 0): number => Number(attributes[name] ?? missing);
  const { fill = '#000000', stroke = 'none' } = attributes;
  if (kind === 'path') doc.path(attributes['d'] ?? '');
  else if (kind === 'circle') doc.circle(number('cx'), number('cy'), number('r'));
  else doc.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  if (stroke !== 'none')
    doc
      .lineWidth(number('stroke-width', 1))
      .lineCap(attributes['stroke-linecap'] ?? 'butt')
      .lineJoin(attributes['stroke-linejoin'] ?? 'miter');
  if (fill !== 'none' && stroke !== 'none') doc.fillAndStroke(fill, stroke);
  else if (fill !== 'none') doc.fill(fill);
  else if (stroke !== 'none') doc.stroke(stroke);
}
