import { Controller, Get, Inject, UseInterceptors } from '@nestjs/common';
import { Answer } from '../http/answer.ts';
import { tolerancesAt } from '../border/shadow/compare.ts';
import { Shadow } from '../border/shadow/shadow.service.ts';
import { BreakerSettings, type BreakerSetting } from '../border/upstream/breaker-settings.ts';
import { UpstreamFactory, type UpstreamStatus } from '../border/upstream/upstream-factory.ts';
import { CAPABILITIES, type Capability } from '../config/capability.ts';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { Operation, textOf } from '../http/operation.ts';
import { AllowOperators } from '../http/operation-facts.ts';
import { DeviationDto } from '../border/upstream/drift.ts';
import { JobQueue, TaskJobsDto } from '../jobs/job-queue.ts';
import { QueuedJobDto, QueuedJobs } from '../jobs/queued-jobs.ts';
import { Metrics } from '../observability/metrics.ts';
import { ModeDto, ShadowReportDto } from './ops.dto.ts';
import { ProcessHeaders } from './process-headers.ts';
import type { Mode } from '../config/modes.ts';

/** State of the process for operators. The access rules require their credential. */
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
  modes() {
    const states = this.upstreams.states();
    return CAPABILITIES.map(({ name }) =>
      modeDto(name, this.config.modes[name], states[name], this.breakers.of(name)),
    );
  }

  @Get('drift')
  @Operation('ops_drift', 'Violations of the contract in the core’s answers', [DeviationDto])
  drift() {
    return this.upstreams.drift.list();
  }

  @Get('shadow')
  @Operation('ops_shadow', 'Local answers compared with the core’s', ShadowReportDto)
  findings() {
    return { tolerance: tolerancesAt(this.config.shadowTolerancePct), ...this.shadow.log.report() };
  }

  @Get('metrics')
  @Operation('ops_metrics', 'Prometheus metrics', textOf('text/plain'))
  async prometheus() {
    const { contentType } = this.metrics.registry;
    return new Answer(await this.metrics.registry.metrics(), { 'Content-Type': contentType });
  }

  @Get('jobs')
  @Operation('ops_jobs', 'The job queue, by task', [TaskJobsDto])
  jobs() {
    return this.queue.byTask();
  }

  @Get('jobs/pending')
  @Operation('ops_pending_jobs', 'At most 100 waiting jobs, those that failed first', [QueuedJobDto])
  pending() {
    return this.queued.list();
  }
}

/** Status of a capability that is never asked, because it has no core. */
const NEVER_CALLED: UpstreamStatus = { state: 'unknown', outcome: null, breaker: 'closed' };

/** Returns a capability's mode and, if it has a core, its address, deadline and state. */
function modeDto(
  capability: Capability,
  mode: Mode,
  { state: upstream, outcome, breaker }: UpstreamStatus = NEVER_CALLED,
  setting: BreakerSetting,
): ModeDto {
  if (!('baseUrl' in mode)) return { capability, mode: mode.mode };
  return {
    capability,
    mode: mode.mode,
    origin: mode.baseUrl.origin,
    timeout_ms: mode.timeoutMs,
    upstream,
    breaker: setting,
    breaker_state: breaker,
    ...(outcome === null ? {} : { outcome }),
  };
}
