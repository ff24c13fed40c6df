/** Table of the calculated figures for result card, detail, PDF and mail. */
import type { ResultRow } from '../calculation/result-row.ts';
import { formatClp, formatDateText, formatInteger, formatPct } from '../platform/format.ts';
import { addUf, clpFromNumber, ufFromNumber, ufToNumber } from '../platform/money.ts';

/** Figures by the names of the calculator's row: percent, years, UF. */
export interface Figures extends Pick<
  ResultRow,
  'Tasa' | 'TasaCae' | 'Plazo' | 'Dividendo' | 'SegInc' | 'SegCes' | 'SegDesg' | 'CostoTotalUF'
> {
  /** Null if unknown or not applicable. See docs/rules.md R574. */
  readonly caeWithCosts: number | null;
  /** Absent if it is not shown. */
  readonly totalWithCosts?: number;
}

/** Line; a value in UF is a number, so that the screen or document can show it in several currencies. */
export interface Figure {
  readonly name: keyof Figures;
  readonly label: string;
  readonly value: string | { readonly uf: number };
  readonly note?: string;
  readonly isSum?: true;
}

/** Figures shown next to the dividend, by the names of the calculator's row: pesos, pesos, ISO 8601 date, count. */
export type MainFigures = Pick<ResultRow, 'RenMin' | 'DivTotalPe' | 'FecVencimiento' | 'Cuotas'>;

export interface MainFigure {
  readonly name: keyof MainFigures;
  readonly label: string;
  readonly textOf: (row: MainFigures) => string;
}

const pesos = (amountClp: number): string => formatClp(clpFromNumber(amountClp));

/** Main figures, in order, for result card, PDF and mail. */
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

/** Returns true if the simulation has unemployment insurance, which then has a line. See docs/rules.md R91. */
export const hasUnemployment = ({ SegCes }: Pick<Figures, 'SegCes'>): boolean => SegCes > 0;

/** Returns the lines of "Información", in order, without figures that the simulation does not have. */
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
      // The total with costs, if it follows, has a note of its own.
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

/** Operation cost, UF. */
export interface CostLine {
  readonly label: string;
  readonly uf: number;
  readonly isSum?: true;
}

/** Returns the lines of "Gastos Operacionales" with their sum. */
export const withTotal = (lines: readonly CostLine[]): readonly CostLine[] => [
  ...lines,
  { label: 'Total', uf: ufToNumber(addUf(...lines.map(({ uf }) => ufFromNumber(uf)))), isSum: true },
];
