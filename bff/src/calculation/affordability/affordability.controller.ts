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

const TERM_OR_REASON = {
  schema: { oneOf: [PlazoAnswerDto, NotAffordableDto].map((dto) => ({ $ref: getSchemaPath(dto) })) },
};

@ApiExtraModels(PlazoAnswerDto, NotAffordableDto)
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
    AlcanceAnswerDto,
    404,
    502,
    504,
  )
  @ApiUfDate()
  afford(
    @Body() body: AlcanceRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AlcanceAnswerDto> {
    return withHeaders(response, this.affordability.largest(body));
  }

  @OnlyReads()
  @Post('plazo')
  @Operation(
    'plazo',
    'The shortest longer term of a credit for which a monthly payment or an income is sufficient',
    TERM_OR_REASON,
    502,
    504,
  )
  @ApiUfDate()
  shortestTerm(
    @Body() body: PlazoRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PlazoAnswerDto | NotAffordableDto> {
    // A limit is an answer here: the client asks by itself, and browsers log a 404 as an error of the page.
    return withHeaders(response, this.terms.shortest(body)).catch((error: unknown) => {
      if (error instanceof NotAffordable) return { reason: error.message };
      throw error;
    });
  }
}

/** Returns a found answer, and sets the headers of its source and its UF. */
async function withHeaders<Answer>(
  response: Response,
  found: Promise<Sourced<{ answer: Answer; ufDate: IsoDate }>>,
): Promise<Answer> {
  const { answer, ufDate } = setSourceHeaders(response, await found);
  setUfDateHeader(response, ufDate);
  return answer;
}
