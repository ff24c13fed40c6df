import type { UfValue } from '@simulador/contracts/platform/money';
import type { ExplainedFigure } from '@simulador/contracts/calculation/messages/explained-steps';
import type { OperationCostParams } from '@simulador/contracts/calculation/mortgage/operation-costs';
import type { CostsIncluded } from '../../database/entities/simulation.stored.ts';
import { type ExplainableRequest, FIGURE_UNITS, type FigureName, figureTrees } from './figure-trees.ts';

/** Explainable figures by name; UF, pesos and percent as numbers. */
export type ExplainableFigures = Readonly<Omit<Record<FigureName, number>, keyof CostsIncluded>> &
  CostsIncluded;

/** Trees of a calculation's figures, or the name of a figure whose value differs from its tree's. */
export type Explained =
  | { readonly figures: readonly ExplainedFigure[]; readonly differing: null }
  | { readonly figures: null; readonly differing: FigureName };

/** Explains a calculation's figures. Omits a figure without a value, such as the CAE if the costs exceed the credit. */
export function explain(
  request: ExplainableRequest,
  row: ExplainableFigures,
  ufValue: UfValue,
  params: OperationCostParams,
): Explained {
  const trees = figureTrees(request, ufValue, params);
  const names = Object.keys(FIGURE_UNITS) as FigureName[];
  const differing = names.find((name) => {
    const tree = trees[name];
    return (tree === null ? null : Number(tree.value)) !== row[name];
  });
  if (differing !== undefined) return { figures: null, differing };
  const figures = names.flatMap((name) => {
    const node = trees[name];
    return node === null ? [] : [{ name, unit: FIGURE_UNITS[name], value: node.value, node }];
  });
  return { figures, differing: null };
}
