import { Body, Controller, Post } from '@nestjs/common';
import { sourcedWithUf } from '../../border/upstream/sourced.ts';
import { ApiUfDate } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, AsksCore, CompressesAnswers, OnlyReads } from '../../http/operation-facts.ts';
import { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { ExplicacionAnswerDto } from './explanation.dto.ts';
import { ExplanationService } from './explanation.service.ts';

@AllowEverybody()
@AsksCore()
@CompressesAnswers()
@Controller('api/simulador')
export class ExplanationController {
  constructor(private readonly explanation: ExplanationService) {}

  @OnlyReads()
  @Post('explicacion')
  @Operation('explicacion', 'How each figure comes about, step by step', ExplicacionAnswerDto)
  @ApiUfDate()
  async explain(@Body() body: DividendoRequestDto) {
    return sourcedWithUf(await this.explanation.explain(body), ({ answer }) => answer);
  }
}
