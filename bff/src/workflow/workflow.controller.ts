import {
  Body,
  Controller,
  Get,
  Param,
  Post,
  Query,
  Req,
  type BeforeApplicationShutdown,
  Inject,
} from '@nestjs/common';
import { ApiAcceptedResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import * as dto from './workflow.dto.ts';
import { fresh, sourced } from '../border/upstream/sourced.ts';
import { Operation, Answer, Accepted, AllowRoles, AllowStaff } from '../http/operation.ts';
import { UuidParam } from '../http/request-parts.ts';
import { invalidFields, Problem } from '../http/problem.ts';
import { STAFF, type UserRole } from '@simulador/contracts/people/access';
import {
  NO_WORKFLOW,
  NOT_POSSIBLE_NOW,
  WORKFLOW_REFUSALS,
  PDF_NOT_SENT,
  UNMAILED,
} from '@simulador/contracts/workflow/messages';
import { INVALID_VALUES } from '@simulador/contracts/platform/problems';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { signedInUserOf } from '../access/caller.ts';
import { Clock } from '../clock/clock.ts';
import { APP_CONFIG, type AppConfig, hasMail } from '../config/environment.ts';
import type { SimulationEntity } from '../database/entities/simulation.entity.ts';
import { UserEntity } from '../database/entities/user.entity.ts';
import { currentRequest } from '../http/request-scope.ts';
import { assertOpen, lockedSimulation } from '../simulations/reading/open-simulations.ts';
import { assertReadable } from '../simulations/reading/readable.ts';
import type { RefusalReason, StoredFlow } from './flow.ts';
import { FlowStore } from './flow-store.ts';
import { MailIntentEntity } from '../database/entities/mail-intent.entity.ts';
import { mayContact } from '../simulations/reading/simulation-contact.ts';

/** Time after which a waiting user gets the progress instead of the end, ms. */
const WAIT_MS = 10_000;
const LOOK_EVERY_MS = 100;
const LISTED_MAX = 200;
const NEVER_SENT = 'Esta simulación no se ha enviado a Workflow.';
const WAS_REFUSED = 'Workflow rechazó este envío: no está detenido.';
const NOT_CANCELLED = 'Este envío no está detenido: no se puede cancelar.';
const TRIED_NOW = 'Este envío se está reintentando en este momento. Vuelva a cancelarlo en unos segundos.';

const STATUS_OF: Readonly<Record<RefusalReason, number>> = {
  email_taken: 409,
  vat_taken: 409,
  many_partakers: 409,
  pdf_critical_error: 400,
  cancelled: 409,
};

/** Id or uuid of a staff member; undefined if none was requested. */
type NamedExecutive = number | string | undefined;

/** Sends simulations to the workflow, each once: a further request joins the existing flow. See docs/rules.md R380 to R385. */
@Controller()
export class WorkflowController implements BeforeApplicationShutdown {
  private readonly ending = new AbortController();

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly flows: FlowStore,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Waiting users get the progress: the flow continues in another process, or later. */
  beforeApplicationShutdown(): void {
    this.ending.abort();
  }

  /**
   * Sends a simulation; answers when it is done or after ten seconds.
   * @throws Problem 400, 404, 409, 502, 503 with the sentence of the obstacle
   */
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
  async send(@Body() body: dto.SendRequestDto, @Req() request: Request) {
    // A send would only stop, and lock the simulation.
    if (this.config.modes.workflow.mode === 'none') throw new Problem(503, NO_WORKFLOW);
    const uuid = body.simulation.toLowerCase();
    await this.source.transaction((manager) => this.joinOrBegin(manager, request, uuid, body.executive));
    const flow = await this.waitedFor(uuid);
    if (flow.state === 'stopped') throw new Problem(502, NOT_POSSIBLE_NOW);
    if (flow.state === 'refused') throw refusalOf(flow);
    const { headers } = sourced(fresh(flow, 'core'));
    return flow.state === 'done'
      ? new Answer(dto.toSentDto(flow), headers)
      : new Accepted(dto.toProgressDto(flow), headers);
  }

  @Get('api/simulador/envios/:uuid')
  @AllowStaff()
  @Operation('workflow_progress', 'How far a simulation is on its way', dto.ProgressDto)
  async progress(@Param('uuid', UuidParam) uuid: string): Promise<dto.ProgressDto> {
    return dto.toProgressDto(await this.flowOf(uuid));
  }

  @Get('api/simulador/envios')
  @AllowRoles('adminrole')
  @Operation('stopped_flows', 'At most 200 stopped or refused sends', [dto.StoppedFlowDto], 400)
  async stopped(@Query() { state }: dto.FlowsQueryDto): Promise<dto.StoppedFlowDto[]> {
    return (await this.flows.ended(state, LISTED_MAX)).map(dto.toStoppedFlowDto);
  }

  /** Cancels a stopped send; the simulation can then be changed again. @throws Problem 404, 409 for a flow that has not stopped */
  @Post('api/simulador/envios/:uuid/cancelar')
  @AllowRoles('adminrole')
  @Operation('cancel_flow', 'Ends a stopped send; the simulation can be changed again', dto.ProgressDto, 409)
  async cancel(@Param('uuid', UuidParam) uuid: string, @Req() request: Request): Promise<dto.ProgressDto> {
    await this.source.transaction(async (manager) => {
      const flow = await this.lockedFlow(manager, uuid);
      if (!this.flows.isStuck(flow)) throw new Problem(409, NOT_CANCELLED);
      const isCancelled = await this.flows.cancel(manager, flow, signedInUserOf(request).id);
      if (!isCancelled) throw new Problem(409, TRIED_NOW);
    });
    return this.progress(uuid);
  }

  /** Retries a stopped flow; does nothing if it has continued. @throws Problem 404, 409 for a flow that was refused */
  @Post('api/simulador/envios/:uuid/reintentar')
  @AllowRoles('adminrole')
  @Operation('retry_flow', 'Lets a stuck send go on now', dto.ProgressDto, 409)
  async retry(@Param('uuid', UuidParam) uuid: string, @Req() request: Request): Promise<dto.ProgressDto> {
    await this.source.transaction(async (manager) => {
      const flow = await this.lockedFlow(manager, uuid);
      if (flow.reason === 'cancelled') throw new Problem(409, WORKFLOW_REFUSALS.cancelled);
      if (flow.state === 'refused') throw new Problem(409, WAS_REFUSED);
      if (this.flows.isStuck(flow)) await this.flows.resume(manager, flow, signedInUserOf(request).id);
    });
    return this.progress(uuid);
  }

  /** Locks a simulation and its send, which it returns. @throws Problem 404 */
  private async lockedFlow(manager: EntityManager, uuid: string): Promise<StoredFlow> {
    await lockedSimulation(manager, uuid);
    await manager.query('SELECT FROM workflow_flows WHERE simulation = $1 FOR UPDATE', [uuid]);
    return this.flowOf(uuid, manager);
  }

  /** Returns the send of a simulation. @throws Problem 404 for a simulation that was not sent */
  private async flowOf(uuid: string, manager = this.source.manager): Promise<StoredFlow> {
    const flow = await this.flows.find(uuid, manager);
    if (!flow) throw new Problem(404, NEVER_SENT);
    return flow;
  }

  private async joinOrBegin(
    manager: EntityManager,
    request: Request,
    uuid: string,
    named: NamedExecutive,
  ): Promise<void> {
    const simulation = await lockedSimulation(manager, uuid);
    const requestedBy = signedInUserOf(request).id;
    const flow = await this.flows.find(uuid, manager);
    if (flow && this.flows.isStuck(flow)) return this.flows.resume(manager, flow, requestedBy);
    if (flow?.state === 'refused') {
      const executive = await this.executiveFor(manager, simulation, named, requestedBy);
      return this.flows.resume(manager, { ...flow, executive }, requestedBy);
    }
    if (flow) return;
    assertOpen(simulation);
    assertReadable(simulation);
    if (!simulation.mailedAt) throw await unmailed(manager, simulation, this.config);
    const executive = await this.executiveFor(manager, simulation, named, requestedBy);
    await this.flows.begin(manager, { simulation: uuid, executive, requestedBy });
  }

  /**
   * Returns the requested executive, otherwise the simulation's (unless disabled since), otherwise the sender.
   * @throws Problem 400 for an unknown one
   */
  private async executiveFor(
    manager: EntityManager,
    { commercial }: SimulationEntity,
    named: NamedExecutive,
    requestedBy: number,
  ): Promise<number> {
    if (named === undefined)
      return (commercial && (await executiveOf(manager, commercial.id))) ?? requestedBy;
    const executive = await executiveOf(manager, named);
    if (executive === null) throw invalidFields([{ name: 'executive', message: INVALID_VALUES }]);
    return executive;
  }

  private async waitedFor(uuid: string): Promise<StoredFlow> {
    const deadline = this.clock.elapsedMs() + WAIT_MS;
    const client = currentRequest();
    for (;;) {
      const flow = await this.flowOf(uuid);
      if (flow.state !== 'running' || this.clock.elapsedMs() > deadline) return flow;
      if (this.ending.signal.aborted || client?.isClientGone) return flow;
      await this.clock.pause(LOOK_EVERY_MS, this.ending.signal).catch(() => undefined);
    }
  }
}

function refusalOf({ reason }: StoredFlow): Problem {
  const refusal = reason as RefusalReason;
  return new Problem(STATUS_OF[refusal], WORKFLOW_REFUSALS[refusal]);
}

/** Returns the user's id; null for a user who may not sign in as staff. */
async function executiveOf(
  manager: EntityManager,
  named: NonNullable<NamedExecutive>,
): Promise<number | null> {
  const who = isUUID(named) ? { uuid: String(named) } : { id: Number(named) };
  const bankRole = In(STAFF as readonly UserRole[]);
  const user = await manager.findOneBy(UserEntity, { ...who, bankRole, disabled: false });
  return user?.id ?? null;
}

const RETRY_AFTER = { 'Retry-After': '5' };

/** Returns why a simulation whose PDF was not mailed can't be sent to the workflow, and what is awaited. See docs/rules.md R380. */
async function unmailed(
  manager: EntityManager,
  simulation: SimulationEntity,
  config: AppConfig,
): Promise<Problem> {
  if (!mayContact(simulation)) return new Problem(409, UNMAILED.opposed);
  if (simulation.mailRefusedAt !== null) return new Problem(409, UNMAILED.refused);
  const isUnderWay = await manager.existsBy(MailIntentEntity, {
    simulation: simulation.uuid,
    sentAt: IsNull(),
    failedAt: IsNull(),
  });
  if (!isUnderWay) return new Problem(400, PDF_NOT_SENT);
  return new Problem(409, UNMAILED[hasMail(config) ? 'waiting' : 'no_mail'], { headers: RETRY_AFTER });
}
