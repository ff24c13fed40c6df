/** Conversion of a calculator's request to the terms of a mortgage. */
import { ufFromNumber } from '../../platform/money.ts';
import type { LevelTerms } from './level-payment.ts';

/** Terms that determine the payment, by their wire names: UF as decimal numbers, the rate in annual percent, the term in years. */
export interface PaymentRequest {
  readonly montocredito: number;
  readonly valorpropiedad: number;
  readonly tasasimulacion: number;
  readonly plazototal: number;
  readonly mesesgracia?: number | undefined;
  readonly destino: number;
  readonly codigoSubsidio?: number | undefined;
  readonly tasa_seg_des?: number | undefined;
  readonly tasa_seg_inc?: number | undefined;
  readonly tasa_seg_ces?: number | undefined;
  readonly montoAsegurado?: number | undefined;
  readonly asegurados?: number | undefined;
}

export const levelTermsOf = (request: PaymentRequest): LevelTerms => ({
  credit: ufFromNumber(request.montocredito),
  propertyValue: ufFromNumber(request.valorpropiedad),
  annualRatePct: request.tasasimulacion,
  termYears: request.plazototal,
  graceMonths: request.mesesgracia ?? 0,
  purpose: request.destino,
  subsidyCode: request.codigoSubsidio ?? 0,
  lifeMonthlyRate: request.tasa_seg_des,
  fireMonthlyRate: request.tasa_seg_inc,
  unemploymentMonthlyRate: request.tasa_seg_ces,
  insuredAmount: ufFromNumber(request.montoAsegurado ?? 0),
  insuredPeople: request.asegurados,
});
