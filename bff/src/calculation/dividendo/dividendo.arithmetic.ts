import { subpurposeOf } from '@simulador/contracts/bank/codes';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { MortgageTerms } from '@simulador/contracts/calculation/mortgage/level-payment';
import {
  costColumnsOf,
  costInputOf,
  type OperationCostParams,
  operationCosts,
} from '@simulador/contracts/calculation/mortgage/operation-costs';
import { levelTermsOf } from '@simulador/contracts/calculation/mortgage/request-terms';
import { simulateMortgage } from '@simulador/contracts/calculation/mortgage/simulate';
import { clpToNumber, ufToNumber, type UfValue } from '@simulador/contracts/platform/money';
import type { OperationCostsRequestDto } from '../../bank/operation-costs/operation-costs.dto.ts';
import type { DividendoRequestDto, DividendoRowDto } from './dividendo.dto.ts';

/** Converts a request to the terms of the arithmetic. */
export const mortgageTerms = (request: DividendoRequestDto, startDate: IsoDate): MortgageTerms => ({
  ...levelTermsOf(request),
  startDate,
});

/** Returns the request for the operation costs of a credit. */
export const costRequestOf = (request: DividendoRequestDto): OperationCostsRequestDto => ({
  credit_amount: request.montocredito,
  estate_value: request.valorpropiedad,
  has_dfl2: request.DFL2,
  is_social_estate: false,
  subpurpose: subpurposeOf(request.destino),
});

/** Calculates a request's row, with the names of the wire. */
export function calculatedRow(
  request: DividendoRequestDto,
  startDate: IsoDate,
  ufValue: UfValue,
  params: OperationCostParams,
): DividendoRowDto {
  const figures = simulateMortgage({ ...mortgageTerms(request, startDate), ufValue });
  const costs = operationCosts(costInputOf(costRequestOf(request)), params);
  return {
    Plazo: figures.termYears,
    Tasa: figures.annualRatePct,
    TasaCae: figures.caePct,
    Dividendo: ufToNumber(figures.dividend),
    SegInc: ufToNumber(figures.fireInsurance),
    SegDesg: ufToNumber(figures.lifeInsurance),
    SegCes: ufToNumber(figures.unemploymentInsurance),
    DivTotal: ufToNumber(figures.totalDividend),
    DivTotalPe: clpToNumber(figures.totalDividendClp),
    CostoTotalUF: ufToNumber(figures.totalCost),
    RenMin: clpToNumber(figures.minimumIncomeClp),
    FecVencimiento: figures.firstDueDate,
    Cuotas: figures.instalments,
    ...costColumnsOf(costs),
  };
}
