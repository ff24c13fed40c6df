import { Inject, Injectable } from '@nestjs/common';
import { parseIsoDate } from '@simulador/contracts/platform/dates';
import { DataSource } from 'typeorm';
import { Audit } from '../../access/audit.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import { eraseOutdated } from './retention.ts';

/** Name of the job that erases what has been stored for too long: `{day}`. */
const RETENTION_TASK = 'retention';

const subjectOf = (day: string): string => `retention of ${day}`;

/** Erases once a day what has been stored for too long, if that is configured. See docs/rules.md R625. */
@Injectable()
export class RetentionJob {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly source: DataSource,
    private readonly jobs: DurableJobs,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {
    if (!config.retention) return;
    jobs.handle<{ day: string }>(RETENTION_TASK, ({ day }, signal) => this.run(day, signal));
    jobs.addHourly(RETENTION_TASK, () => this.queueToday());
  }

  /** Adds the day's job, unless it was done. */
  async queueToday(): Promise<void> {
    const day = this.clock.today();
    if (!(await this.isDone(day)))
      await this.jobs.enqueue(this.source.manager, RETENTION_TASK, { day }, subjectOf(day));
  }

  private async run(day: string, signal: AbortSignal): Promise<void> {
    const { retention } = this.config;
    if (!retention || (await this.isDone(day))) return;
    const { simulations, clients } = await eraseOutdated(this.source, retention, parseIsoDate(day), signal);
    const details = { simulations: [simulations, 0], clients: [clients, 0] } as const;
    await this.audit.note({ action: 'retention_erased', actor: null, subject: subjectOf(day), details });
  }

  private async isDone(day: string): Promise<boolean> {
    const done: unknown[] = await this.source.query('SELECT FROM audit WHERE subject = $1 LIMIT 1', [
      subjectOf(day),
    ]);
    return done.length > 0;
  }
}
