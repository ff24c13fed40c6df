/** Table of the calculated figures for result card, detail, PDF and mail. */
import { formatClp, formatDateText, formatInteger, formatPct } from '../domain/format.ts';
import { addUf, clpFromNumber, ufFromNumber, ufToNumber } from '../domain/money.ts';

/** Figures by the names of the calculator's row: percent, years, UF. */
export interface Figures {
  readonly Tasa: number;
  readonly TasaCae: number;
  /** Null while it is not known, or where it does not exist. See docs/rules.md R574. */
  readonly caeWithCosts: number | null;
  readonly Plazo: number;
  readonly Dividendo: number;
  readonly SegInc: number;
  readonly SegCes: number;
  readonly SegDesg: number;
  readonly CostoTotalUF: number;
  /** Absent where a place does not show it. */
  readonly totalWithCosts?: number;
}

/** A line: its value in UF still as a number, for the place to show it in its currencies. */
export interface Figure {
  readonly name: keyof Figures;
  readonly label: string;
  readonly value: string | { readonly uf: number };
  readonly note?: string;
  readonly isSum?: true;
}

/** Figures shown next to the dividend, by the names of the calculator's row: pesos, pesos, ISO 8601 date, count. */
export interface MainFigures {
  readonly RenMin: number;
  readonly DivTotalPe: number;
  readonly FecVencimiento: string;
  readonly Cuotas: number;
}

export interface MainFigure {
  readonly name: keyof MainFigures;
  readonly label: string;
  readonly textOf: (row: MainFigures) => string;
}

const pesos = (amountClp: number): string => formatClp(clpFromNumber(amountClp));

/** The main figures in their order. Result card, document and mail list them. */
export const MAIN_FIGURES: readonly MainFigure[] = [
  { name: 'RenMin', label: 'Renta mínima', textOf: ({ RenMin }) => pesos(RenMin) },
  { name: 'DivTotalPe', label: 'Primer dividendo', textOf: ({ DivTotalPe }) => pesos(DivTotalPe) },
  {
    name: 'FecVencimiento',
    label: 'Primera fecha de pago',
    textOf: ({ FecVencimiento }) => formatDateText(FecVencimiento),
  },
  { name: 'Cuotas', label: 'Cuotas', textOf: ({ Cuotas }) => formatInteger(Cuotas) },
];

const CAE_NOTE = 'no incluye gastos operacionales';
const TOTAL_NOTE = 'los gastos operacionales se pagan aparte';
const years = (count: number): string => `${count} ${count === 1 ? 'año' : 'años'}`;

/** Whether the unemployment insurance is paid: only then it has a line. See docs/rules.md R91. */
export const hasUnemployment = ({ SegCes }: Pick<Figures, 'SegCes'>): boolean => SegCes > 0;

/** Returns the lines of "Información" in their order, without those that a simulation has no figure for. */
export function informationOf(figures: Figures): readonly Figure[] {
  const { caeWithCosts, totalWithCosts } = figures;
  const amount = (name: 'Dividendo' | 'SegInc' | 'SegCes' | 'SegDesg', label: string): Figure => ({
    name,
    label,
    value: { uf: figures[name] },
  });
  return [
    { name: 'Tasa', label: 'Tasa anual', value: formatPct(figures.Tasa) },
    { name: 'TasaCae', label: 'CAE', value: formatPct(figures.TasaCae), note: CAE_NOTE },
    ...(caeWithCosts === null
      ? []
      : [
          {
            name: 'caeWithCosts' as const,
            label: 'CAE con gastos operacionales',
            value: formatPct(caeWithCosts),
          },
        ]),
    { name: 'Plazo', label: 'Plazo', value: years(figures.Plazo) },
    amount('Dividendo', 'Dividendo sin seguros'),
    amount('SegInc', 'Seguro de incendio y sismo'),
    ...(hasUnemployment(figures) ? [amount('SegCes', 'Seguro de cesantía')] : []),
    amount('SegDesg', 'Seguro de desgravamen'),
    {
      name: 'CostoTotalUF',
      label: 'Costo total del crédito',
      value: { uf: figures.CostoTotalUF },
      isSum: true,
      // Where the total with them follows, it says so itself.
      ...(totalWithCosts === undefined && { note: TOTAL_NOTE }),
    },
    ...(totalWithCosts === undefined
      ? []
      : [
          {
            name: 'totalWithCosts' as const,
            label: 'Costo total con gastos operacionales',
            value: { uf: totalWithCosts },
          },
        ]),
  ];
}

/** An operation cost, UF. */
export interface CostLine {
  readonly label: string;
  readonly uf: number;
  readonly isSum?: true;
}

/** Returns the lines of "Gastos Operacionales" with the sum of the lines as shown. */
export const withTotal = (lines: readonly CostLine[]): readonly CostLine[] => [
  ...lines,
  { label: 'Total', uf: ufToNumber(addUf(...lines.map(({ uf }) => ufFromNumber(uf)))), isSum: true },
];
