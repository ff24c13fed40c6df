import { Module } from '@nestjs/common';
import { DividendoModule } from '../dividendo/dividendo.module.ts';
import { ScheduleController } from './schedule.controller.ts';
import { ScheduleService } from './schedule.service.ts';

@Module({
  imports: [DividendoModule],
  controllers: [ScheduleController],
  providers: [ScheduleService],
  exports: [ScheduleService],
})
export class ScheduleModule {}
