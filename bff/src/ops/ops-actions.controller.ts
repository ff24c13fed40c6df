import { Body, Controller, Inject, Param, Post, Req, Res, UseFilters, UseInterceptors } from '@nestjs/common';
import { ApiParam, ApiSeeOtherResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit, type AuditAction, differences } from '../access/audit.ts';
import { actorOf } from '../access/caller.ts';
import { type BreakerSetting, BreakerSettings } from '../border/upstream/breaker-settings.ts';
import { Clock } from '../clock/clock.ts';
import { CAPABILITIES } from '../config/capability.ts';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { failurePage } from '../http/failure-page.ts';
import { markAsStaff } from '../http/audience.ts';
import { Operation } from '../http/operation.ts';
import { AllowOperators, TakesForm } from '../http/operation-facts.ts';
import { URL_FORM } from '../http/media-types.ts';
import { Problem, refuse, unless } from '../http/problem.ts';
import { type ChangedJob, type QueuedJob, QueuedJobs } from '../jobs/queued-jobs.ts';
import { ProcessHeaders } from './process-headers.ts';
import { BreakerDto, DelayDto, MOST_MINUTES, QueuedJobDto } from './ops.dto.ts';

const MINUTE_MS = 60_000;
const ONE_OF_TWO = 'Indique minutes o until, uno de los dos.';
const TO_COME = 'Debe ser un momento de los próximos 30 días.';
const NO_CORE = 'Esta capacidad no consulta un core.';
/** Ids of the queue are 64-bit numbers. */
const JOB_ID = /^\d{1,18}$/;
const SETTINGS = { open: 'open', close: 'closed', auto: 'auto' } as const satisfies Record<
  string,
  BreakerSetting
>;

/** Page of an action that failed, e.g. on a job that was done meanwhile. */
const FailedActionPage = failurePage({
  title: 'No se hizo',
  href: '/ops/panel',
  link: 'Volver a Operaciones',
});

/**
 * Operators' actions on jobs and breakers. Each adds an audit row, and redirects a browser to the panel, or shows it why nothing was done.
 * See docs/rules.md R523.
 */
@AllowOperators()
@UseInterceptors(ProcessHeaders)
@UseFilters(FailedActionPage)
@Controller('ops')
export class OpsActionsController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly source: DataSource,
    private readonly audit: Audit,
    private readonly jobs: QueuedJobs,
    private readonly breakers: BreakerSettings,
    private readonly clock: Clock,
  ) {}

  @Post('jobs/:id/retry')
  @Operation('ops_retry_job', 'Runs a job now, as if it had never failed', QueuedJobDto, 404, 409)
  @ApiSeeOtherResponse({ description: 'A browser is led back to the page' })
  retry(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.onJob(request, response, 'job_retried', (manager) => this.jobs.retry(manager, idIn(id)));
  }

  @Post('jobs/:id/delay')
  @Operation(
    'ops_delay_job',
    'Lets a job wait until an instant or for some minutes, and run then as if it had never failed',
    QueuedJobDto,
    404,
    409,
  )
  @TakesForm('application/json', URL_FORM)
  @ApiSeeOtherResponse({ description: 'A browser is led back to the page' })
  delay(
    @Param('id') id: string,
    @Body() delay: DelayDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const until = this.endOf(delay);
    return this.onJob(request, response, 'job_delayed', (manager) =>
      this.jobs.delay(manager, idIn(id), until),
    );
  }

  @Post('jobs/:id/cancel')
  @Operation('ops_cancel_job', 'Removes a job, which is not done', QueuedJobDto, 404, 409)
  @ApiSeeOtherResponse({ description: 'A browser is led back to the page' })
  cancel(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.onJob(request, response, 'job_cancelled', (manager) => this.jobs.cancel(manager, idIn(id)));
  }

  @Post('breakers/:capability/:act')
  @Operation(
    'ops_set_breaker',
    'Holds a capability’s breaker open or closed in every replica, or leaves it to itself',
    BreakerDto,
    404,
    409,
  )
  @ApiParam({ name: 'act', enum: Object.keys(SETTINGS) })
  @ApiSeeOtherResponse({ description: 'A browser is led back to the page' })
  async setBreaker(
    @Param('capability') name: string,
    @Param('act') act: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    markAsStaff(request);
    const setting = Object.hasOwn(SETTINGS, act) ? SETTINGS[act as keyof typeof SETTINGS] : null;
    const capability = CAPABILITIES.find((each) => each.name === name)?.name;
    if (!setting || !capability) throw new Problem(404, 'Esta operación no existe.');
    if (!('baseUrl' in this.config.modes[capability])) throw new Problem(409, NO_CORE);
    await this.source.transaction(async (manager) => {
      const before = this.breakers.of(capability);
      await this.breakers.set(manager, capability, setting);
      const details = { breaker: [before, setting] } as const;
      await this.audit.note(
        { action: 'breaker_set', actor: actorOf(request), subject: capability, details },
        manager,
      );
    });
    await this.breakers.read();
    answer(request, response, { capability, breaker: setting });
  }

  /** Returns the end of a delay. @throws Problem 400 unless exactly one field is given, with an instant in the next thirty days */
  private endOf({ until, minutes }: DelayDto): Date {
    refuse(unless((until === undefined) !== (minutes === undefined), 'minutes', ONE_OF_TWO));
    const now = this.clock.now().getTime();
    const end = until === undefined ? now + (minutes ?? 0) * MINUTE_MS : Date.parse(until);
    refuse(unless(end > now && end <= now + MOST_MINUTES * MINUTE_MS, 'until', TO_COME));
    return new Date(end);
  }

  private async onJob(
    request: Request,
    response: Response,
    action: Extract<AuditAction, 'job_retried' | 'job_delayed' | 'job_cancelled'>,
    act: (manager: EntityManager) => Promise<ChangedJob>,
  ): Promise<void> {
    markAsStaff(request);
    const job = await this.source.transaction(async (manager) => {
      const { before, after } = await act(manager);
      const subject = `job ${after.id} ${after.task}`;
      const details = differences(scheduleOf(before), scheduleOf(after));
      await this.audit.note({ action, actor: actorOf(request), subject, details }, manager);
      return after;
    });
    answer(request, response, job);
  }
}

const scheduleOf = ({ run_at: runAt, attempts }: QueuedJob) => ({ run_at: runAt.toISOString(), attempts });

function idIn(text: string): string {
  if (!JOB_ID.test(text)) throw new Problem(404, 'Esta tarea no existe, o ya se hizo.');
  return text;
}

function answer(request: Request, response: Response, body: object): void {
  if (request.accepts(['json', 'html']) === 'html') response.redirect(303, '/ops/panel');
  else response.json(body);
}
