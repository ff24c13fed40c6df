import { COLOUR } from '../../../config/brand.ts';
import type { Ink } from './sheet.ts';

const ink = (weight: Ink['weight'], size: number, colour: string = COLOUR.ink): Ink => ({
  weight,
  size,
  colour,
});

/** The type scale of the document. */
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
