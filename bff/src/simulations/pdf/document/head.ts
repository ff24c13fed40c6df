import { formatDate } from '@simulador/contracts/platform/format';
import type { SimulationEntity } from '../../../database/entities/simulation.entity.ts';
import { COLOUR, BRAND } from '../../../config/brand.ts';
import { CONTENT_WIDTH, drawMark, INK, PAGE } from './look.ts';
import type { Sheet } from './sheet.ts';
import { simulationDay } from '../../reading/older-simulations.ts';
import { subject } from '../../reading/simulation-texts.ts';

const MARK_SIZE = 30;
const SMALL_MARK_SIZE = 16;
const FOOT_Y = 770;

const number = ({ id }: SimulationEntity): string => `Simulación N.º ${id}`;
const madeOn = (simulation: SimulationEntity): string => formatDate(simulationDay(simulation));

/** Title of the document, also in its metadata. */
export const TITLE = 'Simulación de crédito hipotecario';

/** Draws wordmark, number, date and title. Returns the top edge of the content. */
export function drawHead(sheet: Sheet, simulation: SimulationEntity): number {
  const { root } = sheet;
  sheet.tagged(root, 'P', () => {
    drawMark(sheet.doc, PAGE.left, PAGE.top, MARK_SIZE);
    sheet.line(BRAND.name, PAGE.left + MARK_SIZE + 10, PAGE.top + 14, INK.wordmark);
    sheet.line(BRAND.kind, PAGE.left + MARK_SIZE + 10, PAGE.top + 26, INK.small);
  });
  sheet.tagged(root, 'P', () => {
    sheet.line(number(simulation), PAGE.right, PAGE.top + 13, INK.figure, 'right');
    sheet.line(madeOn(simulation), PAGE.right, PAGE.top + 26, INK.bodyQuiet, 'right');
  });
  sheet.rule(PAGE.left, PAGE.right, PAGE.top + 42, COLOUR.line);
  sheet.tagged(root, 'H1', () => sheet.line(TITLE, PAGE.left, PAGE.top + 70, INK.title));
  sheet.tagged(root, 'P', () =>
    sheet.lines(subject(simulation.snapshot), PAGE.left, PAGE.top + 77, CONTENT_WIDTH, INK.bodyQuiet, 1),
  );
  return PAGE.top + 101;
}

/** Top edge of the content below a running head, points. */
export const RUNNING_TOP = PAGE.top + 32;

/** Draws the head of a page after the first. */
export function drawRunningHead(sheet: Sheet, simulation: SimulationEntity): void {
  const baseline = PAGE.top + 6;
  sheet.untagged(() => {
    drawMark(sheet.doc, PAGE.left, PAGE.top - 6, SMALL_MARK_SIZE);
    sheet.line(BRAND.name, PAGE.left + SMALL_MARK_SIZE + 7, baseline, INK.figure);
    sheet.line(`${number(simulation)} · ${madeOn(simulation)}`, PAGE.right, baseline, INK.small, 'right');
  });
  sheet.rule(PAGE.left, PAGE.right, PAGE.top + 17, COLOUR.line);
}

/** Draws the footer of a page. */
export function drawFoot(sheet: Sheet, page: number, pages: number): void {
  sheet.untagged(() => {
    sheet.line(BRAND.legal.notice, PAGE.left, FOOT_Y, INK.small);
    sheet.line(`Página ${page} de ${pages}`, PAGE.right, FOOT_Y, INK.small, 'right');
  });
}
