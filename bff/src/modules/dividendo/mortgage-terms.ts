import type { IsoDate } from '@simulador/contracts/domain/dates';
import type { MortgageTerms } from '@simulador/contracts/domain/mortgage/level-payment';
import { ufFromNumber } from '@simulador/contracts/domain/money';
import type { DividendoRequestDto } from './dividendo.dto.ts';

/** The request in the words of the arithmetic. */
export const mortgageTerms = (request: DividendoRequestDto, startDate: IsoDate): MortgageTerms => ({
  credit: ufFromNumber(request.montocredito),
  propertyValue: ufFromNumber(request.valorpropiedad),
  annualRatePct: request.tasasimulacion,
  termYears: request.plazototal,
  graceMonths: request.mesesgracia,
  purpose: request.destino,
  subsidyCode: request.codigoSubsidio,
  lifeMonthlyRate: request.tasa_seg_des,
  fireMonthlyRate: request.tasa_seg_inc,
  unemploymentMonthlyRate: request.tasa_seg_ces,
  insuredAmount: ufFromNumber(request.montoAsegurado),
  startDate,
});
