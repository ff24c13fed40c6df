import { Body, Controller, Get, Param, Post, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import * as dto from './management.dto.ts';
import { Operation, AllowRoles, OnlyReads } from '../../http/operation.ts';
import { UuidParam } from '../../http/request-parts.ts';
import { ExecutivesService } from './executives.service.ts';
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
  @Operation('assign_simulations_to_executive', 'Assigns simulations, all or none', dto.UndoableDto, 409)
  assign(
    @Param('uuid', UuidParam) executive: string,
    @Body() assignment: dto.AssignmentDto,
    @Req() request: Request,
  ) {
    return this.management.assign(request, executive, assignment);
  }

  @OnlyReads()
  @Post('api/simulador/asignaciones/:uuid/previa')
  @Operation('preview_assignment', 'How many simulations an assignment would change', dto.AssignedDto, 409)
  previewAssignment(@Param('uuid', UuidParam) executive: string, @Body() assignment: dto.AssignmentDto) {
    return this.management.previewAssignment(executive, assignment);
  }

  @Post('api/simulador/asignaciones/deshacer')
  @Operation('undo_assignment', 'Gives simulations back to whom they were assigned to before', dto.UndoneDto)
  undo(@Body() { simulations }: dto.UndoDto, @Req() request: Request) {
    return this.management.undo(request, simulations);
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
    return this.executives.disabled();
  }
}
