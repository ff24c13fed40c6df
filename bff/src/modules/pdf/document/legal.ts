import { isLongTerm } from '@simulador/contracts/domain/rules/term';
import { LEGAL_NOTES } from '@simulador/contracts/messages/legal-notes';
import type { SimulationSnapshot } from '../../../database/entities/simulation.stored.ts';
import { date } from '../../simulations/simulation-texts.ts';
import { INK } from './inks.ts';
import { CONTENT_WIDTH, PAGE } from './look.ts';
import type { Sheet } from './sheet.ts';

const HEADING_HEIGHT = 17;
const GAP = 2;

/** What has to be said with every simulation. */
const notesOf = ({ row, uf }: SimulationSnapshot): readonly string[] => [
  LEGAL_NOTES.notAnOffer,
  LEGAL_NOTES.vat,
  LEGAL_NOTES.lifeInsurance,
  LEGAL_NOTES.totals,
  ...(isLongTerm(row.Plazo) ? [LEGAL_NOTES.longTerm] : []),
  `Los valores en pesos se calcularon con la UF del ${date(uf.date)}; el dividendo se paga en pesos, al valor de la UF del día del pago.`,
];

/** What the notes take. */
export const legalHeight = (sheet: Sheet, snapshot: SimulationSnapshot): number =>
  notesOf(snapshot).reduce(
    (sum, note) => sum + sheet.heightOf(note, CONTENT_WIDTH, INK.small) + GAP,
    HEADING_HEIGHT,
  );

export function drawLegal(sheet: Sheet, snapshot: SimulationSnapshot, top: number): void {
  const section = sheet.branch(sheet.root, 'Sect');
  sheet.tagged(section, 'H2', () => sheet.line('Observaciones legales', PAGE.left, top + 10, INK.heading));
  const list = sheet.branch(section, 'L');
  let y = top + HEADING_HEIGHT;
  for (const note of notesOf(snapshot)) {
    const item = sheet.branch(list, 'LI');
    sheet.tagged(item, 'LBody', () => sheet.lines(note, PAGE.left, y, CONTENT_WIDTH, INK.small));
    y += sheet.heightOf(note, CONTENT_WIDTH, INK.small) + GAP;
  }
}
