import { COLOUR } from '../../../config/brand.ts';
import type { Fact } from '@simulador/contracts/simulations/facts';
import type { FactGroup } from '../../reading/simulation-texts.ts';
import { COLUMN_GAP, CONTENT_WIDTH, INK, type Ink, PAGE } from './look.ts';
import type { Sheet, Tag } from './sheet.ts';

const HEADING_HEIGHT = 22;
const ROW_HEIGHT = 17;
const BASELINE = 11.5;
/** Distance between a label and its note, and before the figure, points. */
const GAP = 6;
/** Height of a note that does not fit next to its label, points. */
const NOTE_HEIGHT = 9;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Draws a title, and a line with label and figure per fact. Returns the bottom edge. */
export function drawFactTable(sheet: Sheet, title: string, facts: readonly Fact[], box: Box): number {
  const { left, top, width } = box;
  const table = sheet.branch(sheet.section(title, left, top), 'Table');
  let y = top + HEADING_HEIGHT;
  for (const fact of facts) {
    sheet.rule(left, left + width, y - 1, fact.isSum ? COLOUR.edge : COLOUR.line);
    y = drawRow(sheet, sheet.branch(table, 'TR'), fact, { left, top: y, width });
  }
  return y;
}

/** Draws a line of the table. Returns its bottom edge. */
function drawRow(sheet: Sheet, row: Tag, { label, note, value, isSum }: Fact, box: Box): number {
  const baseline = box.top + BASELINE;
  const right = box.left + box.width;
  const [labelInk, valueInk]: readonly [Ink, Ink] = isSum ? [INK.sum, INK.sum] : [INK.body, INK.figure];
  const space = box.width - sheet.widthOf(value, valueInk) - GAP;
  const shown = sheet.shortened(label, space, labelInk);
  const used = sheet.widthOf(shown, labelInk) + GAP;
  const isBelow = note !== undefined && used + sheet.widthOf(note, INK.small) > space;
  sheet.tagged(
    row,
    'TH',
    () => {
      sheet.line(shown, box.left, baseline, labelInk);
      if (isBelow) {
        const below = sheet.shortened(note, box.width, INK.small);
        sheet.line(below, box.left, baseline + NOTE_HEIGHT, INK.small);
      } else if (note) sheet.line(note, box.left + used, baseline, INK.small);
    },
    'Row',
  );
  sheet.cell(row, value, right, baseline, valueInk, 'right');
  return box.top + ROW_HEIGHT + (isBelow ? NOTE_HEIGHT : 0);
}

const FACTS_HEADING_HEIGHT = 20;
const FACT_GAP = 5;
const SECOND_LINE = 10;

const LABEL_HEIGHT = INK.small.size + 3;
const valueInk = (size: number): Ink => ({ ...INK.figure, size });

interface Setting {
  readonly size: number;
  /** Maximum number of lines of a value. */
  readonly maxLines: number;
}

/** Type sizes from large to small. The first one in which all facts fit is used; texts are cut only in the last one. */
const SETTINGS: readonly Setting[] = [
  ...[9, 8, 7].map((size) => ({ size, maxLines: Infinity })),
  ...[14, 10, 6, 3, 2].map((maxLines) => ({ size: 7, maxLines })),
];

const TIGHTEST: Setting = { size: 7, maxLines: 1 };

const columnWidth = ({ length }: readonly FactGroup[]): number =>
  (CONTENT_WIDTH - COLUMN_GAP * (length - 1)) / length;
const groupsHeight = (sheet: Sheet, groups: readonly FactGroup[], setting: Setting): number =>
  FACTS_HEADING_HEIGHT +
  Math.max(...groups.map(({ facts }) => columnHeight(sheet, facts, columnWidth(groups), setting)));

/** Returns true if groups of facts can end above the bottom edge. */
export const fitFactGroups = (sheet: Sheet, groups: readonly FactGroup[], top: number): boolean =>
  groupsHeight(sheet, groups, TIGHTEST) <= PAGE.bottom - top;

/** Draws groups of facts side by side, label over value, above the bottom edge if they fit. */
export function drawFactGroups(sheet: Sheet, groups: readonly FactGroup[], top: number): void {
  const width = columnWidth(groups);
  const first = top + FACTS_HEADING_HEIGHT;
  const setting = SETTINGS.find((each) => groupsHeight(sheet, groups, each) <= PAGE.bottom - top) ?? TIGHTEST;
  groups.forEach(({ title, facts }, index) => {
    const left = PAGE.left + index * (width + COLUMN_GAP);
    const section = sheet.section(title, left, top);
    let y = first;
    for (const fact of facts) {
      sheet.tagged(section, 'P', () => drawFact(sheet, fact, { left, top: y, width }, setting));
      y += factHeight(sheet, fact, width, setting) + FACT_GAP;
    }
  });
}

const columnHeight = (sheet: Sheet, facts: readonly Fact[], width: number, setting: Setting): number =>
  facts.reduce((sum, fact) => sum + factHeight(sheet, fact, width, setting) + FACT_GAP, -FACT_GAP);

/** Returns an e-mail address with a line break before its @ if it is too long for a line, as on screen. */
function broken(sheet: Sheet, value: string, width: number, ink: Ink): string {
  const isLongEmail = /^[^\s@]+@\S+$/.test(value) && sheet.widthOf(value, ink) > width;
  return isLongEmail ? value.replace('@', '\n@') : value;
}

function factHeight(sheet: Sheet, { value, note }: Fact, width: number, setting: Setting): number {
  const ink = valueInk(setting.size);
  const height = sheet.heightOf(broken(sheet, value, width, ink), width, ink, setting.maxLines);
  return LABEL_HEIGHT + height + (note ? SECOND_LINE : 0);
}

function drawFact(sheet: Sheet, { label, value, note }: Fact, box: Box, setting: Setting): void {
  const { left, top, width } = box;
  sheet.line(sheet.shortened(label, width, INK.small), left, top + INK.small.size, INK.small);
  const below = top + LABEL_HEIGHT;
  const ink = valueInk(setting.size);
  const height = sheet.lines(broken(sheet, value, width, ink), left, below, width, ink, setting.maxLines);
  if (note) sheet.line(note, left, below + height + 7, INK.small);
}
