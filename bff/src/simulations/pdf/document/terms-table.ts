import type { ResultRow } from '@simulador/contracts/calculation/result-row';
import { formatPct, formatUfNumber } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import { inBoth, years } from '@simulador/contracts/simulations/lines';
import type { SimulationEntity } from '../../../database/entities/simulation.entity.ts';
import type { StoredTerm } from '../../../database/entities/simulation.stored.ts';
import { pesos, uf, ufInPesos } from '../../reading/simulation-texts.ts';
import { creditOf, isForStaff } from '../../reading/stated-of.ts';
import { RUNNING_TOP } from './head.ts';
import { CONTENT_WIDTH, INK, PAGE } from './look.ts';
import { COLOUR } from '../../../config/brand.ts';
import type { Sheet, Tag } from './sheet.ts';

const HEADING_HEIGHT = 34;
const HEAD_HEIGHT = 16;
const ROW_HEIGHT = 17;
const BASELINE = 11.5;
const INSET = 8;
const REASON_LEFT = PAGE.left + 100;
const REASON_WIDTH = PAGE.right - INSET - REASON_LEFT;
const REASON_LINES = 2;

interface Column {
  readonly head: string;
  readonly right: number;
  /** True for the UF beside pesos. */
  readonly isSmall?: boolean;
  figure(row: ResultRow, simulation: SimulationEntity): string;
}

/** Formats an amount without its unit, which the head names. */
const ufNumber = (amountUf: number): string => formatUfNumber(ufFromNumber(amountUf));

/** Columns after the term, with their right edges. */
const STAFF_COLUMNS: readonly Column[] = [
  { head: 'Tasa anual', right: PAGE.left + 152, figure: ({ Tasa }) => formatPct(Tasa) },
  { head: 'Dividendo', right: PAGE.left + 226, figure: ({ DivTotalPe }) => pesos(DivTotalPe) },
  { head: 'en UF', right: PAGE.left + 284, figure: ({ DivTotal }) => ufNumber(DivTotal) },
  { head: 'Renta desde', right: PAGE.left + 362, figure: ({ RenMin }) => pesos(RenMin) },
  { head: 'CAE', right: PAGE.left + 414, figure: ({ TasaCae }) => formatPct(TasaCae) },
  { head: 'Costo total', right: PAGE.right - INSET, figure: ({ CostoTotalUF }) => uf(CostoTotalUF) },
];
const VISITOR_COLUMNS: readonly Column[] = [
  { head: 'Tasa anual', right: PAGE.left + 136, figure: ({ Tasa }) => formatPct(Tasa) },
  { head: 'Dividendo', right: PAGE.left + 200, figure: ({ DivTotalPe }) => pesos(DivTotalPe) },
  { head: 'en UF', right: PAGE.left + 242, isSmall: true, figure: ({ DivTotal }) => ufNumber(DivTotal) },
  { head: 'Renta desde', right: PAGE.left + 310, figure: ({ RenMin }) => pesos(RenMin) },
  { head: 'CAE', right: PAGE.left + 362, figure: ({ TasaCae }) => formatPct(TasaCae) },
  {
    head: 'Costo total',
    right: PAGE.left + 440,
    figure: ({ CostoTotalUF }, { snapshot }) => ufInPesos(CostoTotalUF, snapshot),
  },
  {
    head: 'en UF',
    right: PAGE.right - INSET,
    isSmall: true,
    figure: ({ CostoTotalUF }) => uf(CostoTotalUF),
  },
];

