import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { DataSource, type EntityManager, IsNull, MoreThan, type Repository } from 'typeorm';
import { Audit } from '../../access/audit.ts';
import type { Caller } from '../../access/caller.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { MailIntentEntity } from '../../database/entities/mail-intent.entity.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { PREPARED, prepared } from '../../database/prepared.ts';
import { Problem } from '../../http/problem.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import { supersededIn } from '../../people/personal-data/superseded.ts';
import { isReadable } from '../reading/readable.ts';
import { contactOf, mayContact } from '../reading/simulation-contact.ts';
import type { MailRequest } from './mail.port.ts';

/** Names of the jobs that send a mail to the mail server, and that ask the core to mail: `{intent}`. */
export const MAIL_TASK = 'mail';
export const CORE_MAIL_TASK = 'mail_core';

const ONE_INTENT_MS = 60_000;
const FORMER =
  'El correo de esta simulación se rectificó a petición de la persona: no se le envía nada más. Simule de nuevo con su correo actual.';

/** Stores requests to mail, one per intent, and adds the jobs of those for which no request waits. */
@Injectable()
export class MailQueue {
  private readonly intents: Repository<MailIntentEntity>;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly jobs: DurableJobs,
    private readonly audit: Audit,
  ) {
    this.intents = source.getRepository(MailIntentEntity);
    for (const task of [MAIL_TASK, CORE_MAIL_TASK])
      jobs.whenCancelled(task, async (manager, intent) => {
        await manager.update(MailIntentEntity, { intent, sentAt: IsNull() }, { failedAt: this.clock.now() });
      });
  }

  /** Mails the simulation to its client, which must be loaded, after the manager's transaction. Mails once per intent. */
  async queue(manager: EntityManager, simulation: SimulationEntity, key: string): Promise<void> {
    const added = await this.add(manager, simulation, key);
    if (added !== null) await this.enqueue(manager, added);
  }

  /** Adds the job of an intent that was stored in the same transaction. */
  async enqueue(manager: EntityManager, intent: string): Promise<void> {
    const isLocal = this.config.modes.mail.mode === 'local';
    await this.jobs.enqueue(manager, isLocal ? MAIL_TASK : CORE_MAIL_TASK, { intent }, intent);
  }

  /** Stores an allowed request to mail, in the manager's transaction. Returns null for a repeated request. @throws the error of `admit` */
  async addAdmitted(manager: EntityManager, { simulation, key, admit }: MailRequest): Promise<string | null> {
    const added = await (key === null
      ? this.addUnnamed(manager, simulation)
      : this.add(manager, simulation, key));
    if (added !== null) await admit(manager);
    return added;
  }

  /** Stores an intent in the manager's transaction. Returns null if it exists; waits for a transaction that is storing it. */
  async add(manager: EntityManager, simulation: SimulationEntity, key: string): Promise<string | null> {
    const intent = mailIntentOf(simulation, key);
    const added: unknown[] = await manager.query(
      prepared(`INSERT INTO mail_intents (intent, simulation, recipient, created) VALUES ($1, $2, $3, $4)
        ON CONFLICT (intent) DO NOTHING RETURNING intent`),
      [intent, simulation.uuid, contactOf(simulation).email, this.clock.now()],
    );
    return added.length > 0 ? intent : null;
  }

  /** Stores an intent without a key. Returns null if the same mail was requested within the last minute. */
  private async addUnnamed(manager: EntityManager, simulation: SimulationEntity): Promise<string | null> {
    // Locked, so that concurrent requests see each other.
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

  /**
   * Returns the intent's simulation with its client; null if it is erased, blocked, not readable, its client is not to be contacted about
   * it, or a rectification has replaced the address, whoever gave it since (docs/rules.md R665).
   */
  async mailable({ simulation: uuid, recipient }: MailIntentEntity): Promise<SimulationEntity | null> {
    // `findOne` would query its id first.
    const [simulation] = await this.source.manager.find(SimulationEntity, {
      where: { uuid },
      relations: { client: true },
      comment: PREPARED,
    });
    if (!simulation || !mayContact(simulation) || !isReadable(simulation)) return null;
    return (await this.isFormer(simulation, recipient)) ? null : simulation;
  }

  /** Refuses a simulation that still has an address which a rectification has replaced. For staff only. @throws Problem 409 */
  async assertCurrent(simulation: SimulationEntity): Promise<void> {
    if (await this.isFormer(simulation, contactOf(simulation).email)) throw new Problem(409, FORMER);
  }

  private async isFormer({ client }: SimulationEntity, email: string): Promise<boolean> {
    return (await supersededIn(this.source.manager, client, { email })).length > 0;
  }

  find(intent: string): Promise<MailIntentEntity | null> {
    return this.intents.findOne({ where: { intent }, comment: PREPARED });
  }

  /** Marks an intent as sent. @param messageId null if the core sent the mail */
  async markSent({ intent, simulation }: MailIntentEntity, messageId: string | null): Promise<void> {
    await this.source.query(
      prepared(`WITH sent AS (UPDATE mail_intents SET sent_at = $2, message_id = $3 WHERE intent = $1)
        UPDATE simulations SET mailed_at = $2, mail_refused_at = NULL WHERE uuid = $4`),
      [intent, this.clock.now(), messageId, simulation],
    );
  }

  /** Marks whether an intent was requested from the core: if so, the core may have mailed it. */
  async markRequested({ intent }: MailIntentEntity, isRequested = true): Promise<void> {
    await this.intents.update({ intent }, { requestedAt: isRequested ? this.clock.now() : null });
  }

  /** Marks an intent as failed: the core was asked, and its answer is unknown. */
  async markFailed({ intent }: MailIntentEntity): Promise<void> {
    await this.intents.update({ intent }, { failedAt: this.clock.now() });
  }

  /** Marks an intent as failed, and its simulation as one whose address the mail server refused for good. */
  async markRefused({ intent, simulation }: MailIntentEntity): Promise<void> {
    await this.source.query(
      `WITH failed AS (UPDATE mail_intents SET failed_at = $2, refused = true WHERE intent = $1)
       UPDATE simulations SET mail_refused_at = $2 WHERE uuid = $3`,
      [intent, this.clock.now(), simulation],
    );
  }

  /** Corrects the address in a simulation that a visitor saved, and removes its mark. In one that staff saved it is the record's. */
  async correctAddress(
    manager: EntityManager,
    { uuid, flavour }: SimulationEntity,
    email: string,
    { user }: Caller,
  ): Promise<void> {
    await manager.query(
      'UPDATE simulations SET mail_refused_at = NULL, inputs = inputs || $2::jsonb WHERE uuid = $1',
      [uuid, JSON.stringify(flavour === 'web' ? { email } : {})],
    );
    await this.audit.note(
      { action: 'mail_address_corrected', actor: user?.id ?? null, subject: `simulation ${uuid}` },
      manager,
    );
  }

  /** Deletes an intent that had no effect. */
  async delete({ intent }: MailIntentEntity): Promise<void> {
    await this.intents.delete({ intent });
  }

  /** Returns true if a mail whose delivery is unconfirmed can no longer be in transit. */
  isOver({ created, failedAt }: MailIntentEntity): boolean {
    return failedAt !== null || this.clock.now().getTime() - created.getTime() > ONE_INTENT_MS;
  }
}

/** Returns a key without meaning, because clients may name intents as they like. */
export const mailIntentOf = ({ uuid }: SimulationEntity, key: string): string =>
  createHash('sha256').update(`${uuid}\n${key}`).digest('hex');
