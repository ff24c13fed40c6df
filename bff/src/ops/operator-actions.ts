import { ApiProperty } from '@nestjs/swagger';
import { MODE_NAMES, CAPABILITIES } from '../config/capability.ts';
import {
  BREAKER_SETTINGS,
  type BreakerSetting,
  BreakerSettings,
} from '../border/upstream/breaker-settings.ts';
import { BREAKER_STATES, type BreakerState } from '../border/upstream/policy.ts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit, type AuditAction, differences } from '../access/audit.ts';
import type { ActorId } from '../access/caller.ts';
import { APP_CONFIG, type AppConfig } from '../config/environment.ts';
import { Problem } from '../http/problem.ts';
import { type ChangedJob, JobQueue, type QueuedJobDto } from '../jobs/job-queue.ts';

/** A capability's mode and, if it has a core, its address, deadline and state after the last call. */
export class ModeDto {
  @ApiProperty({ type: String }) capability!: string;
  @ApiProperty({ enum: [...MODE_NAMES, 'none'] }) mode!: string;
  @ApiProperty({ type: String, required: false }) origin?: string;
  @ApiProperty({ type: 'integer', required: false }) timeout_ms?: number;
  @ApiProperty({ enum: ['unknown', 'up', 'unauthorized', 'down'], required: false }) upstream?: string;
  @ApiProperty({ type: String, required: false, description: 'how the last request ended' }) outcome?: string;
  @ApiProperty({ enum: BREAKER_SETTINGS, required: false, description: 'how operators hold its breaker' })
  breaker?: BreakerSetting;
  @ApiProperty({
    enum: BREAKER_STATES,
    required: false,
    description: 'open: nothing is sent; half-open: the next request decides',
  })
  breaker_state?: BreakerState;
}

/** Operators' setting of a capability's breaker. */
export class BreakerDto {
  @ApiProperty({ type: String }) capability!: string;
  @ApiProperty({ enum: BREAKER_SETTINGS }) breaker!: BreakerSetting;
}

/** Differences between local answers and the core's, without values of a person. */
export class ShadowReportDto {
  @ApiProperty({ type: 'object', additionalProperties: { type: 'object' }, description: 'by capability' })
  counts!: object;
  @ApiProperty({
    type: 'array',
    items: { type: 'object' },
    description:
      'comparisons that differ in the same places with the newest of them, the most frequent first',
  })
  groups!: readonly object[];
}

const NO_CORE = 'Esta capacidad no consulta un core.';
/** Ids of the queue are 64-bit numbers. */
const JOB_ID = /^\d{1,18}$/;
/** Settings of a breaker by their name in the path. */
export const SETTINGS = new Map<string, BreakerSetting>([
  ['open', 'open'],
  ['close', 'closed'],
  ['auto', 'auto'],
]);

type JobAction = Extract<AuditAction, 'job_retried' | 'job_cancelled'>;

/** Operators' changes of jobs and breakers. Each adds an audit row. */
@Injectable()
export class OperatorActions {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly source: DataSource,
    private readonly audit: Audit,
    private readonly jobs: JobQueue,
    private readonly breakers: BreakerSettings,
  ) {}

  retry(id: string, actor: ActorId): Promise<QueuedJobDto> {
    return this.onJob(id, actor, 'job_retried', (manager) => this.jobs.retry(manager, id));
  }

  cancel(id: string, actor: ActorId): Promise<QueuedJobDto> {
    return this.onJob(id, actor, 'job_cancelled', (manager) => this.jobs.cancel(manager, id));
  }

  /** Sets a breaker in every replica. @throws Problem 404; 409 for a capability without a core */
  async setBreaker(name: string, act: string, actor: ActorId): Promise<BreakerDto> {
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

  private async onJob(
    id: string,
    actor: ActorId,
    action: JobAction,
    act: (manager: EntityManager) => Promise<ChangedJob>,
  ): Promise<QueuedJobDto> {
    if (!JOB_ID.test(id)) throw new Problem(404, 'Esta tarea no existe, o ya se hizo.');
    return this.source.transaction(async (manager) => {
      const { before, after } = await act(manager);
      const subject = `job ${after.id} ${after.task}`;
      await this.audit.note(
        { action, actor, subject, details: differences(scheduleOf(before), scheduleOf(after)) },
        manager,
      );
      return after;
    });
  }
}

const scheduleOf = ({ run_at: runAt, attempts }: QueuedJobDto) => ({ run_at: runAt.toISOString(), attempts });
