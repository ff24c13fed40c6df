import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiProblems, ApiUfDate } from '../../http/api-problems.ts';
import { AllowEverybody, OnlyReads } from '../../http/operation-facts.ts';
import { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { toAnswer } from './schedule.service.ts';
import { ScheduleAnswerDto } from './schedule.dto.ts';
import { ScheduleService } from './schedule.service.ts';

@ApiTags('simulador')
@AllowEverybody()
@Controller('api/simulador')
export class ScheduleController {
  constructor(private readonly schedules: ScheduleService) {}

  @OnlyReads()
  @Post('cuadro')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'cuadro',
    summary: 'Payment schedule of one credit, month by month and by year of the credit',
  })
  @ApiOkResponse({ type: ScheduleAnswerDto })
  @ApiUfDate()
  @ApiProblems(400, 502, 503, 504)
  async tabulate(
    @Body() body: DividendoRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ScheduleAnswerDto> {
    const { schedule, ufDate } = setSourceHeaders(response, await this.schedules.schedule(body));
    setUfDateHeader(response, ufDate);
    return toAnswer(schedule);
  }
}
