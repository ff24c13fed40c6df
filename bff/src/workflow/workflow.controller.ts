import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiQuery } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { fresh, setSourceHeaders } from '../border/upstream/sourced.ts';
import { Operation } from '../http/operation.ts';
import { AllowRoles, AllowStaff } from '../http/operation-facts.ts';
import { UuidParam } from '../http/path-params.ts';
import { refuse, unless } from '../http/problem.ts';
import {
  ProgressDto,
  SendRequestDto,
  SentDto,
  StoppedFlowDto,
  toProgressDto,
  toSentDto,
  toStoppedFlowDto,
} from './workflow.dto.ts';
import { WorkflowService } from './workflow.service.ts';

/** Endpoints of sends to the workflow. See docs/rules.md R380 to R385. */
@Controller()
export class WorkflowController {
  constructor(private readonly workflow: WorkflowService) {}

  @Post('api/application/Sim2Wf')
  @AllowStaff()
  @Operation(
    'send_to_workflow',
    'Sends a simulation to the workflow, once whoever asks; a 202 says how far it is after ten seconds',
    SentDto,
    404,
    409,
    502,
  )
  @ApiAcceptedResponse({ type: ProgressDto })
  async send(
    @Body() { simulation, executive }: SendRequestDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SentDto | ProgressDto> {
    const flow = await this.workflow.send(request, simulation.toLowerCase(), executive);
    const isDone = flow.state === 'done';
    response.status(isDone ? 200 : 202);
    return setSourceHeaders(response, fresh(isDone ? toSentDto(flow) : toProgressDto(flow), 'core'));
  }

  @Get('api/simulador/envios/:uuid')
  @AllowStaff()
  @Operation('workflow_progress', 'How far a simulation is on its way', ProgressDto, 404)
  async progress(@Param('uuid', UuidParam) uuid: string): Promise<ProgressDto> {
    return toProgressDto(await this.workflow.progress(uuid));
  }

  @Get('api/simulador/envios')
  @AllowRoles('adminrole')
  @Operation(
    'stopped_flows',
    'Sends that stopped, the oldest first, or that were refused or cancelled, the newest first; at most 200',
    [StoppedFlowDto],
    400,
  )
  @ApiQuery({ name: 'state', schema: { type: 'string', enum: ['stopped', 'refused'] } })
  async stopped(@Query('state') state: unknown): Promise<StoppedFlowDto[]> {
    const isKnown = state === 'stopped' || state === 'refused';
    refuse(unless(isKnown, 'state', 'Debe ser uno de: stopped, refused'));
    const flows = state === 'refused' ? this.workflow.refused() : this.workflow.stopped();
    return (await flows).map(toStoppedFlowDto);
  }

  @Post('api/simulador/envios/:uuid/cancelar')
  @AllowRoles('adminrole')
  @Operation('cancel_flow', 'Ends a stopped send; the simulation can be changed again', ProgressDto, 404, 409)
  async cancel(@Param('uuid', UuidParam) uuid: string, @Req() request: Request): Promise<ProgressDto> {
    return toProgressDto(await this.workflow.cancel(request, uuid));
  }

  @Post('api/simulador/envios/:uuid/reintentar')
  @AllowRoles('adminrole')
  @Operation(
    'retry_flow',
    'Lets one that stopped, or has not moved for ten minutes, go on now',
    ProgressDto,
    404,
    409,
  )
  async retry(@Param('uuid', UuidParam) uuid: string, @Req() request: Request): Promise<ProgressDto> {
    return toProgressDto(await this.workflow.retry(request, uuid));
  }
}
