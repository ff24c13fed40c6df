import { Body, Controller, Get, Param, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiProblems } from '../../http/api-problems.ts';
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
  @ApiTags('simulations')
  @ApiOperation({
    operationId: 'assign_simulations_to_executive',
    summary: 'Assigns simulations to an executive, all of them or none',
  })
  @ApiOkResponse({ type: AssignedDto })
  @ApiProblems(400, 404, 409, 503)
  async assign(
    @Param('uuid', UuidParam) executive: string,
    @Body() assignment: AssignmentDto,
    @Req() request: Request,
  ): Promise<AssignedDto> {
    return { updated: await this.management.assign(request, executive, assignment) };
  }

  @Get('authentication/api/admin/executives')
  @ApiTags('authentication')
  @ApiOperation({ operationId: 'executives', summary: 'Mortgage executives who may sign in' })
  @ApiOkResponse({ type: [ExecutiveDto] })
  @ApiProblems(503)
  executiveUsers(): Promise<ExecutiveDto[]> {
    return this.executives.withRole('executiverole');
  }

  @Get('authentication/api/admin/commercials')
  @ApiTags('authentication')
  @ApiOperation({ operationId: 'commercials', summary: 'Commercial executives who may sign in' })
  @ApiOkResponse({ type: [ExecutiveDto] })
  @ApiProblems(503)
  commercialUsers(): Promise<ExecutiveDto[]> {
    return this.executives.withRole('commercialrole');
  }
}
