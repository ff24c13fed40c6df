import type { Audience } from '@simulador/contracts/platform/sentence';
import { Body, Controller, Post } from '@nestjs/common';
import { sourcedWithUf } from '../border/upstream/sourced.ts';
import {
  Answer,
  Operation,
  AllowEverybody,
  AsksCore,
  CompressesAnswers,
  ErrorIn,
  OnlyReads,
  ApiUfDate,
} from '../http/operation.ts';
import { ByAudience } from '../http/request-parts.ts';
import { AlcanceAnswerDto, AlcanceRequestDto } from './affordability/affordability.dto.ts';
import { AffordabilityService } from './affordability/affordability.service.ts';
import { CalculoAnswerDto, CalculoRequestDto } from './calculo/calculo.dto.ts';
import { CalculoService } from './calculo/calculo.service.ts';
import { CalculationService } from './comparison/calculation.service.ts';
import * as compared from './comparison/comparacion.dto.ts';
import { termWithCosts, withCosts } from './dividendo/costs-of-row.ts';
import { DividendoAnswerDto, DividendoRequestDto } from './dividendo/dividendo.dto.ts';
import { DividendoPort } from './dividendo/dividendo.port.ts';
import { ExplicacionAnswerDto } from './explanation/explanation.dto.ts';
import { ExplanationService } from './explanation/explanation.service.ts';
import * as offer from './other-offers/other-offers.dto.ts';
import { OtherOffersService } from './other-offers/other-offers.service.ts';
import { PrepagoAnswerDto, PrepagoRequestDto } from './prepayment/prepayment.dto.ts';
import { PrepaymentService } from './prepayment/prepayment.service.ts';
import { ScheduleAnswerDto } from './schedule/schedule.dto.ts';
import { scheduleOf, toAnswer } from './schedule/schedule-of-row.ts';
import { Clock } from '../clock/clock.ts';

/** Figures of a credit. Only its dividend is a capability of the core. */
@AllowEverybody()
@ApiUfDate()
@AsksCore()
@CompressesAnswers()
@Controller()
export class CalculationController {
  constructor(
    private readonly dividendo: DividendoPort,
    private readonly calculo: CalculoService,
    private readonly calculation: CalculationService,
    private readonly affordability: AffordabilityService,
    private readonly explanation: ExplanationService,
    private readonly offers: OtherOffersService,
    private readonly prepayments: PrepaymentService,
    private readonly clock: Clock,
  ) {}

  @ErrorIn('errors_detail')
  @OnlyReads()
  @Post('api/external/calc_dividendo')
  @Operation('calc_dividendo', 'Monthly payment, insurance, CAE and costs of one credit', DividendoAnswerDto)
  async dividend(@Body() body: DividendoRequestDto) {
    return sourcedWithUf(await this.dividendo.calculate(body), ({ row }) => ({ salida: [row] }));
  }

  @OnlyReads()
  @Post('api/simulador/calculo')
  @Operation('calculo', 'All figures of a credit, of which each can fail', CalculoAnswerDto)
  calculate(@Body() body: CalculoRequestDto, @ByAudience() audience: Audience) {
    return this.calculo.calculate(body, audience);
  }

  @OnlyReads()
  @Post('api/simulador/comparacion')
  @Operation('comparacion', 'The same credit over six terms and its own', compared.ComparacionAnswerDto)
  async compare(@Body() body: compared.ComparacionRequestDto, @ByAudience() audience: Audience) {
    const { terms, answer } = await this.calculation.compare(body, audience);
    const comparison = { terms: terms.map((term) => termWithCosts(body, term)) };
    return answer ? sourcedWithUf(answer, () => comparison) : new Answer(comparison, {});
  }

  @ErrorIn('errors_detail')
  @OnlyReads()
  @Post('simulations/api/calc_simulation_web')
  @Operation('calc_simulation_web', 'Dividend, costs and comparison', compared.SimulationWebAnswerDto)
  async simulate(@Body() body: compared.ComparacionRequestDto, @ByAudience() audience: Audience) {
    const { answer, costs, terms } = await this.calculation.calculate(body, audience);
    return sourcedWithUf(answer, ({ row }) => ({
      salida: [row],
      operation_costs: costs,
      terms: terms.map((term) => termWithCosts(body, term, costs)),
      ...withCosts(body, row, costs),
    }));
  }

  @OnlyReads()
  @Post('api/simulador/alcance')
  @Operation('alcance', 'The largest credit for a payment or an income', AlcanceAnswerDto, 404)
  afford(@Body() body: AlcanceRequestDto) {
    return this.affordability.largest(body);
  }

  @OnlyReads()
  @Post('api/simulador/cuadro')
  @Operation('cuadro', 'Payment schedule of one credit, by month and by year', ScheduleAnswerDto)
  async tabulate(@Body() body: DividendoRequestDto) {
    const since = this.clock.today();
    const answer = await this.dividendo.calculate(body);
    return sourcedWithUf(answer, ({ row }) => toAnswer(scheduleOf(body, row, [since, this.clock.today()])));
  }

  @OnlyReads()
  @Post('api/simulador/prepago')
  @Operation('prepago', 'Payment schedule with prepayments, and what they save', PrepagoAnswerDto)
  prepay(@Body() body: PrepagoRequestDto) {
    return this.prepayments.calculate(body);
  }

  @OnlyReads()
  @Post('api/simulador/oferta')
  @Operation('oferta', "Another bank's offer beside a credit of ours", offer.OfertaAnswerDto)
  compareOffer(@Body() body: offer.OfertaRequestDto) {
    return this.offers.compare(body);
  }

  @OnlyReads()
  @Post('api/simulador/refinanciamiento')
  @Operation('refinanciamiento', 'From which month a new credit pays', offer.RefinanciamientoAnswerDto)
  refinance(@Body() body: offer.RefinanciamientoRequestDto) {
    return this.offers.refinance(body);
  }

  @OnlyReads()
  @Post('api/simulador/explicacion')
  @Operation('explicacion', 'How each figure comes about, step by step', ExplicacionAnswerDto)
  explain(@Body() body: DividendoRequestDto) {
    return this.explanation.explain(body);
  }
}
