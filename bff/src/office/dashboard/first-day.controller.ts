import { Controller, Get } from '@nestjs/common';
import { Operation, AllowRoles } from '../../http/operation.ts';
import { FirstDayStepDto } from './first-day.dto.ts';
import { FirstDayService } from './first-day.service.ts';

@AllowRoles('adminrole')
@Controller('api/simulador/puesta_en_marcha')
export class FirstDayController {
  constructor(private readonly firstDay: FirstDayService) {}

  @Get()
  @Operation('first_day', 'Lists what the simulator needs, and what of it is missing', [FirstDayStepDto])
  steps() {
    return this.firstDay.steps();
  }
}
