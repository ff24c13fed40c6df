import { Body, Controller, Get, Param, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Operation } from '../../http/operation.ts';
import { AllowRoles } from '../../http/operation-facts.ts';
import { UuidParam } from '../../http/path-params.ts';
import { ExecutivesService } from './executives.service.ts';
import { AssignedDto, AssignmentDto, ExecutiveDto } from './management.dto.ts';
import { ManagementService } from './management.service.ts';

/** Assigns simulations to executives; for administrators only. See docs/rules.md R285. */
@AllowRoles('adminrole')
@Controller()
export class AssignmentController {
  constructor(
    private readonly management: ManagementService,
    private readonly executives: ExecutivesService,
  ) {}

  @Put('simulations/api/assign_simulations_to_executive/:uuid')
  @Operation(
    'assign_simulations_to_executive',
    'Assigns simulations to an executive, all of them or none',
    AssignedDto,
    404,
    409,
  )
  async assign(
    @Param('uuid', UuidParam) executive: string,
    @Body() assignment: AssignmentDto,
    @Req() request: Request,
  ): Promise<AssignedDto> {
    return { updated: await this.management.assign(request, executive, assignment) };
  }

  @Get('authentication/api/admin/executives')
  @Operation('executives', 'Mortgage executives who may sign in', [ExecutiveDto])
  executiveUsers(): Promise<ExecutiveDto[]> {
    return this.executives.withRole('executiverole');
  }

  @Get('authentication/api/admin/commercials')
  @Operation('commercials', 'Commercial executives who may sign in', [ExecutiveDto])
  commercialUsers(): Promise<ExecutiveDto[]> {
    return this.executives.withRole('commercialrole');
  }
}
