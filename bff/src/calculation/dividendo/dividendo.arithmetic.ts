import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { MortgageTerms } from '@simulador/contracts/calculation/mortgage/level-payment';
import {
  costColumnsOf,
  type OperationCosts,
} from '@simulador/contracts/calculation/mortgage/operation-costs';
import { levelTermsOf } from '@simulador/contracts/calculation/mortgage/request-terms';
import type { MortgageResult } from '@simulador/contracts/calculation/mortgage/simulate';
import { clpToNumber, ufToNumber } from '@simulador/contracts/platform/money';
import type { DividendoRequestDto, DividendoRowDto } from './dividendo.dto.ts';

/** Converts a request to the terms of the arithmetic. */
export const mortgageTerms = (request: DividendoRequestDto, startDate: IsoDate): MortgageTerms => ({
  ...levelTermsOf(request),
  startDate,
});

/** Converts the figures to a row with the names of the wire. */
export function toRow(figures: MortgageResult, costs: OperationCosts): DividendoRowDto {
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
