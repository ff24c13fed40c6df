/** Page about what happens after the simulation, with the link that opens its figures. */
import type { FollowingItem, FollowingSection } from '@simulador/contracts/simulations/what-follows';
import type { SimulationEntity } from '../../../database/entities/simulation.entity.ts';
import { LINK_LABEL, linkNote } from '../../reading/figures-link.ts';
import { whatFollowsOf } from '../../reading/simulation-texts.ts';
import { RUNNING_TOP } from './head.ts';
import { CONTENT_WIDTH, INK, PAGE } from './look.ts';
import type { Sheet, Tag } from './sheet.ts';

const LINK_TITLE = 'Tus cifras, en línea';
const HEADING_HEIGHT = 24;
const SECTION_GAP = 26;
const ITEM_GAP = 7;
const INDENT = 16;
const LABEL_HEIGHT = 16;

/** Draws the page below a running head. `link` is null without a public address. */
export function drawFollowing(sheet: Sheet, simulation: SimulationEntity, link: string | null): void {
  const { sections, holds } = whatFollowsOf(simulation);
  const own = sheet.section(
    link === null ? 'Hasta cuándo valen tus cifras' : LINK_TITLE,
    PAGE.left,
    RUNNING_TOP,
  );
  let y = RUNNING_TOP + HEADING_HEIGHT;
  if (link !== null) {
    sheet.link(own, LINK_LABEL, link, PAGE.left, y + 6, INK.link);
    y = paragraph(sheet, own, linkNote(simulation), y + LABEL_HEIGHT);
  }
  y = paragraph(sheet, own, holds, y) + SECTION_GAP;
  for (const section of sections) y = drawSection(sheet, section, y) + SECTION_GAP;
}

/** Draws a paragraph. Returns its bottom edge. */
function paragraph(sheet: Sheet, section: Tag, text: string, top: number): number {
  sheet.tagged(section, 'P', () => sheet.lines(text, PAGE.left, top, CONTENT_WIDTH, INK.bodyQuiet));
  return top + sheet.heightOf(text, CONTENT_WIDTH, INK.bodyQuiet) + 2;
}

/** Draws a numbered or plain list under its heading. Returns the bottom edge. */
function drawSection(sheet: Sheet, { title, isOrdered, items }: FollowingSection, top: number): number {
  const list = sheet.branch(sheet.section(title, PAGE.left, top), 'L');
  let y = top + HEADING_HEIGHT;
  items.forEach((item, index) => {
    const entry = sheet.branch(list, 'LI');
    const mark = isOrdered ? `${index + 1}.` : '·';
    sheet.tagged(entry, 'Lbl', () => sheet.line(mark, PAGE.left, y + 9, INK.figure));
    y = drawItem(sheet, entry, item, y) + ITEM_GAP;
  });
  return y - ITEM_GAP;
}

/** Draws an entry with its detail below. Returns the bottom edge. */
function drawItem(sheet: Sheet, entry: Tag, { text, detail }: FollowingItem, top: number): number {
  const [left, width] = [PAGE.left + INDENT, CONTENT_WIDTH - INDENT];
  const ink = detail === undefined ? INK.body : INK.figure;
  const below = top + sheet.heightOf(text, width, ink);
  sheet.tagged(entry, 'LBody', () => {
    sheet.lines(text, left, top, width, ink);
    if (detail !== undefined) sheet.lines(detail, left, below, width, INK.bodyQuiet);
  });
  return below + (detail === undefined ? 0 : sheet.heightOf(detail, width, INK.bodyQuiet));
}
