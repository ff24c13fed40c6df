import { ApiProperty } from '@nestjs/swagger';
import { MODE_NAMES, CAPABILITIES } from '../config/capability.ts';
import {
  BREAKER_SETTINGS,
  type BreakerSetting,
  BreakerSettings,
} from '../border/upstream/breaker-settings.ts';
import { BREAKER_STATES, type BreakerState } from '../border/upstream/policy.ts';
import { WholeField } from '../http/fields.ts';
import { InstantField } from '../http/nested-fields.ts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit, type AuditAction, differences } from '../access/audit.ts';
import type { ActorId } from '../access/caller.ts';
import { Clock } from '../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../config/environment.ts';
import { Problem, refuse, unless } from '../http/problem.ts';
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

/** Maximum difference between two figures of a field. */
export class FieldToleranceDto {
  @ApiProperty({ type: String }) field!: string;
  @ApiProperty({ type: Number }) amount!: number;
  @ApiProperty({ type: String, required: false, description: 'the field that the amount is counted by' })
  per_each?: string;
}

/** Maximum difference between two figures. */
export class ToleranceDto {
  @ApiProperty({ type: Number, description: 'of the documented tolerances' }) pct!: number;
  @ApiProperty({ type: [FieldToleranceDto] }) fields!: readonly FieldToleranceDto[];
  @ApiProperty({ type: Number, description: 'of all other figures' }) others!: number;
}

export class ShadowReportDto {
  @ApiProperty({ type: ToleranceDto }) tolerance!: ToleranceDto;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'object' }, description: 'by capability' })
  counts!: object;
  @ApiProperty({
    type: 'array',
    items: { type: 'object' },
    description: 'findings that differ in the same places, the most frequent first',
  })
  groups!: readonly object[];
  @ApiProperty({ type: 'array', items: { type: 'object' }, description: 'newest first' })
  findings!: readonly object[];
}

/** Maximum delay of a job, minutes: thirty days. */
const MOST_MINUTES = 30 * 24 * 60;

/** Delay of a job: one of the two fields. */
export class DelayDto {
  @InstantField('when it runs', { optional: true }) until?: string;
  @WholeField({
    min: 1,
    max: MOST_MINUTES,
    optional: true,
    publicText: 'figure',
    description: 'after which it runs',
  })
  minutes?: number;
}

const MINUTE_MS = 60_000;
const ONE_OF_TWO = 'Indique minutes o until, uno de los dos.';
const TO_COME = 'Debe ser un momento de los próximos 30 días.';
const NO_CORE = 'Esta capacidad no consulta un core.';
/** Ids of the queue are 64-bit numbers. */
const JOB_ID = /^\d{1,18}$/;
/** Settings of a breaker by their name in the path. */
export const SETTINGS = new Map<string, BreakerSetting>([
  ['open', 'open'],
  ['close', 'closed'],
  ['auto', 'auto'],
]);

type JobAction = Extract<AuditAction, 'job_retried' | 'job_delayed' | 'job_cancelled'>;

/** Operators' changes of jobs and breakers. Each adds an audit row. */
@Injectable()
export class OperatorActions {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly source: DataSource,
    private readonly audit: Audit,
    private readonly jobs: JobQueue,
    private readonly breakers: BreakerSettings,
    private readonly clock: Clock,
  ) {}

  retry(id: string, actor: ActorId): Promise<QueuedJobDto> {
    return this.onJob(id, actor, 'job_retried', (manager) => this.jobs.retry(manager, id));
  }

  /** Delays a job. @throws Problem 400 for an end that is not within thirty days, 404, 409 */
  delay(id: string, delay: DelayDto, actor: ActorId): Promise<QueuedJobDto> {
    const until = this.endOf(delay);
    return this.onJob(id, actor, 'job_delayed', (manager) => this.jobs.delay(manager, id, until));
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

  /** Returns the end of a delay. @throws Problem 400 unless exactly one field is given, with an instant in the next thirty days */
  private endOf({ until, minutes }: DelayDto): Date {
    refuse(unless((until === undefined) !== (minutes === undefined), 'minutes', ONE_OF_TWO));
    const now = this.clock.now().getTime();
    const end = until === undefined ? now + (minutes ?? 0) * MINUTE_MS : Date.parse(until);
    refuse(unless(end > now && end <= now + MOST_MINUTES * MINUTE_MS, 'until', TO_COME));
    return new Date(end);
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
