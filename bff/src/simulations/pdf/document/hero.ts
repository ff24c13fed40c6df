import { insuranceFootnote } from '@simulador/contracts/calculation/messages/result-notes';
import type { SimulationEntity } from '../../../database/entities/simulation.entity.ts';
import { formatUfValue } from '@simulador/contracts/platform/format';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import type { Fact } from '@simulador/contracts/simulations/facts';
import { date, mainFacts, pesos, uf } from '../../reading/simulation-texts.ts';
import { isForStaff } from '../../reading/stated-of.ts';
import { CONTENT_WIDTH, INK, PAGE } from './look.ts';
import { COLOUR } from '../../../config/brand.ts';
import type { Sheet, Tag } from './sheet.ts';

const HEIGHT = 140;
const PADDING = 20;
const RADIUS = 10;
const ASIDE = PAGE.left + 368;
const ASIDE_STEP = 29;

/** Draws the dividend: pesos first for visitors, UF first for staff. Returns the bottom edge. */
export function drawHero(sheet: Sheet, simulation: SimulationEntity, top: number): number {
  const { snapshot } = simulation;
  const { row } = snapshot;
  const amounts = [pesos(row.DivTotalPe), uf(row.DivTotal)];
  const [first = '', second = ''] = isForStaff(simulation) ? amounts.reverse() : amounts;
  const title = isForStaff(simulation) ? 'Dividendo mensual' : 'Pagarías al mes';
  const left = PAGE.left + PADDING;
  sheet.untagged(() => {
    sheet.doc.roundedRect(PAGE.left, top, CONTENT_WIDTH, HEIGHT, RADIUS).fill(COLOUR.solid);
  });
  const section = sheet.branch(sheet.root, 'Sect');
  sheet.tagged(section, 'H2', () => sheet.line(title, left, top + 27, INK.onSolid));
  sheet.tagged(section, 'P', () => {
    sheet.line(first, left - 1, top + 66, INK.hero);
    sheet.line(second, left, top + 89, INK.heroSecond);
  });
  sheet.tagged(section, 'P', () => {
    sheet.line(insuranceFootnote(snapshot.row), left, top + 111, INK.onSolidQuiet);
    sheet.line(ufOfTheDay(snapshot.uf), left, top + 122, INK.onSolidQuiet);
  });
  drawSideFigures(sheet, section, mainFacts(simulation), top + 27);
  return top + HEIGHT;
}

const ufOfTheDay = ({ value, date: day }: SimulationEntity['snapshot']['uf']): string =>
  `UF del ${date(day)}: ${formatUfValue(ufValueFromNumber(value))}`;

function drawSideFigures(sheet: Sheet, section: Tag, facts: readonly Fact[], top: number): void {
  sheet.untagged(() => {
    sheet.doc
      .moveTo(ASIDE - 20, top - 9)
      .lineTo(ASIDE - 20, top + HEIGHT - 45)
      .lineWidth(0.6)
      .strokeColor(COLOUR.solidSoft, 0.5)
      .stroke();
  });
  facts.forEach(({ label, value }, index) => {
    sheet.tagged(section, 'P', () => {
      sheet.line(label, ASIDE, top + index * ASIDE_STEP, INK.onSolidQuiet);
      sheet.line(value, ASIDE, top + index * ASIDE_STEP + 14, INK.onSolidFigure);
    });
  });
}
