/** A result's figures as pairs of label and value. */
import {
  type Figures,
  informationOf,
  MAIN_FIGURES,
  type MainFigure,
  type MainFigures,
  withTotal,
} from '@simulador/contracts/simulation/figures';
import type { ReactNode } from 'react';
import type { ShownFact } from '#shared/ui/layout/facts.tsx';
import type {
  FiguresProps,
  OperationCost,
  ResultFigures,
  ResultRow,
} from '#shared/simulation/result-slots.ts';

/** How an amount in UF is shown. */
export type AmountView = (amountUf: number) => ReactNode;

/** Meaning of a figure, shown on demand. */
const EXPLANATIONS: Readonly<Partial<Record<keyof (Figures & MainFigures), string>>> = {
  RenMin: 'La renta líquida mensual que se pide para pagar este dividendo.',
  TasaCae:
    'Carga Anual Equivalente: lo que cuesta el crédito en un año, con intereses y seguros. Sirve para comparar ofertas.',
};

/** Returns the main figures with the value that `valueOf` shows for each of them. */
export const mainPairs = (valueOf: (figure: MainFigure) => ReactNode): readonly ShownFact[] =>
  MAIN_FIGURES.map((figure) => ({ label: figure.label, value: valueOf(figure), ...explained(figure.name) }));

const explained = (name: keyof (Figures & MainFigures)) => {
  const explanation = EXPLANATIONS[name];
  return explanation === undefined ? {} : { explanation };
};

/** "Información". */
export const informationPairs = (
  row: ResultFigures,
  amount: AmountView,
  caeWithCosts: number | null = null,
): readonly ShownFact[] =>
  informationOf({ ...row, caeWithCosts }).map(({ name, value, ...figure }) => ({
    ...figure,
    value: typeof value === 'string' ? value : amount(value.uf),
    ...explained(name),
  }));

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
