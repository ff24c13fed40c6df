import { caeWithCostsPct } from '@simulador/contracts/domain/mortgage/other-offer';
import { addUf, ufFromNumber, ufToNumber, type Uf } from '@simulador/contracts/domain/money';
import type { DividendoRequestDto, DividendoRowDto } from './dividendo.dto.ts';

type CostColumns = Pick<
  DividendoRowDto,
  'TasacionUF' | 'EstudioTitulosUF' | 'Borrador' | 'Notaria' | 'CBR' | 'ImpuestoTE'
>;

/** Returns the sum of a row's operation costs. */
export const operationCostsOf = (row: CostColumns): Uf =>
  addUf(
    ...[row.TasacionUF, row.EstudioTitulosUF, row.Borrador, row.Notaria, row.CBR, row.ImpuestoTE].map(
      ufFromNumber,
    ),
  );

/** Cost of a credit with its operation costs: nominal annual percent, and UF. See docs/rules.md R574. */
export interface CostsIncluded {
  /** Null if the costs exceed the credit. */
  readonly cae_with_costs: number | null;
  readonly total_with_costs: number;
}

/** Calculates both from a row of the core or of ours. */
export function withCosts(
  { montocredito, mesesgracia }: Pick<DividendoRequestDto, 'montocredito' | 'mesesgracia'>,
  row: DividendoRowDto,
): CostsIncluded {
  const costs = operationCostsOf(row);
  const [credit, payment] = [ufFromNumber(montocredito), ufFromNumber(row.DivTotal)];
  return {
    cae_with_costs: costs < credit ? caeWithCostsPct(credit, costs, payment, row.Cuotas, mesesgracia) : null,
    total_with_costs: ufToNumber(addUf(ufFromNumber(row.CostoTotalUF), costs)),
  };
}
