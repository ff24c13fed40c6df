import { Body, Controller, Post } from '@nestjs/common';
import { sourcedWithUf } from '../../border/upstream/sourced.ts';
import { ApiUfDate } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, OnlyReads, AsksCore } from '../../http/operation-facts.ts';
import { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { toAnswer, ScheduleService } from './schedule.service.ts';
import { ScheduleAnswerDto } from './schedule.dto.ts';

@AllowEverybody()
@AsksCore()
@Controller('api/simulador')
export class ScheduleController {
  constructor(private readonly schedules: ScheduleService) {}

  @OnlyReads()
  @Post('cuadro')
  @Operation('cuadro', 'Payment schedule of one credit, by month and by year', ScheduleAnswerDto)
  @ApiUfDate()
  async tabulate(@Body() body: DividendoRequestDto) {
    return sourcedWithUf(await this.schedules.schedule(body), ({ schedule }) => toAnswer(schedule));
  }
}
