import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { withCosts } from '../dividendo/costs-of-row.ts';
import { audienceOf } from '../../http/audience.ts';
import { ApiCompressed, ApiUfDate } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, ErrorIn, OnlyReads } from '../../http/operation-facts.ts';
import { CalculationService } from './calculation.service.ts';
import {
  ComparacionAnswerDto,
  type ComparedTermDto,
  ComparacionRequestDto,
  SimulationWebAnswerDto,
  type TermWithCostsDto,
} from './comparacion.dto.ts';

@AllowEverybody()
@ApiCompressed()
@Controller()
export class ComparisonController {
  constructor(private readonly calculation: CalculationService) {}

  @OnlyReads()
  @Post('api/simulador/comparacion')
  @Operation(
    'comparacion',
    'The same credit over 8, 12, 15, 20, 25 and 30 years, and over its own term',
    ComparacionAnswerDto,
    502,
    504,
  )
  @ApiUfDate()
  async compare(
    @Body() body: ComparacionRequestDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ComparacionAnswerDto> {
    const { terms, answer } = await this.calculation.compare(body, audienceOf(request));
    if (answer) setUfDateHeader(response, setSourceHeaders(response, answer).ufDate);
    return { terms: terms.map((term) => withCostsOf(term, body)) };
  }

  @ErrorIn('errors_detail')
  @OnlyReads()
  @Post('simulations/api/calc_simulation_web')
  @Operation(
    'calc_simulation_web',
    'Dividend, operation costs and comparison in one answer',
    SimulationWebAnswerDto,
    502,
    504,
  )
  @ApiUfDate()
  async calculate(
    @Body() body: ComparacionRequestDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SimulationWebAnswerDto> {
    const { answer, costs, terms } = await this.calculation.calculate(body, audienceOf(request));
    const { row, ufDate } = setSourceHeaders(response, answer);
    setUfDateHeader(response, ufDate);
    return {
      salida: [row],
      operation_costs: costs,
      terms: terms.map((term) => withCostsOf(term, body)),
      ...withCosts(body, row),
    };
  }
}

const withCostsOf = (term: ComparedTermDto, request: ComparacionRequestDto): TermWithCostsDto => ({
  ...term,
  ...(term.row ? withCosts(request, term.row) : { cae_with_costs: null, total_with_costs: null }),
});
