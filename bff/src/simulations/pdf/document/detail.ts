import { isLongTerm } from '@simulador/contracts/calculation/rules/term';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import { BRAND } from '../../../config/brand.ts';
import type { SimulationEntity } from '../../../database/entities/simulation.entity.ts';
import type { SimulationSnapshot } from '../../../database/entities/simulation.stored.ts';
import { costFacts, date, factGroups, informationFacts } from '../../reading/simulation-texts.ts';
import { drawFollowing } from './following.ts';
import { drawFactGroups, drawFactTable, fitFactGroups } from './facts.ts';
import { drawFoot, drawHead, drawRunningHead, RUNNING_TOP, TITLE } from './head.ts';
import { drawHero } from './hero.ts';
import { COLUMN_GAP, CONTENT_WIDTH, INK, PAGE, SECTION_GAP } from './look.ts';
import { Sheet } from './sheet.ts';
import { shownYears } from './shown-years.ts';
import { drawTerms } from './terms-table.ts';
import { drawYears } from './year-table.ts';

/**
 * Returns the PDF "Detalle Simulación": all figures of a saved simulation on two pages, or three if a core has many operation costs; for a
 * visitor, what happens next, with the `link` that opens the figures. The same simulation yields the same bytes.
 */
export function renderDetail(simulation: SimulationEntity, link: string | null = null): Buffer {
  const { id, created, flavour } = simulation;
  const sheet = new Sheet({ title: `${TITLE} N.º ${id}`, author: BRAND.name, created });
  const groups = factGroups(simulation);
  const groupsTop = drawMainFigures(sheet, simulation) + SECTION_GAP;
  const isOnFirst = fitFactGroups(sheet, groups, groupsTop);
  if (isOnFirst) drawFactGroups(sheet, groups, groupsTop);
  const others = [
    ...(isOnFirst ? [] : [() => drawFactGroups(sheet, groups, RUNNING_TOP)]),
    () => drawTermsAndYears(sheet, simulation),
    ...(flavour === 'web' ? [() => drawFollowing(sheet, simulation, link)] : []),
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

/** Draws the tables and the notes. */
function drawTermsAndYears(sheet: Sheet, simulation: SimulationEntity): void {
  const shown = shownYears(simulation);
  const termsBottom = drawTerms(sheet, simulation) + SECTION_GAP;
  const bottom = shown.years.length > 0 ? drawYears(sheet, shown, termsBottom) + SECTION_GAP : termsBottom;
  drawLegal(sheet, simulation.snapshot, bottom);
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

function drawLegal(sheet: Sheet, snapshot: SimulationSnapshot, top: number): void {
  const list = sheet.branch(sheet.section('Observaciones legales', PAGE.left, top), 'L');
  let y = top + NOTES_HEADING_HEIGHT;
  for (const note of notesOf(snapshot)) {
    const item = sheet.branch(list, 'LI');
    sheet.tagged(item, 'LBody', () => sheet.lines(note, PAGE.left, y, CONTENT_WIDTH, INK.small));
    y += sheet.heightOf(note, CONTENT_WIDTH, INK.small) + NOTE_GAP;
  }
}
