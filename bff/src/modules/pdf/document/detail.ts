import type { SimulationEntity } from '../../../database/entities/simulation.entity.ts';
import { drawFacts } from './facts.ts';
import type { Fonts } from './fonts.ts';
import { drawFoot, drawHead, drawRunningHead, TITLE } from './head.ts';
import { drawHero } from './hero.ts';
import { drawLegal, legalHeight } from './legal.ts';
import { COLUMN_GAP, CONTENT_WIDTH, PAGE, SECTION_GAP } from './look.ts';
import { WORDMARK } from '../../../config/brand.ts';
import { drawPairs } from './pairs.ts';
import { Sheet } from './sheet.ts';
import { drawTerms } from './terms-table.ts';
import { costPairs, factGroups, informationPairs } from '../../simulations/simulation-texts.ts';
import { drawYearChart } from './year-chart.ts';
import { drawYearTable, yearTableHeight } from './year-table.ts';

const PAGES = 2;
const TALLEST_CHART = 220;
const CHART_TO_TABLE = 8;

/** "Detalle Simulación": all figures of a saved simulation on two pages. The same simulation gives the same bytes. */
export function renderDetail(simulation: SimulationEntity, fonts: Fonts): Buffer {
  const { id, created } = simulation;
  const sheet = new Sheet(fonts, { title: `${TITLE} N.º ${id}`, author: WORDMARK.name, created });
  drawFirstPage(sheet, simulation);
  sheet.doc.addPage();
  drawSecondPage(sheet, simulation);
  return sheet.end();
}

function drawFirstPage(sheet: Sheet, simulation: SimulationEntity): void {
  const { snapshot } = simulation;
  const heroBottom = drawHero(sheet, simulation, drawHead(sheet, simulation));
  const width = (CONTENT_WIDTH - COLUMN_GAP) / 2;
  const top = heroBottom + SECTION_GAP;
  const right = PAGE.left + width + COLUMN_GAP;
  const bottom = Math.max(
    drawPairs(sheet, 'Información', informationPairs(snapshot), { left: PAGE.left, top, width }),
    drawPairs(sheet, 'Gastos Operacionales', costPairs(snapshot), { left: right, top, width }),
  );
  drawFacts(sheet, factGroups(simulation), bottom + SECTION_GAP, PAGE.bottom);
  drawFoot(sheet, 1, PAGES);
}

/** The chart takes what the tables and the notes leave. */
function drawSecondPage(sheet: Sheet, simulation: SimulationEntity): void {
  const { snapshot } = simulation;
  const { years } = snapshot;
  let y = drawTerms(sheet, snapshot, drawRunningHead(sheet, simulation)) + SECTION_GAP;
  if (years.length > 0) {
    const below = CHART_TO_TABLE + yearTableHeight(years.length) + SECTION_GAP;
    const room = PAGE.bottom - y - below - legalHeight(sheet, snapshot);
    const chartBottom = y + Math.min(room, TALLEST_CHART);
    drawYearChart(sheet, years, y, chartBottom);
    drawYearTable(sheet, years, chartBottom + CHART_TO_TABLE);
    y = chartBottom + below;
  }
  drawLegal(sheet, snapshot, y);
  drawFoot(sheet, PAGES, PAGES);
}
