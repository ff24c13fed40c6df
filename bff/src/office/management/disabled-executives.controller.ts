import { Body, Controller, Get, Param, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Operation } from '../../http/operation.ts';
import { AllowRoles } from '../../http/operation-facts.ts';
import { UuidParam } from '../../http/path-params.ts';
import { DisabledExecutivesService } from './disabled-executives.service.ts';
import { AssignedDto, DisabledExecutiveDto, ReassignmentDto } from './management.dto.ts';

/** Simulations of disabled users; for administrators only. See docs/rules.md R713. */
@AllowRoles('adminrole')
@Controller('api/simulador/ejecutivos/deshabilitados')
export class DisabledExecutivesController {
  constructor(private readonly executives: DisabledExecutivesService) {}

  @Get()
  @Operation(
    'disabled_executives',
    'Disabled users who still have simulations, with the number that can be reassigned',
    [DisabledExecutiveDto],
  )
  disabled(): Promise<DisabledExecutiveDto[]> {
    return this.executives.withSimulations();
  }

  @Put(':uuid/reasignacion')
  @Operation(
    'reassign_simulations',
    'Assigns all simulations of a disabled user that can be assigned to an executive',
    AssignedDto,
    404,
    409,
  )
  async reassign(
    @Param('uuid', UuidParam) disabled: string,
    @Body() { executive }: ReassignmentDto,
    @Req() request: Request,
  ): Promise<AssignedDto> {
    return { updated: await this.executives.reassign(request, disabled, executive) };
  }
}
