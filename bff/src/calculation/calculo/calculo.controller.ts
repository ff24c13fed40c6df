import type { Audience } from '@simulador/contracts/platform/sentence';
import { Body, Controller, Post } from '@nestjs/common';
import { withUfDate } from '../../border/upstream/sourced.ts';
import { ApiUfDate } from '../../http/api-problems.ts';
import { ByAudience } from '../../http/audience.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, AsksCore, CompressesAnswers, OnlyReads } from '../../http/operation-facts.ts';
import { CalculoAnswerDto, CalculoRequestDto } from './calculo.dto.ts';
import { CalculoService } from './calculo.service.ts';

@AllowEverybody()
@AsksCore()
@CompressesAnswers()
@Controller('api/simulador')
export class CalculoController {
  constructor(private readonly calculo: CalculoService) {}

  @OnlyReads()
  @Post('calculo')
  @Operation('calculo', 'All figures of a credit, of which each can fail', CalculoAnswerDto)
  @ApiUfDate()
  async calculate(@Body() body: CalculoRequestDto, @ByAudience() audience: Audience) {
    const { answer, ufDate } = await this.calculo.calculate(body, audience);
    return withUfDate(answer, ufDate);
  }
}
