import { Body, Controller, Get, Param, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import * as dto from './management.dto.ts';
import { DisabledExecutivesService } from './disabled-executives.service.ts';
import { Operation } from '../../http/operation.ts';
import { AllowRoles } from '../../http/operation-facts.ts';
import { UuidParam } from '../../http/path-params.ts';
import { ExecutivesService } from './executives.service.ts';
import { ManagementService } from './management.service.ts';

/** Assigns simulations to executives, also those of disabled users; for administrators only. See docs/rules.md R285, R713. */
@AllowRoles('adminrole')
@Controller()
export class AssignmentController {
  constructor(
    private readonly management: ManagementService,
    private readonly executives: ExecutivesService,
    private readonly disabledExecutives: DisabledExecutivesService,
  ) {}

  @Put('simulations/api/assign_simulations_to_executive/:uuid')
  @Operation('assign_simulations_to_executive', 'Assigns simulations, all or none', dto.AssignedDto, 409)
  assign(
    @Param('uuid', UuidParam) executive: string,
    @Body() assignment: dto.AssignmentDto,
    @Req() request: Request,
  ) {
    return this.management.assign(request, executive, assignment);
  }

  @Get('authentication/api/admin/executives')
  @Operation('executives', 'Mortgage executives who may sign in', [dto.ExecutiveDto])
  executiveUsers() {
    return this.executives.withRole('executiverole');
  }

  @Get('authentication/api/admin/commercials')
  @Operation('commercials', 'Commercial executives who may sign in', [dto.ExecutiveDto])
  commercialUsers() {
    return this.executives.withRole('commercialrole');
  }

  @Get('api/simulador/ejecutivos/deshabilitados')
  @Operation('disabled_executives', 'Disabled users who still have simulations', [dto.DisabledExecutiveDto])
  disabled() {
    return this.disabledExecutives.withSimulations();
  }

  @Put('api/simulador/ejecutivos/deshabilitados/:uuid/reasignacion')
  @Operation(
    'reassign_simulations',
    'Assigns the simulations of a disabled user to another',
    dto.AssignedDto,
    409,
  )
  reassign(
    @Param('uuid', UuidParam) disabled: string,
    @Body() { executive }: dto.ReassignmentDto,
    @Req() request: Request,
  ) {
    return this.disabledExecutives.reassign(request, disabled, executive);
  }
}
