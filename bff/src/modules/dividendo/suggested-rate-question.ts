import type { TarifaQuestion } from '../tarificador/tarificador.port.ts';
import type { DividendoRequestDto } from './dividendo.dto.ts';

/** What the tarificador has to know of a credit to suggest its rate, over another term than its own where one is given. */
export const suggestedRateQuestion = (
  request: DividendoRequestDto,
  periodYears = request.plazototal,
): TarifaQuestion => ({
  amountUf: request.montocredito,
  periodYears,
  loanUse: request.destino,
  product: request.codpro,
  realEstateType: request.tipopropiedad,
});
