import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type { MailQuestion } from './mail.port.ts';

const ONE_INTENT_MS = 60_000;

/** Something that was asked to be mailed, and what became of it. */
export interface MailIntent {
  readonly intent: string;
  readonly simulation: string;
  readonly recipient: string;
  readonly created: Date;
  readonly asked_at: Date | null;
  readonly sent_at: Date | null;
  readonly failed_at: Date | null;
}

/** What was asked to be mailed: each intent once, whatever comes after it. */
@Injectable()
export class MailIntents {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Notes what somebody asks to be mailed, if it may be, in the manager's transaction; null when the same was asked before.
   * @throws what `admit` throws
   */
  async addAdmitted(
    manager: EntityManager,
    { simulation, key, admit }: MailQuestion,
  ): Promise<string | null> {
    const added = await (key === null
      ? this.addUnnamed(manager, simulation)
      : this.add(manager, simulation, key));
    if (added !== null) admit();
    return added;
  }

  /** Notes an intent in the manager's transaction; null when it was there before. Waits for one that is just noting it. */
  async add(manager: EntityManager, simulation: SimulationEntity, key: string): Promise<string | null> {
    const added: unknown[] = await manager.query(
      `INSERT INTO mail_intents (intent, simulation, recipient, created) VALUES ($1, $2, $3, $4)
       ON CONFLICT (intent) DO NOTHING RETURNING intent`,
      [intentOf(simulation, key), simulation.uuid, simulation.client.email, this.clock.now()],
    );
    return added.length > 0 ? intentOf(simulation, key) : null;
  }

  /** The same for one that has no name: null while the same was asked for within the last minute. */
  private async addUnnamed(manager: EntityManager, simulation: SimulationEntity): Promise<string | null> {
    // One at a time, so that two at once find each other.
    await manager.query('SELECT FROM simulations WHERE uuid = $1 FOR UPDATE', [simulation.uuid]);
    const since = new Date(this.clock.now().getTime() - ONE_INTENT_MS);
    const recent: unknown[] = await manager.query(
      `SELECT FROM mail_intents
       WHERE simulation = $1 AND recipient = $2 AND created > $3 AND failed_at IS NULL LIMIT 1`,
      [simulation.uuid, simulation.client.email, since],
    );
    return recent.length > 0 ? null : this.add(manager, simulation, randomUUID());
  }

  async find(intent: string): Promise<MailIntent | null> {
    const found: MailIntent[] = await this.source.query(
      `SELECT intent, simulation, recipient, created, asked_at, sent_at, failed_at FROM mail_intents
       WHERE intent = $1`,
      [intent],
    );
    return found[0] ?? null;
  }

  /** `messageId` is null for what the core mailed. */
  async noteSent({ intent, simulation }: MailIntent, messageId: string | null): Promise<void> {
    const now = this.clock.now();
    await this.source.transaction(async (manager) => {
      await manager.query('UPDATE mail_intents SET sent_at = $2, message_id = $3 WHERE intent = $1', [
        intent,
        now,
        messageId,
      ]);
      await manager.query('UPDATE simulations SET mailed_at = $2 WHERE uuid = $1', [simulation, now]);
    });
  }

  /** From here on the core may have mailed it. */
  async noteAsked({ intent }: MailIntent): Promise<void> {
    await this.source.query('UPDATE mail_intents SET asked_at = $2 WHERE intent = $1', [
      intent,
      this.clock.now(),
    ]);
  }

  /** For one that waits on: the core was not asked, or did nothing. */
  async noteNotAsked({ intent }: MailIntent): Promise<void> {
    await this.source.query('UPDATE mail_intents SET asked_at = NULL WHERE intent = $1', [intent]);
  }

  /** Whether one that is not known to be sent can't be on its way any more. */
  isOver({ created, failed_at: failedAt }: MailIntent): boolean {
    return failedAt !== null || this.clock.now().getTime() - created.getTime() > ONE_INTENT_MS;
  }

  /** For one that did nothing. */
  async forget({ intent }: MailIntent): Promise<void> {
    await this.source.query('DELETE FROM mail_intents WHERE intent = $1', [intent]);
  }

  /** Asked for, and not known to be sent. */
  async noteFailed({ intent }: MailIntent): Promise<void> {
    await this.source.query('UPDATE mail_intents SET failed_at = $2 WHERE intent = $1', [
      intent,
      this.clock.now(),
    ]);
  }
}

/** A name that says nothing: clients name intents as they like. */
export const intentOf = ({ uuid }: SimulationEntity, key: string): string =>
  createHash('sha256').update(`${uuid}\n${key}`).digest('hex');
