import { isLongTerm } from '@simulador/contracts/calculation/rules/term';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import { BRAND } from '../../../config/brand.ts';
import type { SimulationEntity } from '../../../database/entities/simulation.entity.ts';
import type { SimulationSnapshot } from '../../../database/entities/simulation.stored.ts';
import { costFacts, date, factGroups, informationFacts } from '../../reading/simulation-texts.ts';
import { drawExplanation, explainedFigures, explanationPages } from './explanation.ts';
import { drawFollowing } from './following.ts';
import { drawFactGroups, drawFactTable, fitFactGroups } from './facts.ts';
import type { Fonts } from './fonts.ts';
import { drawFoot, drawHead, drawRunningHead, RUNNING_TOP, TITLE } from './head.ts';
import { drawHero } from './hero.ts';
import { COLUMN_GAP, CONTENT_WIDTH, INK, PAGE, SECTION_GAP } from './look.ts';
import { Sheet } from './sheet.ts';
import { shownYears } from './shown-years.ts';
import { drawTerms } from './terms-table.ts';
import { drawYearChart } from './year-chart.ts';
import { drawYearTable, yearTableHeight } from './year-table.ts';

const TALLEST_CHART = 220;
const CHART_TO_TABLE = 8;

/**
 * Returns the PDF "Detalle Simulación": all figures of a saved simulation on two pages, or three if a core has many operation costs; for a
 * visitor, what happens next. The explanation of the figures is on the last pages, unless `link` opens a screen that has it. The same
 * simulation yields the same bytes.
 */
export function renderDetail(simulation: SimulationEntity, fonts: Fonts, link: string | null = null): Buffer {
  const { id, created, snapshot, flavour } = simulation;
  const sheet = new Sheet(fonts, { title: `${TITLE} N.º ${id}`, author: BRAND.name, created });
  const groups = factGroups(simulation);
  const drawGroups = (top: number): void => drawFactGroups(sheet, groups, top, PAGE.bottom);
  const explained = link === null ? explanationPages(sheet, explainedFigures(snapshot), RUNNING_TOP) : [];
  const groupsTop = drawMainFigures(sheet, simulation) + SECTION_GAP;
  const isOnFirst = fitFactGroups(sheet, groups, groupsTop, PAGE.bottom);
  if (isOnFirst) drawGroups(groupsTop);
  const others = [
    ...(isOnFirst ? [] : [() => drawGroups(RUNNING_TOP)]),
    () => drawTermsAndYears(sheet, simulation),
    ...(flavour === 'web' ? [() => drawFollowing(sheet, simulation, link, RUNNING_TOP)] : []),
    ...explained.map((figures) => () => drawExplanation(sheet, figures, RUNNING_TOP)),
  ];
  const pages = 1 + others.length;
  drawFoot(sheet, 1, pages);
  others.forEach((draw, index) => {
    sheet.doc.addPage();
    drawRunningHead(sheet, simulation);
    draw();
    drawFoot(sheet, 2 + index, pages);
  });
  return sheet.end();
}

/** Draws the dividend, the figures and the operation costs. Returns the bottom edge. */
function drawMainFigures(sheet: Sheet, simulation: SimulationEntity): number {
  const heroBottom = drawHero(sheet, simulation, drawHead(sheet, simulation));
  const width = (CONTENT_WIDTH - COLUMN_GAP) / 2;
  const top = heroBottom + SECTION_GAP;
  const right = PAGE.left + width + COLUMN_GAP;
  return Math.max(
    drawFactTable(sheet, 'Información', informationFacts(simulation), { left: PAGE.left, top, width }),
    drawFactTable(sheet, 'Gastos Operacionales', costFacts(simulation), { left: right, top, width }),
  );
}

/** Draws the tables, the chart and the notes. The chart fills the space that the others leave. */
function drawTermsAndYears(sheet: Sheet, simulation: SimulationEntity): void {
  const { snapshot } = simulation;
  const shown = shownYears(simulation);
  const { years } = shown;
  let y = drawTerms(sheet, simulation, RUNNING_TOP) + SECTION_GAP;
  if (years.length > 0) {
    const below = CHART_TO_TABLE + yearTableHeight(years.length) + SECTION_GAP;
    const space = PAGE.bottom - y - below - legalHeight(sheet, snapshot);
    const chartBottom = y + Math.min(space, TALLEST_CHART);
    drawYearChart(sheet, shown, { top: y, bottom: chartBottom });
    drawYearTable(sheet, shown, chartBottom + CHART_TO_TABLE);
    y = chartBottom + below;
  }
  drawLegal(sheet, snapshot, y);
}

const NOTES_HEADING_HEIGHT = 17;
const NOTE_GAP = 2;

/** Returns the legal notes. */
const notesOf = ({ row, uf }: SimulationSnapshot): readonly string[] => [
  BRAND.legal.notAnOffer,
  LEGAL_NOTES.vat,
  LEGAL_NOTES.lifeInsurance,
  LEGAL_NOTES.totals,
  ...(isLongTerm(row.Plazo) ? [LEGAL_NOTES.longTerm] : []),
  `Los valores en pesos se calcularon con la UF del ${date(uf.date)}; el dividendo se paga en pesos, al valor de la UF del día del pago.`,
];

/** Height of the notes, points. */
const legalHeight = (sheet: Sheet, snapshot: SimulationSnapshot): number =>
  notesOf(snapshot).reduce(
    (sum, note) => sum + sheet.heightOf(note, CONTENT_WIDTH, INK.small) + NOTE_GAP,
    NOTES_HEADING_HEIGHT,
  );

function drawLegal(sheet: Sheet, snapshot: SimulationSnapshot, top: number): void {
  const list = sheet.branch(sheet.section('Observaciones legales', PAGE.left, top), 'L');
  let y = top + NOTES_HEADING_HEIGHT;
  for (const note of notesOf(snapshot)) {
    const item = sheet.branch(list, 'LI');
    sheet.tagged(item, 'LBody', () => sheet.lines(note, PAGE.left, y, CONTENT_WIDTH, INK.small));
    y += sheet.heightOf(note, CONTENT_WIDTH, INK.small) + NOTE_GAP;
  }
}
