import { Body, Controller, Post } from '@nestjs/common';
import { sourcedWithUf } from '../../border/upstream/sourced.ts';
import { ApiUfDate } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, OnlyReads, AsksCore } from '../../http/operation-facts.ts';
import { PrepagoAnswerDto, PrepagoRequestDto } from './prepayment.dto.ts';
import { PrepaymentService } from './prepayment.service.ts';

@AllowEverybody()
@AsksCore()
@Controller('api/simulador')
export class PrepaymentController {
  constructor(private readonly prepayments: PrepaymentService) {}

  @OnlyReads()
  @Post('prepago')
  @Operation('prepago', 'Payment schedule with prepayments, and what they save', PrepagoAnswerDto)
  @ApiUfDate()
  async prepay(@Body() body: PrepagoRequestDto) {
    return sourcedWithUf(await this.prepayments.calculate(body), ({ answer }) => answer);
  }
}
