import { Body, Controller, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiUfDate } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, OnlyReads } from '../../http/operation-facts.ts';
import { PrepagoAnswerDto, PrepagoRequestDto } from './prepayment.dto.ts';
import { PrepaymentService } from './prepayment.service.ts';

@AllowEverybody()
@Controller('api/simulador')
export class PrepaymentController {
  constructor(private readonly prepayments: PrepaymentService) {}

  @OnlyReads()
  @Post('prepago')
  @Operation(
    'prepago',
    'Payment schedule with extra payments, and what they save',
    PrepagoAnswerDto,
    502,
    504,
  )
  @ApiUfDate()
  async prepay(
    @Body() body: PrepagoRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PrepagoAnswerDto> {
    const { answer, ufDate } = setSourceHeaders(response, await this.prepayments.calculate(body));
    setUfDateHeader(response, ufDate);
    return answer;
  }
}
