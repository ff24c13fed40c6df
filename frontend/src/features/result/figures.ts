/** A result's figures as pairs of label and value. */
import type { SkeletonProps } from '#shared/ui/loading.tsx';
import { formatDateText, formatInteger } from '@simulador/contracts/domain/format';
import { type Figures, informationOf, withTotal } from '@simulador/contracts/simulation/figures';
import type { ReactNode } from 'react';
import { pesos } from '#shared/simulation/figure-texts.ts';
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

/** What a figure means, on demand. */
const EXPLANATIONS: Readonly<Partial<Record<keyof Figures, string>>> = {
  TasaCae:
    'Carga Anual Equivalente: lo que cuesta el crédito en un año, con intereses y seguros. Sirve para comparar ofertas.',
};

/** "Información". */
export const informationPairs = (
  row: ResultFigures,
  amount: AmountView,
  caeWithCosts: number | null = null,
): readonly ShownFact[] =>
  informationOf({ ...row, caeWithCosts }).map(({ name, value, ...figure }) => {
    const explanation = EXPLANATIONS[name];
    return {
      ...figure,
      value: typeof value === 'string' ? value : amount(value.uf),
      ...(explanation !== undefined && { explanation }),
    };
  });

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
  const lines = (costs ?? costsOfRow(row)).map((line) => ({
    label: line.operation_cost_description,
    uf: line.amount_uf,
  }));
  return withTotal(lines).map(({ uf, ...line }) => ({ ...line, value: amount(uf) }));
}

/** The row to show: none while there is nothing, or nothing right, to show. */
export const shownRow = ({ status, row }: Pick<FiguresProps, 'status' | 'row'>): ResultFigures | null =>
  status === 'ready' || status === 'updating' ? row : null;
