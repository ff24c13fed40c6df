import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { modeOf } from '../../config/modes.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import { MAIL } from './mail.capability.ts';
import { MailIntents } from './mail-intents.ts';

/** The job that hands a mail to the mail server, and the one that asks the core to mail: `{intent}`. */
export const MAIL_TASK = 'mail';
export const CORE_MAIL_TASK = 'mail_core';

/** Mails that belong to a transaction: they leave when it was committed, and only then. */
@Injectable()
export class SimulationMails {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(MailIntents) private readonly intents: MailIntents,
    @Inject(DurableJobs) private readonly jobs: DurableJobs,
  ) {}

  /** Mails the simulation to its client, which must be loaded, after the manager's transaction; once an intent. */
  async queue(manager: EntityManager, simulation: SimulationEntity, intent: string): Promise<void> {
    const added = await this.intents.add(manager, simulation, intent);
    if (added !== null) await this.enqueue(manager, added);
  }

  /** Adds the job of an intent that was noted in the same transaction. */
  async enqueue(manager: EntityManager, intent: string): Promise<void> {
    const isLocal = modeOf(this.config.modes, MAIL.name).mode === 'local';
    await this.jobs.enqueue(manager, isLocal ? MAIL_TASK : CORE_MAIL_TASK, { intent }, intent);
  }
}
