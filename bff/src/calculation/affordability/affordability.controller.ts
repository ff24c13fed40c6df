import { Body, Controller, Post } from '@nestjs/common';
import { ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import * as dto from './affordability.dto.ts';
import { sourcedWithUf } from '../../border/upstream/sourced.ts';
import { ApiUfDate } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, OnlyReads, AsksCore } from '../../http/operation-facts.ts';
import { AffordabilityService } from './affordability.service.ts';
import { NotAffordable } from './not-affordable.ts';
import { ShortestTermService } from './shortest-term.service.ts';

const TERM_OR_REASON = {
  schema: { oneOf: [dto.PlazoAnswerDto, dto.NotAffordableDto].map((dto) => ({ $ref: getSchemaPath(dto) })) },
};

@ApiExtraModels(dto.PlazoAnswerDto, dto.NotAffordableDto)
@AllowEverybody()
@AsksCore()
@Controller('api/simulador')
export class AffordabilityController {
  constructor(
    private readonly affordability: AffordabilityService,
    private readonly terms: ShortestTermService,
  ) {}

  @OnlyReads()
  @Post('alcance')
  @Operation('alcance', 'The largest credit for a payment or an income', dto.AlcanceAnswerDto, 404)
  @ApiUfDate()
  async afford(@Body() body: dto.AlcanceRequestDto) {
    return sourcedWithUf(await this.affordability.largest(body), ({ answer }) => answer);
  }

  @OnlyReads()
  @Post('plazo')
  @Operation('plazo', 'The shortest longer term for a payment or an income', TERM_OR_REASON)
  @ApiUfDate()
  async shortestTerm(@Body() body: dto.PlazoRequestDto) {
    try {
      return sourcedWithUf(await this.terms.shortest(body), ({ answer }) => answer);
    } catch (error) {
      // A limit is an answer here: the client asks by itself, and browsers log a 404 as an error of the page.
      if (error instanceof NotAffordable) return { reason: error.message };
      throw error;
    }
  }
}
