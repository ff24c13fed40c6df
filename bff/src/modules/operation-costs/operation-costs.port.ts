import type { OperationSubpurpose } from '@simulador/contracts/domain/codes';
import type { OperationCostLine } from '@simulador/contracts/domain/mortgage/operation-costs';
import type { Uf } from '@simulador/contracts/domain/money';
import type { Sourced } from '../../border/sourced.ts';

export interface OperationCostsQuestion {
  readonly credit: Uf;
  readonly propertyValue: Uf;
  readonly dfl2: boolean;
  readonly socialEstate: boolean;
  readonly subpurpose: OperationSubpurpose;
}

/** What does it cost to close a mortgage? */
export abstract class OperationCostsPort {
  /** The lines in the order in which they are listed. */
  abstract lines(question: OperationCostsQuestion): Promise<Sourced<readonly OperationCostLine[]>>;
}
