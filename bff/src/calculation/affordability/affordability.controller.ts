import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiProblems, ApiUfDate } from '../../http/api-problems.ts';
import { AllowEverybody, OnlyReads } from '../../http/operation-facts.ts';
import { AlcanceAnswerDto, AlcanceRequestDto, PlazoAnswerDto, PlazoRequestDto } from './affordability.dto.ts';
import { AffordabilityService } from './affordability.service.ts';
import { ShortestTermService } from './shortest-term.service.ts';

@ApiTags('simulador')
@AllowEverybody()
@Controller('api/simulador')
export class AffordabilityController {
  constructor(
    private readonly affordability: AffordabilityService,
    private readonly terms: ShortestTermService,
  ) {}

  @OnlyReads()
  @Post('alcance')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'alcance',
    summary: 'The largest credit that a monthly payment or an income carries',
  })
  @ApiOkResponse({ type: AlcanceAnswerDto })
  @ApiUfDate()
  @ApiProblems(400, 404, 502, 503, 504)
  async afford(
    @Body() body: AlcanceRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AlcanceAnswerDto> {
    const { answer, ufDate } = setSourceHeaders(response, await this.affordability.largest(body));
    setUfDateHeader(response, ufDate);
    return answer;
  }

  @OnlyReads()
  @Post('plazo')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'plazo',
    summary: 'The shortest longer term of a credit for which a monthly payment or an income is sufficient',
  })
  @ApiOkResponse({ type: PlazoAnswerDto })
  @ApiUfDate()
  @ApiProblems(400, 404, 502, 503, 504)
  async shortestTerm(
    @Body() body: PlazoRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PlazoAnswerDto> {
    const { answer, ufDate } = setSourceHeaders(response, await this.terms.shortest(body));
    setUfDateHeader(response, ufDate);
    return answer;
  }
}
