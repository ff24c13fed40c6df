import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { fresh, setSourceHeaders } from '../border/upstream/sourced.ts';
import { ApiProblems } from '../http/api-problems.ts';
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
@ApiTags('workflow')
@Controller()
export class WorkflowController {
  constructor(private readonly workflow: WorkflowService) {}

  @Post('api/application/Sim2Wf')
  @HttpCode(200)
  @AllowStaff()
  @ApiOperation({
    operationId: 'send_to_workflow',
    summary:
      'Sends a simulation to the workflow, once whoever asks; a 202 says how far it is after ten seconds',
  })
  @ApiOkResponse({ type: SentDto })
  @ApiAcceptedResponse({ type: ProgressDto })
  @ApiProblems(400, 404, 409, 502, 503)
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
  @ApiOperation({ operationId: 'workflow_progress', summary: 'How far a simulation is on its way' })
  @ApiOkResponse({ type: ProgressDto })
  @ApiProblems(404, 503)
  async progress(@Param('uuid', UuidParam) uuid: string): Promise<ProgressDto> {
    return toProgressDto(await this.workflow.progress(uuid));
  }

  @Get('api/simulador/envios')
  @AllowRoles('adminrole')
  @ApiOperation({
    operationId: 'stopped_flows',
    summary:
      'Sends that stopped, the oldest first, or that were refused or cancelled, the newest first; at most 200',
  })
  @ApiQuery({ name: 'state', schema: { type: 'string', enum: ['stopped', 'refused'] } })
  @ApiOkResponse({ type: [StoppedFlowDto] })
  @ApiProblems(400, 503)
  async stopped(@Query('state') state: unknown): Promise<StoppedFlowDto[]> {
    const isKnown = state === 'stopped' || state === 'refused';
    refuse(unless(isKnown, 'state', 'Debe ser uno de: stopped, refused'));
    const flows = state === 'refused' ? this.workflow.refused() : this.workflow.stopped();
    return (await flows).map(toStoppedFlowDto);
  }

  @Post('api/simulador/envios/:uuid/cancelar')
  @HttpCode(200)
  @AllowRoles('adminrole')
  @ApiOperation({
    operationId: 'cancel_flow',
    summary: 'Ends a stopped send; the simulation can be changed again',
  })
  @ApiOkResponse({ type: ProgressDto })
  @ApiProblems(404, 409, 503)
  async cancel(@Param('uuid', UuidParam) uuid: string, @Req() request: Request): Promise<ProgressDto> {
    return toProgressDto(await this.workflow.cancel(request, uuid));
  }

  @Post('api/simulador/envios/:uuid/reintentar')
  @HttpCode(200)
  @AllowRoles('adminrole')
  @ApiOperation({
    operationId: 'retry_flow',
    summary: 'Lets one that stopped, or has not moved for ten minutes, go on now',
  })
  @ApiOkResponse({ type: ProgressDto })
  @ApiProblems(404, 409, 503)
  async retry(@Param('uuid', UuidParam) uuid: string, @Req() request: Request): Promise<ProgressDto> {
    return toProgressDto(await this.workflow.retry(request, uuid));
  }
}
