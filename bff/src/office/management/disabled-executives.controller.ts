import { Body, Controller, Get, Param, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiProblems } from '../../http/api-problems.ts';
import { AllowRoles } from '../../http/operation-facts.ts';
import { UuidParam } from '../../http/path-params.ts';
import { DisabledExecutivesService } from './disabled-executives.service.ts';
import { AssignedDto, DisabledExecutiveDto, ReassignmentDto } from './management.dto.ts';

/** Simulations of disabled users; for administrators only. See docs/rules.md R713. */
@ApiTags('simulador')
@AllowRoles('adminrole')
@Controller('api/simulador/ejecutivos/deshabilitados')
export class DisabledExecutivesController {
  constructor(private readonly executives: DisabledExecutivesService) {}

  @Get()
  @ApiOperation({
    operationId: 'disabled_executives',
    summary: 'Disabled users who still have simulations, with the number that can be reassigned',
  })
  @ApiOkResponse({ type: [DisabledExecutiveDto] })
  @ApiProblems(503)
  disabled(): Promise<DisabledExecutiveDto[]> {
    return this.executives.withSimulations();
  }

  @Put(':uuid/reasignacion')
  @ApiOperation({
    operationId: 'reassign_simulations',
    summary: 'Assigns all simulations of a disabled user that can be assigned to an executive',
  })
  @ApiOkResponse({ type: AssignedDto })
  @ApiProblems(400, 404, 409, 503)
  async reassign(
    @Param('uuid', UuidParam) disabled: string,
    @Body() { executive }: ReassignmentDto,
    @Req() request: Request,
  ): Promise<AssignedDto> {
    return { updated: await this.executives.reassign(request, disabled, executive) };
  }
}
