import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiQuery } from '@nestjs/swagger';
import type { Request } from 'express';
import * as dto from './workflow.dto.ts';
import { fresh, sourced } from '../border/upstream/sourced.ts';
import { Operation, Answer, Accepted, AllowRoles, AllowStaff } from '../http/operation.ts';
import { UuidParam } from '../http/request-parts.ts';
import { refuse, unless } from '../http/problem.ts';
import { WorkflowService } from './workflow.service.ts';

/** Endpoints of sends to the workflow. See docs/rules.md R380 to R385. */
@Controller()
export class WorkflowController {
  constructor(private readonly workflow: WorkflowService) {}

  @Post('api/application/Sim2Wf')
  @AllowStaff()
  @Operation(
    'send_to_workflow',
    'Sends a simulation once; a 202 after ten seconds',
    dto.SentDto,
    404,
    409,
    502,
  )
  @ApiAcceptedResponse({ type: dto.ProgressDto })
  async send(@Body() { simulation, executive }: dto.SendRequestDto, @Req() request: Request) {
    const flow = await this.workflow.send(request, simulation.toLowerCase(), executive);
    const isDone = flow.state === 'done';
    const { headers } = sourced(fresh(flow, 'core'));
    return isDone ? new Answer(dto.toSentDto(flow), headers) : new Accepted(dto.toProgressDto(flow), headers);
  }

  @Get('api/simulador/envios/:uuid')
  @AllowStaff()
  @Operation('workflow_progress', 'How far a simulation is on its way', dto.ProgressDto)
  async progress(@Param('uuid', UuidParam) uuid: string) {
    return dto.toProgressDto(await this.workflow.progress(uuid));
  }

  @Get('api/simulador/envios')
  @AllowRoles('adminrole')
  @Operation('stopped_flows', 'At most 200 stopped or refused sends', [dto.StoppedFlowDto], 400)
  @ApiQuery({ name: 'state', schema: { type: 'string', enum: ['stopped', 'refused'] } })
  async stopped(@Query('state') state: unknown) {
    const isKnown = state === 'stopped' || state === 'refused';
    refuse(unless(isKnown, 'state', 'Debe ser uno de: stopped, refused'));
    const flows = state === 'refused' ? this.workflow.refused() : this.workflow.stopped();
    return (await flows).map(dto.toStoppedFlowDto);
  }

  @Post('api/simulador/envios/:uuid/cancelar')
  @AllowRoles('adminrole')
  @Operation('cancel_flow', 'Ends a stopped send; the simulation can be changed again', dto.ProgressDto, 409)
  async cancel(@Param('uuid', UuidParam) uuid: string, @Req() request: Request) {
    return dto.toProgressDto(await this.workflow.cancel(request, uuid));
  }

  @Post('api/simulador/envios/:uuid/reintentar')
  @AllowRoles('adminrole')
  @Operation('retry_flow', 'Lets a stuck send go on now', dto.ProgressDto, 409)
  async retry(@Param('uuid', UuidParam) uuid: string, @Req() request: Request) {
    return dto.toProgressDto(await this.workflow.retry(request, uuid));
  }
}
