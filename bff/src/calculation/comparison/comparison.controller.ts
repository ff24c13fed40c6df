import type { Audience } from '@simulador/contracts/platform/sentence';
import { Body, Controller, Post } from '@nestjs/common';
import * as dto from './comparacion.dto.ts';
import { sourcedWithUf } from '../../border/upstream/sourced.ts';
import { withCosts } from '../dividendo/costs-of-row.ts';
import { ByAudience } from '../../http/audience.ts';
import { ApiUfDate } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import {
  AllowEverybody,
  AsksCore,
  CompressesAnswers,
  ErrorIn,
  OnlyReads,
} from '../../http/operation-facts.ts';
import { CalculationService } from './calculation.service.ts';
import { Answer } from '../../http/answer.ts';

@AllowEverybody()
@ApiUfDate()
@AsksCore()
@CompressesAnswers()
@Controller()
export class ComparisonController {
  constructor(private readonly calculation: CalculationService) {}

  @OnlyReads()
  @Post('api/simulador/comparacion')
  @Operation('comparacion', 'The same credit over six terms and its own', dto.ComparacionAnswerDto)
  async compare(@Body() body: dto.ComparacionRequestDto, @ByAudience() audience: Audience) {
    const { terms, answer } = await this.calculation.compare(body, audience);
    const compared = { terms: terms.map((term) => withCostsOf(term, body)) };
    return answer ? sourcedWithUf(answer, () => compared) : new Answer(compared, {});
  }

  @ErrorIn('errors_detail')
  @OnlyReads()
  @Post('simulations/api/calc_simulation_web')
  @Operation('calc_simulation_web', 'Dividend, costs and comparison', dto.SimulationWebAnswerDto)
  async calculate(@Body() body: dto.ComparacionRequestDto, @ByAudience() audience: Audience) {
    const { answer, costs, terms } = await this.calculation.calculate(body, audience);
    return sourcedWithUf(answer, ({ row }) => ({
      salida: [row],
      operation_costs: costs,
      terms: terms.map((term) => withCostsOf(term, body, costs)),
      ...withCosts(body, row, costs),
    }));
  }
}

const withCostsOf = (
  term: dto.ComparedTermDto,
  request: dto.ComparacionRequestDto,
  costs?: dto.SimulationWebAnswerDto['operation_costs'],
): dto.TermWithCostsDto => ({
  ...term,
  ...(term.row ? withCosts(request, term.row, costs) : { cae_with_costs: null, total_with_costs: null }),
});
