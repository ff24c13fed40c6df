/** Closing costs of a mortgage. See docs/rules.md R20 to R24. */
import { COST_COLUMNS, type CostColumn, ROW_COLUMNS } from '../result-row.ts';
import { OPERATION_SUBPURPOSE, type OperationSubpurpose } from '../../bank/codes.ts';
import { ZERO_UF, addUf, ufFromNumber, ufFromUnits, ufToNumber, type Uf } from '../../platform/money.ts';
import { timesDecimal } from '../../platform/scaled.ts';

/** Amounts that an operator can change: UF before VAT, UF, and percent. */
export interface OperationCostParams {
  readonly appraisalNetUf: number;
  readonly titleStudyNetUf: number;
  readonly deedDraftNetUf: number;
  /** UF, exempt from VAT. */
  readonly notaryUf: number;
  readonly vatPct: number;
}

/** Amounts of a new installation. */
export const DEFAULT_OPERATION_COST_PARAMS: OperationCostParams = {
  appraisalNetUf: 2.5,
  titleStudyNetUf: 3,
  deedDraftNetUf: 2.5,
  notaryUf: 3,
  vatPct: 19,
};

export interface OperationCostInput {
  readonly credit: Uf;
  readonly propertyValue: Uf;
  readonly dfl2: boolean;
  readonly socialEstate: boolean;
  readonly subpurpose: OperationSubpurpose;
}

/** Costs in UF, each rounded to 4 decimals, by their columns in a result row. */
export type OperationCosts = Readonly<Record<CostColumn, Uf>>;

export const REGISTRATION_FRACTION = 0.003;
const MUTUO_TAX_FRACTION = 0.008;
const MUTUO_TAX_DFL2_FRACTION = 0.002;

const fractionOf = (amount: Uf, fraction: number): Uf => ufFromUnits(timesDecimal(amount, fraction));

function withVat(netUf: number, vatPct: number): Uf {
  const net = ufFromNumber(netUf);
  return addUf(net, ufFromUnits(timesDecimal(net, vatPct, 100)));
}

/** Returns the fraction of the credit that is paid as tax. */
export function mutuoTaxFraction({
  dfl2,
  socialEstate,
  subpurpose,
}: Pick<OperationCostInput, 'dfl2' | 'socialEstate' | 'subpurpose'>): number {
  if (socialEstate || subpurpose === OPERATION_SUBPURPOSE.refinancing) return 0;
  return dfl2 ? MUTUO_TAX_DFL2_FRACTION : MUTUO_TAX_FRACTION;
}

/** Calculates the costs in UF. @throws RangeError if an amount is not finite or out of range */
export function operationCosts(input: OperationCostInput, params: OperationCostParams): OperationCosts {
  const { credit, propertyValue, subpurpose } = input;
  const changesHands = subpurpose === OPERATION_SUBPURPOSE.buySale;
  const mortgageRegistration = fractionOf(credit, REGISTRATION_FRACTION);
  const domainRegistration = changesHands ? fractionOf(propertyValue, REGISTRATION_FRACTION) : ZERO_UF;
  return {
    TasacionUF: withVat(params.appraisalNetUf, params.vatPct),
    EstudioTitulosUF: withVat(params.titleStudyNetUf, params.vatPct),
    Borrador: withVat(params.deedDraftNetUf, params.vatPct),
    Notaria: ufFromNumber(params.notaryUf),
    // Registration of the mortgage, and of the new owner if the property is sold.
    CBR: addUf(mortgageRegistration, domainRegistration),
    ImpuestoTE: fractionOf(credit, mutuoTaxFraction(input)),
  };
}

/** Returns the costs as decimal numbers of UF. */
export const costColumnsOf = (costs: OperationCosts): Readonly<Record<CostColumn, number>> =>
  Object.fromEntries(COST_COLUMNS.map((name) => [name, ufToNumber(costs[name])])) as Record<
    CostColumn,
    number
  >;

/** Request of calc_operation_costs. */
export interface OperationCostsRequest {
  /** UF. */
  readonly credit_amount: number;
  /** UF. */
  readonly estate_value: number;
  readonly has_dfl2: boolean;
  readonly is_social_estate: boolean;
  readonly subpurpose: number;
}

/** Returns the costs of a request with their names, UF: always in the same order, including costs of 0. */
export function operationCostLines(asked: OperationCostsRequest, params: OperationCostParams) {
  const costs = operationCosts(costInputOf(asked), params);
  return COST_COLUMNS.map((name) => ({
    operation_cost_description: ROW_COLUMNS[name].cost,
    amount_uf: ufToNumber(costs[name]),
  }));
}

/** Returns what the costs of a request depend on. */
export const costInputOf = (asked: OperationCostsRequest): OperationCostInput => ({
  credit: ufFromNumber(asked.credit_amount),
  propertyValue: ufFromNumber(asked.estate_value),
  dfl2: asked.has_dfl2,
  socialEstate: asked.is_social_estate,
  subpurpose: asked.subpurpose as OperationSubpurpose,
});
