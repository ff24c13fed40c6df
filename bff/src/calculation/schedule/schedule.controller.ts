import { Body, Controller, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiUfDate } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, OnlyReads } from '../../http/operation-facts.ts';
import { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { toAnswer } from './schedule.service.ts';
import { ScheduleAnswerDto } from './schedule.dto.ts';
import { ScheduleService } from './schedule.service.ts';

@AllowEverybody()
@Controller('api/simulador')
export class ScheduleController {
  constructor(private readonly schedules: ScheduleService) {}

  @OnlyReads()
  @Post('cuadro')
  @Operation(
    'cuadro',
    'Payment schedule of one credit, month by month and by year of the credit',
    ScheduleAnswerDto,
    502,
    504,
  )
  @ApiUfDate()
  async tabulate(
    @Body() body: DividendoRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ScheduleAnswerDto> {
    const { schedule, ufDate } = setSourceHeaders(response, await this.schedules.schedule(body));
    setUfDateHeader(response, ufDate);
    return toAnswer(schedule);
  }
}
