import { Controller, Get, Inject, Param, Post } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { type ActorId, ByActor } from '../access/caller.ts';
import { Answer, Operation, AllowOperators } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import { Audit } from '../access/audit.ts';
import { Shadow } from '../border/shadow/shadow.service.ts';
import { BreakerSettings, type BreakerSetting } from '../border/upstream/breaker-settings.ts';
import { UpstreamFactory, type UpstreamStatus } from '../border/upstream/upstream-factory.ts';
import { CAPABILITIES, type Capability } from '../config/capability.ts';
import { APP_CONFIG, type AppConfig } from '../config/environment.ts';
import { DeviationDto } from '../border/upstream/drift.ts';
import { JobQueue, QueuedJobDto, TaskJobsDto } from '../jobs/job-queue.ts';
import { Metrics } from '../observability/metrics.ts';
import { BreakerDto, ModeDto, ShadowReportDto } from './ops.dto.ts';
import type { Mode } from '../config/modes.ts';

const NO_CORE = 'Esta capacidad no consulta un core.';
/** Settings of a breaker by their name in the path. */
const SETTINGS = new Map<string, BreakerSetting>([
  ['open', 'open'],
  ['close', 'closed'],
  ['auto', 'auto'],
]);

/** State of the process for operators, and their actions on jobs and breakers. See docs/rules.md R523. The access rules require their credential. */
@AllowOperators()
@Controller('ops')
export class OpsController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly upstreams: UpstreamFactory,
    private readonly shadow: Shadow,
    private readonly metrics: Metrics,
    private readonly queue: JobQueue,
    private readonly breakers: BreakerSettings,
    private readonly source: DataSource,
    private readonly audit: Audit,
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
    return this.shadow.report();
  }

  @Get('metrics')
  @Operation('ops_metrics', 'Prometheus metrics', {
    content: { 'text/plain': { schema: { type: 'string' } } },
  })
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
    return this.queue.list();
  }

  @Post('jobs/:id/retry')
  @Operation('ops_retry_job', 'Runs a job now, as if it had never failed', QueuedJobDto, 409)
  retry(@Param('id') id: string, @ByActor() actor: ActorId) {
    return this.queue.retry(id, actor);
  }

  @Post('jobs/:id/cancel')
  @Operation('ops_cancel_job', 'Removes a job, which is not done', QueuedJobDto, 409)
  cancel(@Param('id') id: string, @ByActor() actor: ActorId) {
    return this.queue.cancel(id, actor);
  }

  @Post('breakers/:capability/:act')
  @Operation('ops_set_breaker', 'Holds a breaker open or closed, or leaves it to itself', BreakerDto, 409)
  @ApiParam({ name: 'act', enum: [...SETTINGS.keys()] })
  async setBreaker(
    @Param('capability') name: string,
    @Param('act') act: string,
    @ByActor() actor: ActorId,
  ): Promise<BreakerDto> {
    const setting = SETTINGS.get(act);
    const capability = CAPABILITIES.find((each) => each.name === name)?.name;
    if (!setting || !capability) throw new Problem(404, 'Esta operación no existe.');
    if (!('baseUrl' in this.config.modes[capability])) throw new Problem(409, NO_CORE);
    await this.source.transaction(async (manager) => {
      const before = this.breakers.of(capability);
      await this.breakers.set(manager, capability, setting);
      const details = { breaker: [before, setting] } as const;
      await this.audit.note({ action: 'breaker_set', actor, subject: capability, details }, manager);
    });
    await this.breakers.read();
    return { capability, breaker: setting };
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
