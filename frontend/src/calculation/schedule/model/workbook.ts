/** The schedule as the sheets of a spreadsheet: numbers with formats, dates, and texts that are never formulas. */
import type { CellObject, Sheet, SheetData } from 'write-excel-file/browser';
import {
  clpToNumber,
  ufToNumber,
  type Clp,
  type Currency,
  type Uf,
} from '@simulador/contracts/platform/money';
import {
  displaySchedule,
  PARTS,
  type Amount,
  type Conversion,
  type DisplayedFigures,
  type DisplayedSchedule,
  type Parts,
  type ScheduleAnswer,
} from './schedule.ts';

export interface WorkbookInput {
  readonly answer: ScheduleAnswer;
  readonly conversion: Conversion;
}

export type WorkbookSheet = Sheet<File | Blob | ArrayBuffer>;

const FORMATS: Readonly<Record<Currency, string>> = { UF: '#,##0.0000', CLP: '"$"#,##0' };
const DATE_FORMAT = 'dd-mm-yyyy';
/** Headings of `PARTS` and of the balance. */
const AMOUNT_HEADS = ['Capital', 'Intereses', 'Seguros', 'Dividendo', 'Saldo'];

// Returns a text cell. Its explicit type keeps a text that begins with = + - @ from becoming a formula.
const text = (value: string): CellObject => ({ value, type: String });
const head = (value: string): CellObject => ({ ...text(value), fontWeight: 'bold' });
const count = (value: number): CellObject => ({ value, type: Number, format: '0' });
const date = (iso: string): CellObject => ({
  value: new Date(`${iso}T00:00:00Z`),
  type: Date,
  format: DATE_FORMAT,
  align: 'left',
});

function amountCell(currency: Currency): (amount: Amount) => CellObject {
  const number = (amount: Amount): number =>
    currency === 'UF' ? ufToNumber(amount as Uf) : clpToNumber(amount as Clp);
  return (amount) => ({ value: number(amount), type: Number, format: FORMATS[currency] });
}

/** Returns the first rows: title, UF and, for pesos, the supposed rise of the UF. */
function sheetHead(currency: Currency, { ufValueClp, ufDate, inflationPct }: Conversion): SheetData {
  const supposed = { value: inflationPct / 100, type: Number, format: '0%', align: 'left' } as const;
  return [
    [head(`Cuadro de pagos, en ${currency === 'UF' ? 'UF' : 'pesos'}`)],
    [text('Valor de la UF'), { value: ufValueClp, type: Number, format: '"$"#,##0.00', align: 'left' }],
    [text('Fecha de la UF'), date(ufDate)],
    ...(currency === 'UF'
      ? []
      : [[text('Alza supuesta de la UF al año'), supposed, text('Es un supuesto, no un pronóstico.')]]),
    [],
  ];
}

interface SheetPlan {
  readonly name: string;
  readonly firstHeads: readonly string[];
  readonly rows: (
    schedule: DisplayedSchedule,
    cells: (figures: DisplayedFigures) => CellObject[],
  ) => SheetData;
}

const BY_YEAR: SheetPlan = {
  name: 'Por año',
  firstHeads: ['Año'],
  rows: ({ years }, cells) => years.map((year) => [count(year.year), ...cells(year)]),
};

const BY_MONTH: SheetPlan = {
  name: 'Por mes',
  firstHeads: ['Cuota', 'Vencimiento'],
  rows: ({ months }, cells) => months.map((month) => [count(month.k), date(month.due), ...cells(month)]),
};

function sheetOf(plan: SheetPlan, { answer, conversion }: WorkbookInput, currency: Currency): WorkbookSheet {
  const schedule = displaySchedule(answer, currency, conversion);
  const cell = amountCell(currency);
  const partCells = (figures: Parts): CellObject[] => PARTS.map((part) => cell(figures[part]));
  const heads = [...plan.firstHeads, ...AMOUNT_HEADS];
  const top = [...sheetHead(currency, conversion), heads.map(head)];
  const body = plan.rows(schedule, (figures) => [...partCells(figures), cell(figures.balance)]);
  const blanks = plan.firstHeads.slice(1).map(() => text(''));
  const totals = [text('Total'), ...blanks, ...partCells(schedule.total)];
  const { grace } = schedule;
  const graceRows: SheetData =
    grace === null
      ? []
      : [
          [
            text('Gracia'),
            ...blanks,
            text(`${schedule.money(grace.added)} de intereses se suman al crédito`),
            ...PARTS.slice(1).map(() => text('')),
            cell(grace.balance),
          ],
        ];
  return {
    sheet: `${plan.name} en ${currency === 'UF' ? 'UF' : 'pesos'}`,
    data: [...top, ...graceRows, ...body, totals.map((each) => ({ ...each, fontWeight: 'bold' as const }))],
    columns: heads.map((_, index) => ({ width: index === 0 ? 28 : 16 })),
    stickyRowsCount: top.length,
  };
}

/**
 * Returns the sheets by year and by month, in UF and in pesos. Each currency has its own sheet: the library would compress a
 * sheet of both in a worker made from a `blob:` because of its size, which our content security policy forbids.
 */
export const workbookSheets = (input: WorkbookInput): WorkbookSheet[] =>
  [BY_YEAR, BY_MONTH].flatMap((plan) =>
    (['UF', 'CLP'] as const).map((currency) => sheetOf(plan, input, currency)),
  );
