import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import {
  type ExplainedFigure,
  type ExplainedStep,
  explainedSteps,
  figureText,
  shownFigures,
} from '@simulador/contracts/calculation/messages/explained-steps';
import { COLOUR } from '../../../config/brand.ts';
import type { SimulationSnapshot } from '../../../database/entities/simulation.stored.ts';
import { explain } from '../../../calculation/explanation/explained-figures.ts';
import { withCostsOf } from '../../reading/older-simulations.ts';
import { COLUMN_GAP, CONTENT_WIDTH, INK, PAGE } from './look.ts';
import type { Sheet, Tag } from './sheet.ts';

const TITLE = '¿De dónde sale cada cifra?';
const LEAD =
  'Las operaciones y los números de los que resulta cada cifra calculada. Un paso que ya apareció no se repite.';
const COLUMNS = 2;
const WIDTH = (CONTENT_WIDTH - COLUMN_GAP) / COLUMNS;
const TITLE_HEIGHT = 36;
const FIGURE_GAP = 7;
const STEP_GAP = 1.5;
const HEAD_HEIGHT = 13;
const BASELINE = 8.5;
const VALUE_GAP = 8;

/**
 * Returns the figures of a saved simulation with their explanation. Empty if it was saved before parts of the costs
 * were stored, or if the core calculated differently.
 */
export function explainedFigures(snapshot: SimulationSnapshot): readonly ExplainedFigure[] {
  const { calculation, row, uf, costParams } = snapshot;
  if (costParams === undefined) return [];
  const figures = { ...row, ...withCostsOf(snapshot) };
  return shownFigures(explain(calculation, figures, ufValueFromNumber(uf.value), costParams).figures ?? []);
}

interface PlacedFigure {
  readonly figure: ExplainedFigure;
  readonly steps: readonly string[];
  readonly left: number;
  readonly top: number;
}

/** Lays out the figures in two columns per page, from the top edge of a page's content. Returns no page if there are no figures. */
export function explanationPages(
  sheet: Sheet,
  figures: readonly ExplainedFigure[],
  contentTop: number,
): readonly (readonly PlacedFigure[])[] {
  const pages: PlacedFigure[][] = [];
  const drawn = new Set<string>();
  let [column, top] = [COLUMNS, Infinity];
  for (const figure of figures) {
    const steps = explainedSteps(figure, figures)
      .map((step) => stepText(step, figure))
      .filter((text) => !drawn.has(text));
    if (steps.length === 0) continue;
    for (const text of steps) drawn.add(text);
    const height = steps.reduce(
      (sum, text) => sum + sheet.heightOf(text, WIDTH, INK.small) + STEP_GAP,
      HEAD_HEIGHT,
    );
    if (top + height > PAGE.bottom) {
      column += 1;
      if (column >= COLUMNS) {
        column = 0;
        pages.push([]);
      }
      top = contentTop + TITLE_HEIGHT;
    }
    pages.at(-1)?.push({ figure, steps, left: PAGE.left + column * (WIDTH + COLUMN_GAP), top });
    top += height + FIGURE_GAP;
  }
  return pages;
}

/** Draws one page of the explanation below its running head. */
export function drawExplanation(sheet: Sheet, placed: readonly PlacedFigure[], top: number): void {
  const section = sheet.section(TITLE, PAGE.left, top);
  sheet.tagged(section, 'P', () => sheet.lines(LEAD, PAGE.left, top + 17, CONTENT_WIDTH, INK.small));
  for (const each of placed) drawFigure(sheet, section, each);
}

/** Returns a step as text: `Interés de un mes del crédito: Monto del crédito 2.000 × Tasa mensual 0,003802 = 7,604`. */
function stepText({ label, operands, rounding, value }: ExplainedStep, { node }: ExplainedFigure): string {
  const parts = operands.map((operand, index) =>
    [operand.sign === '' && index > 0 ? '·' : operand.sign, operand.label, operand.value]
      .filter((part) => part !== '')
      .join(' '),
  );
  const name = label === node.label ? '' : `${label}: `;
  return `${name}${parts.join(' ')} = ${rounding === null ? value : `${rounding}: ${value}`}`;
}

function drawFigure(sheet: Sheet, section: Tag, { figure, steps, left, top }: PlacedFigure): void {
  const value = figureText(figure);
  const space = WIDTH - sheet.widthOf(value, INK.smallStrong) - VALUE_GAP;
  const label = sheet.shortened(figure.node.label, space, INK.smallStrong);
  sheet.rule(left, left + WIDTH, top - 2, COLOUR.line);
  sheet.tagged(section, 'H3', () => {
    sheet.line(label, left, top + BASELINE, INK.smallStrong);
    sheet.line(value, left + WIDTH, top + BASELINE, INK.smallStrong, 'right');
  });
  let y = top + HEAD_HEIGHT;
  for (const text of steps)
    sheet.tagged(section, 'P', () => {
      y += sheet.lines(text, left, y, WIDTH, INK.small) + STEP_GAP;
    });
}
