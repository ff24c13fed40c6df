import { Controller, Get, Inject, Res, UseInterceptors } from '@nestjs/common';
import type { Response } from 'express';
import { tolerancesAt } from '../border/shadow/compare.ts';
import { Shadow } from '../border/shadow/shadow.service.ts';
import { BreakerSettings } from '../border/upstream/breaker-settings.ts';
import { UpstreamFactory, type UpstreamStatus } from '../border/upstream/upstream-factory.ts';
import { CAPABILITIES } from '../config/capability.ts';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { Operation } from '../http/operation.ts';
import { AllowOperators } from '../http/operation-facts.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { QueuedJobs } from '../jobs/queued-jobs.ts';
import { Metrics } from '../observability/metrics.ts';
import { DeviationDto, ModeDto, QueuedJobDto, ShadowReportDto, TaskJobsDto } from './ops.dto.ts';
import { ProcessHeaders, REPLICA } from './process-headers.ts';
import { PANEL_POLICY, panelPage, type ShadowReport } from './panel-page.ts';

/** Status of a capability that is never asked, because it has no core. */
const NEVER_CALLED: UpstreamStatus = { state: 'unknown', outcome: null, breaker: 'closed' };

/** The operators' pages. The access rules require their credential. */
@AllowOperators()
@UseInterceptors(ProcessHeaders)
@Controller('ops')
export class OpsController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly upstreams: UpstreamFactory,
    private readonly shadow: Shadow,
    private readonly metrics: Metrics,
    private readonly queue: JobQueue,
    private readonly queued: QueuedJobs,
    private readonly breakers: BreakerSettings,
  ) {}

  @Get('modes')
  @Operation('ops_modes', 'The mode of each capability', [ModeDto])
  modes(): ModeDto[] {
    const states = this.upstreams.states();
    return CAPABILITIES.map(({ name: capability }) => {
      const mode = this.config.modes[capability];
      if (!('baseUrl' in mode)) return { capability, mode: mode.mode };
      const { state: upstream, outcome, breaker } = states[capability] ?? NEVER_CALLED;
      return {
        capability,
        mode: mode.mode,
        origin: mode.baseUrl.origin,
        timeout_ms: mode.timeoutMs,
        upstream,
        breaker: this.breakers.of(capability),
        breaker_state: breaker,
        ...(outcome === null ? {} : { outcome }),
      };
    });
  }

  @Get('drift')
  @Operation('ops_drift', 'Violations of the contract in the core’s answers', [DeviationDto])
  drift(): readonly DeviationDto[] {
    return this.upstreams.drift.list();
  }

  @Get('shadow')
  @Operation('ops_shadow', 'Local answers compared with the core’s', ShadowReportDto)
  findings(): ShadowReport {
    return { tolerance: tolerancesAt(this.config.shadowTolerancePct), ...this.shadow.log.report() };
  }

  @Get('metrics')
  @Operation('ops_metrics', 'Prometheus metrics', {
    content: { 'text/plain': { schema: { type: 'string' } } },
  })
  async prometheus(@Res() response: Response): Promise<void> {
    response.type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }

  @Get('jobs')
  @Operation('ops_jobs', 'The job queue, by task', [TaskJobsDto])
  jobs(): Promise<TaskJobsDto[]> {
    return this.queue.byTask();
  }

  @Get('jobs/pending')
  @Operation('ops_pending_jobs', 'The jobs that are not done, those that failed first; at most 100', [
    QueuedJobDto,
  ])
  pending(): Promise<QueuedJobDto[]> {
    return this.queued.list();
  }

  @Get('panel')
  @Operation('ops_panel', 'All of it on one page', {
    content: { 'text/html': { schema: { type: 'string' } } },
  })
  async panel(@Res() response: Response): Promise<void> {
    const page = panelPage({
      modes: this.modes(),
      // Operators need the rest of the page when the database is unavailable.
      jobs: await this.jobs().catch(() => null),
      pending: await this.pending().catch(() => null),
      replica: REPLICA,
      drift: this.drift(),
      shadow: this.findings(),
    });
    response.setHeader('Content-Security-Policy', PANEL_POLICY).type('html').send(page);
  }
}
