import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiProblems, ApiUfDate } from '../../http/api-problems.ts';
import { AllowEverybody, OnlyReads } from '../../http/operation-facts.ts';
import { PrepagoAnswerDto, PrepagoRequestDto } from './prepayment.dto.ts';
import { PrepaymentService } from './prepayment.service.ts';

@ApiTags('simulador')
@AllowEverybody()
@Controller('api/simulador')
export class PrepaymentController {
  constructor(private readonly prepayments: PrepaymentService) {}

  @OnlyReads()
  @Post('prepago')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'prepago',
    summary: 'Payment schedule with extra payments, and what they save',
  })
  @ApiOkResponse({ type: PrepagoAnswerDto })
  @ApiUfDate()
  @ApiProblems(400, 502, 503, 504)
  async prepay(
    @Body() body: PrepagoRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PrepagoAnswerDto> {
    const { answer, ufDate } = setSourceHeaders(response, await this.prepayments.calculate(body));
    setUfDateHeader(response, ufDate);
    return answer;
  }
}
