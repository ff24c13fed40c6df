import { COLOUR } from '../../../config/brand.ts';

/** The side of the square that the mark was drawn in. */
const GRID = 32;

/** The mark of the product, as wide as it is high. */
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
