import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import type { Response } from 'express';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { type Sourced, setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiUfDate } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, OnlyReads } from '../../http/operation-facts.ts';
import {
  AlcanceAnswerDto,
  AlcanceRequestDto,
  NotAffordableDto,
  PlazoAnswerDto,
  PlazoRequestDto,
} from './affordability.dto.ts';
import { AffordabilityService } from './affordability.service.ts';
import { NotAffordable } from './not-affordable.ts';
import { ShortestTermService } from './shortest-term.service.ts';

const orReason = (answer: new () => object) => ({
  schema: { oneOf: [answer, NotAffordableDto].map((dto) => ({ $ref: getSchemaPath(dto) })) },
});

@ApiExtraModels(AlcanceAnswerDto, PlazoAnswerDto, NotAffordableDto)
@AllowEverybody()
@Controller('api/simulador')
export class AffordabilityController {
  constructor(
    private readonly affordability: AffordabilityService,
    private readonly terms: ShortestTermService,
  ) {}

  @OnlyReads()
  @Post('alcance')
  @Operation(
    'alcance',
    'The largest credit that a monthly payment or an income carries',
    orReason(AlcanceAnswerDto),
    502,
    504,
  )
  @ApiUfDate()
  afford(
    @Body() body: AlcanceRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AlcanceAnswerDto | NotAffordableDto> {
    return answerOrReason(response, this.affordability.largest(body));
  }

  @OnlyReads()
  @Post('plazo')
  @Operation(
    'plazo',
    'The shortest longer term of a credit for which a monthly payment or an income is sufficient',
    orReason(PlazoAnswerDto),
    502,
    504,
  )
  @ApiUfDate()
  shortestTerm(
    @Body() body: PlazoRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PlazoAnswerDto | NotAffordableDto> {
    return answerOrReason(response, this.terms.shortest(body));
  }
}

/** Returns the limit as an answer, because browsers log every 404 as an error of the page. */
async function answerOrReason<Answer>(
  response: Response,
  found: Promise<Sourced<{ answer: Answer; ufDate: IsoDate }>>,
): Promise<Answer | NotAffordableDto> {
  try {
    const { answer, ufDate } = setSourceHeaders(response, await found);
    setUfDateHeader(response, ufDate);
    return answer;
  } catch (error) {
    if (error instanceof NotAffordable) return { reason: error.message };
    throw error;
  }
}
