import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { parseIsoDate } from '@simulador/contracts/platform/dates';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Audit } from '../../access/audit.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import { LOGGER } from '../../observability/logger.ts';
import { eraseOutdated } from './retention.ts';

/** Name of the job that erases what has been stored for too long: `{day}`. */
const RETENTION_TASK = 'retention';
const LOOK_EVERY_MS = 60 * 60_000;

const subjectOf = (day: string): string => `retention of ${day}`;

/** Erases once a day what has been stored for too long, if that is configured. See docs/rules.md R625. */
@Injectable()
export class RetentionJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private looking: NodeJS.Timeout | undefined;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly source: DataSource,
    private readonly jobs: DurableJobs,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    if (config.retention)
      jobs.handle<{ day: string }>(RETENTION_TASK, ({ day }, signal) => this.run(day, signal));
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.retention) return;
    this.looking = setInterval(() => void this.queueToday(), LOOK_EVERY_MS).unref();
    await this.queueToday();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.looking);
  }

  /** Adds the day's job, unless it was done. Retries after an hour if the database is unavailable. */
  async queueToday(): Promise<void> {
    const day = this.clock.today();
    try {
      if (!(await this.isDone(day)))
        await this.jobs.enqueue(this.source.manager, RETENTION_TASK, { day }, subjectOf(day));
    } catch (error) {
      this.logger.warn({ err: error }, 'retention not queued');
    }
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
