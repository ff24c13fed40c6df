import { INK } from './inks.ts';
import { COLOUR } from '../../../config/brand.ts';
import type { Ink, Sheet, Tag } from './sheet.ts';
import type { Pair } from '../../simulations/simulation-texts.ts';

const HEADING_HEIGHT = 22;
const ROW_HEIGHT = 17;
const BASELINE = 11.5;
/** Between a label and what is said about it, and before the figure. */
const GAP = 6;

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** A title and lines of label and figure under it. Gives the bottom edge. */
export function drawPairs(sheet: Sheet, title: string, pairs: readonly Pair[], place: Place): number {
  const { left, top, width } = place;
  const section = sheet.branch(sheet.root, 'Sect');
  sheet.tagged(section, 'H2', () => sheet.line(title, left, top + 10, INK.heading));
  const table = sheet.branch(section, 'Table');
  pairs.forEach((pair, index) => {
    const rowTop = top + HEADING_HEIGHT + index * ROW_HEIGHT;
    sheet.rule(left, left + width, rowTop - 1, pair.isSum ? COLOUR.edge : COLOUR.line);
    drawPair(sheet, sheet.branch(table, 'TR'), pair, { left, top: rowTop, width });
  });
  return top + HEADING_HEIGHT + pairs.length * ROW_HEIGHT;
}

function drawPair(sheet: Sheet, row: Tag, { label, note, value, isSum }: Pair, place: Place): void {
  const baseline = place.top + BASELINE;
  const right = place.left + place.width;
  const [labelInk, valueInk]: readonly [Ink, Ink] = isSum ? [INK.sum, INK.sum] : [INK.body, INK.figure];
  const room = place.width - sheet.widthOf(value, valueInk) - GAP;
  sheet.tagged(
    row,
    'TH',
    () => {
      const shown = sheet.shortened(label, room, labelInk);
      sheet.line(shown, place.left, baseline, labelInk);
      const used = sheet.widthOf(shown, labelInk) + GAP;
      if (note)
        sheet.line(sheet.shortened(note, room - used, INK.small), place.left + used, baseline, INK.small);
    },
    { scope: 'Row' },
  );
  sheet.tagged(row, 'TD', () => sheet.line(value, right, baseline, valueInk, 'right'));
}