/** Draws the same credit over other terms; a term without figures shows the reason instead. Returns the bottom edge. */
export function drawTerms(sheet: Sheet, simulation: SimulationEntity): number {
  const top = RUNNING_TOP;
  const { snapshot } = simulation;
  const [ownName, columns] = isForStaff(simulation)
    ? (['Plazo elegido', STAFF_COLUMNS] as const)
    : (['Tu plazo', VISITOR_COLUMNS] as const);
  const section = sheet.section('Dividendo en otros plazos', PAGE.left, top);
  sheet.tagged(section, 'P', () => sheet.line(basisOf(simulation), PAGE.left, top + 24, INK.small));
  const table = sheet.branch(section, 'Table');
  drawHeads(sheet, table, columns, top + HEADING_HEIGHT + BASELINE - 1);
  let y = top + HEADING_HEIGHT + HEAD_HEIGHT;
  for (const term of snapshot.terms) {
    const mark = term.plazo === snapshot.row.Plazo ? ownName : null;
    y = drawTerm(sheet, table, term, { top: y, mark, columns, simulation });
  }
  return y;
}

function basisOf(simulation: SimulationEntity): string {
  const rates = [...new Set(simulation.snapshot.terms.flatMap(({ row }) => (row ? [row.Tasa] : [])))];
  const { value, note } = inBoth(creditOf(simulation));
  const credit = `Mismo crédito de ${value} (${note})`;
  const [rate] = rates;
  if (rate === undefined) return `${credit}.`;
  return rates.length > 1
    ? `${credit}, con la tasa sugerida para cada plazo.`
    : `${credit}, misma tasa de ${formatPct(rate)}.`;
}

function drawHeads(sheet: Sheet, table: Tag, columns: readonly Column[], baseline: number): void {
  const row = sheet.branch(table, 'TR');
  sheet.cell(row, 'Plazo', PAGE.left + INSET, baseline, INK.tableHead, 'left', 'Column');
  for (const { head, right } of columns)
    sheet.cell(row, head, right, baseline, INK.tableHead, 'right', 'Column');
}

interface TermPlace {
  readonly top: number;
  /** Label of the chosen term; null for the others. */
  readonly mark: string | null;
  readonly columns: readonly Column[];
  readonly simulation: SimulationEntity;
}

function drawTerm(sheet: Sheet, table: Tag, term: StoredTerm, place: TermPlace): number {
  const { top, mark, columns, simulation } = place;
  const reason = term.reason ?? 'Este plazo no está disponible.';
  const lines = term.row ? 0 : sheet.heightOf(reason, REASON_WIDTH, INK.reason, REASON_LINES);
  const bottom = top + Math.max(ROW_HEIGHT, lines + 7);
  if (mark !== null)
    sheet.untagged(() => {
      sheet.doc.roundedRect(PAGE.left, top, CONTENT_WIDTH, bottom - top, 4).fill(COLOUR.primaryTint);
    });
  else sheet.rule(PAGE.left, PAGE.right, top, COLOUR.line);
  const row = sheet.branch(table, 'TR');
  drawTermHead(sheet, row, term.plazo, place);
  const ink = mark !== null ? INK.rowOwn : INK.row;
  columns.forEach(({ figure, right, isSmall }, index) => {
    if (term.row)
      sheet.cell(
        row,
        figure(term.row, simulation),
        right,
        top + BASELINE,
        isSmall ? INK.small : ink,
        'right',
      );
    else if (index > 0) sheet.branch(row, 'TD');
    else
      sheet.tagged(row, 'TD', () => {
        sheet.lines(reason, REASON_LEFT, top + 3.5, REASON_WIDTH, INK.reason, REASON_LINES);
      });
  });
  return bottom;
}

function drawTermHead(sheet: Sheet, row: Tag, plazo: number, { top, mark }: TermPlace): void {
  const ink = mark !== null ? INK.rowOwn : INK.row;
  const text = years(plazo);
  const draw = (): void => {
    sheet.line(text, PAGE.left + INSET, top + BASELINE, ink);
    const after = PAGE.left + INSET + sheet.widthOf(text, ink) + 6;
    if (mark !== null) sheet.line(mark, after, top + BASELINE, INK.small);
  };
  sheet.tagged(row, 'TH', draw, 'Row');
}
