/** A result's figures as pairs of label and value. */
import type { SkeletonProps } from '#shared/ui/loading.tsx';
import { formatDateText, formatInteger, formatPct } from '@simulador/contracts/domain/format';
import { addUf, ufFromNumber, ufToNumber } from '@simulador/contracts/domain/money';
import type { ReactNode } from 'react';
import { pesos, years } from '#shared/simulation/figure-texts.ts';
import type { ShownFact } from '#shared/ui/layout/facts.tsx';
import type {
  FiguresProps,
  OperationCost,
  ResultFigures,
  ResultRow,
} from '#shared/simulation/result-slots.ts';

/** How an amount in UF is shown. */
export type AmountView = (amountUf: number) => ReactNode;

export interface MainFigure {
  readonly label: string;
  /** About as wide as the value, for the time before there is one. */
  readonly widthEm: SkeletonProps['widthEm'];
  readonly explanation?: string;
  readonly valueOf: (row: ResultFigures) => string;
}

export const MAIN_FIGURES: readonly MainFigure[] = [
  {
    label: 'Renta mínima',
    widthEm: 6,
    explanation: 'La renta líquida mensual que se pide para pagar este dividendo.',
    valueOf: (row) => pesos(row.RenMin),
  },
  { label: 'Primer dividendo', widthEm: 5, valueOf: (row) => pesos(row.DivTotalPe) },
  { label: 'Primera fecha de pago', widthEm: 5, valueOf: (row) => formatDateText(row.FecVencimiento) },
  { label: 'Cuotas', widthEm: 2.5, valueOf: (row) => formatInteger(row.Cuotas) },
];

export const mainPairs = (row: ResultFigures): readonly ShownFact[] =>
  MAIN_FIGURES.map(({ valueOf, ...figure }) => ({ ...figure, value: valueOf(row) }));

/** "Información". Unemployment insurance has a line only where it is insured. See docs/rules.md R91. */
export const informationPairs = (
  row: ResultFigures,
  amount: AmountView,
  caeWithCosts: number | null = null,
): readonly ShownFact[] => [
  { label: 'Tasa anual', value: formatPct(row.Tasa) },
  {
    label: 'CAE',
    note: 'no incluye gastos operacionales',
    explanation:
      'Carga Anual Equivalente: lo que cuesta el crédito en un año, con intereses y seguros. Sirve para comparar ofertas.',
    value: formatPct(row.TasaCae),
  },
  ...(caeWithCosts === null
    ? []
    : [{ label: 'CAE con gastos operacionales', value: formatPct(caeWithCosts) }]),
  { label: 'Plazo', value: years(row.Plazo) },
  { label: 'Dividendo sin seguros', value: amount(row.Dividendo) },
  { label: 'Seguro de incendio y sismo', value: amount(row.SegInc) },
  ...(hasUnemployment(row) ? [{ label: 'Seguro de cesantía', value: amount(row.SegCes) }] : []),
  { label: 'Seguro de desgravamen', value: amount(row.SegDesg) },
  {
    label: 'Costo total del crédito',
    note: 'los gastos operacionales se pagan aparte',
    value: amount(row.CostoTotalUF),
    isSum: true,
  },
];

/** The row's own columns, in the list's order and with its texts. */
const costsOfRow = (row: ResultRow): readonly OperationCost[] => [
  { operation_cost_description: 'Tasación', amount_uf: row.TasacionUF },
  { operation_cost_description: 'Estudio de títulos', amount_uf: row.EstudioTitulosUF },
  { operation_cost_description: 'Borrador de escritura', amount_uf: row.Borrador },
  { operation_cost_description: 'Notaría', amount_uf: row.Notaria },
  { operation_cost_description: 'Conservador de Bienes Raíces', amount_uf: row.CBR },
  { operation_cost_description: 'Impuesto al mutuo', amount_uf: row.ImpuestoTE },
];

/** "Gastos Operacionales": its lines and the sum of the lines as shown. */
export function costPairs(
  row: ResultRow,
  costs: readonly OperationCost[] | null,
  amount: AmountView,
): readonly ShownFact[] {
  const lines = costs ?? costsOfRow(row);
  const total = addUf(...lines.map((line) => ufFromNumber(line.amount_uf)));
  return [
    ...lines.map((line) => ({ label: line.operation_cost_description, value: amount(line.amount_uf) })),
    { label: 'Total', value: amount(ufToNumber(total)), isSum: true },
  ];
}

export const hasUnemployment = (row: ResultFigures): boolean => row.SegCes > 0;

/** The row to show: none while there is nothing, or nothing right, to show. */
export const shownRow = ({ status, row }: Pick<FiguresProps, 'status' | 'row'>): ResultFigures | null =>
  status === 'ready' || status === 'updating' ? row : null;
