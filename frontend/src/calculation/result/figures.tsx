/** Figures of a result as pairs of label and value. */
import { COST_COLUMNS, ROW_COLUMNS } from '@simulador/contracts/calculation/result-row';
import {
  informationOf,
  MAIN_FIGURES,
  withTotal,
  type BothAmounts,
} from '@simulador/contracts/simulations/figures';
import type { ReactNode } from 'react';
import { pesos, uf, ufRounded } from '#shared/simulation/figure-texts.ts';
import type { ShownFact } from '#shared/ui/layout/facts.tsx';
import type { CalculoAnswer, DividendoRow, OperationCost } from '../api/wire.ts';
import type { ResultFigures } from '#shared/simulation/stated-read.ts';

/** Returns pesos with the UF, two decimals, beside them; the UF alone where pesos are not shown. See docs/rules.md R243. */
const inBoth = (amount: BothAmounts): ReactNode =>
  amount.clp === null ? (
    uf(amount.uf)
  ) : (
    <>
      <span>{pesos(amount.clp)}</span> <small>{ufRounded(amount.uf)}</small>
    </>
  );

const CAE =
  'Carga Anual Equivalente: lo que cuesta el crédito en un año, con intereses y seguros. Sirve para comparar ofertas.';

/** Returns the due date of the first instalment and the number of instalments. */
export const datePairs = (row: ResultFigures): readonly ShownFact[] =>
  MAIN_FIGURES.filter(({ name }) => name === 'FecVencimiento' || name === 'Cuotas').map((figure) => ({
    label: figure.label,
    value: figure.textOf(row),
  }));

export const informationPairs = (
  row: ResultFigures,
  ufValueClp: number | null,
  caeWithCosts: number | null,
): readonly ShownFact[] =>
  informationOf({ ...row, caeWithCosts }, ufValueClp).map(({ name, value, ...figure }) => ({
    ...figure,
    value: typeof value === 'string' ? value : inBoth(value),
    ...(name === 'TasaCae' && { explanation: CAE }),
  }));

/** Returns the operation costs that the row itself contains, in the order and with the texts of the list. */
const costsOfRow = (row: DividendoRow): readonly OperationCost[] =>
  COST_COLUMNS.map((name) => ({
    operation_cost_description: ROW_COLUMNS[name].cost,
    amount_uf: row[name],
  }));

/** Returns the lines of "Gastos Operacionales" and their sum: the row's own columns while the list is not known. */
export const costLines = (row: DividendoRow, costs: CalculoAnswer['costs'], ufValueClp: number | null) =>
  withTotal(
    (costs?.length ? costs : costsOfRow(row)).map((line) => ({
      label: line.operation_cost_description,
      uf: line.amount_uf,
    })),
    ufValueClp,
  );

/** Returns the figures of "Gastos Operacionales". */
export const costPairs = (
  row: DividendoRow,
  costs: CalculoAnswer['costs'],
  ufValueClp: number | null,
): readonly ShownFact[] =>
  costLines(row, costs, ufValueClp).map(({ uf, clp, ...line }) => ({ ...line, value: inBoth({ uf, clp }) }));
