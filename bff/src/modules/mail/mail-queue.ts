import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { DataSource, type EntityManager, IsNull, MoreThan, type Repository } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { modeOf } from '../../config/modes.ts';
import { MailIntentEntity } from '../../database/entities/mail-intent.entity.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import { contactOf, mayContact } from '../simulations/simulation-contact.ts';
import { MAIL } from './mail.capability.ts';
import type { MailRequest } from './mail.port.ts';

/** The job that hands a mail to the mail server, and the one that asks the core to mail: `{intent}`. */
export const MAIL_TASK = 'mail';
export const CORE_MAIL_TASK = 'mail_core';

const ONE_INTENT_MS = 60_000;

/** Requests to mail: each intent once, and a job for those that no request waits for. */
@Injectable()
export class MailQueue {
  private readonly intents: Repository<MailIntentEntity>;

  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(DurableJobs) private readonly jobs: DurableJobs,
  ) {
    this.intents = source.getRepository(MailIntentEntity);
    for (const task of [MAIL_TASK, CORE_MAIL_TASK])
      jobs.whenCancelled<{ intent: string }>(task, async (manager, { intent }) => {
        await manager.update(MailIntentEntity, { intent, sentAt: IsNull() }, { failedAt: this.clock.now() });
      });
  }

  /** Mails the simulation to its client, which must be loaded, after the manager's transaction; once an intent. */
  async queue(manager: EntityManager, simulation: SimulationEntity, key: string): Promise<void> {
    const added = await this.add(manager, simulation, key);
    if (added !== null) await this.enqueue(manager, added);
  }

  /** Adds the job of an intent that was noted in the same transaction. */
  async enqueue(manager: EntityManager, intent: string): Promise<void> {
    const isLocal = modeOf(this.config.modes, MAIL.name).mode === 'local';
    await this.jobs.enqueue(manager, isLocal ? MAIL_TASK : CORE_MAIL_TASK, { intent }, intent);
  }

  /**
   * Stores a request to mail, if it is allowed, in the manager's transaction; null when the same was requested before.
   * @throws what `admit` throws
   */
  async addAdmitted(manager: EntityManager, { simulation, key, admit }: MailRequest): Promise<string | null> {
    const added = await (key === null
      ? this.addUnnamed(manager, simulation)
      : this.add(manager, simulation, key));
    if (added !== null) await admit(manager);
    return added;
  }

  /** Notes an intent in the manager's transaction; null when it was there before. Waits for one that is just noting it. */
  async add(manager: EntityManager, simulation: SimulationEntity, key: string): Promise<string | null> {
    const intent = mailIntentOf(simulation, key);
    const added: unknown[] = await manager.query(
      `INSERT INTO mail_intents (intent, simulation, recipient, created) VALUES ($1, $2, $3, $4)
       ON CONFLICT (intent) DO NOTHING RETURNING intent`,
      [intent, simulation.uuid, contactOf(simulation).email, this.clock.now()],
    );
    return added.length > 0 ? intent : null;
  }

  /** The same for one without a name: null if the same was requested within the last minute. */
  private async addUnnamed(manager: EntityManager, simulation: SimulationEntity): Promise<string | null> {
    // One at a time, so that concurrent ones see each other.
    await manager.query('SELECT FROM simulations WHERE uuid = $1 FOR UPDATE', [simulation.uuid]);
    const since = new Date(this.clock.now().getTime() - ONE_INTENT_MS);
    const wasRequested = await manager.existsBy(MailIntentEntity, {
      simulation: simulation.uuid,
      recipient: contactOf(simulation).email,
      created: MoreThan(since),
      failedAt: IsNull(),
    });
    return wasRequested ? null : this.add(manager, simulation, randomUUID());
  }

  /** Returns the intent's simulation with its client; null if it is erased, blocked, or its client is not to be contacted about it. */
  async mailable({ simulation: uuid }: MailIntentEntity): Promise<SimulationEntity | null> {
    // `findOne` would look for its id first.
    const [simulation] = await this.source.manager.find(SimulationEntity, {
      where: { uuid },
      relations: { client: true },
    });
    return simulation && mayContact(simulation) ? simulation : null;
  }

  find(intent: string): Promise<MailIntentEntity | null> {
    return this.intents.findOneBy({ intent });
  }

  /** `messageId` is null for what the core mailed. */
  async noteSent({ intent, simulation }: MailIntentEntity, messageId: string | null): Promise<void> {
    await this.source.query(
      `WITH sent AS (UPDATE mail_intents SET sent_at = $2, message_id = $3 WHERE intent = $1)
       UPDATE simulations SET mailed_at = $2 WHERE uuid = $4`,
      [intent, this.clock.now(), messageId, simulation],
    );
  }

  /** From here on the core may have mailed it. */
  async noteRequested({ intent }: MailIntentEntity): Promise<void> {
    await this.intents.update({ intent }, { requestedAt: this.clock.now() });
  }

  /** For one that keeps waiting: the core was not called, or did nothing. */
  async noteNotRequested({ intent }: MailIntentEntity): Promise<void> {
    await this.intents.update({ intent }, { requestedAt: null });
  }

  /** Requested, and not known to be sent. */
  async noteFailed({ intent }: MailIntentEntity): Promise<void> {
    await this.intents.update({ intent }, { failedAt: this.clock.now() });
  }

  /** For one that did nothing. */
  async forget({ intent }: MailIntentEntity): Promise<void> {
    await this.intents.delete({ intent });
  }

  /** Whether one that is not known to be sent can't be on its way any more. */
  isOver({ created, failedAt }: MailIntentEntity): boolean {
    return failedAt !== null || this.clock.now().getTime() - created.getTime() > ONE_INTENT_MS;
  }
}

/** Returns a key without meaning, because clients may name intents as they like. */
export const mailIntentOf = ({ uuid }: SimulationEntity, key: string): string =>
  createHash('sha256').update(`${uuid}\n${key}`).digest('hex');
