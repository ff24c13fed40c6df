import type { UserRole } from '@simulador/contracts/domain/access';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import type { UserEntity } from '../database/entities/user.entity.ts';
import { hashOf, newSessionSecret } from './secrets.ts';

const MINUTE_MS = 60_000;
export const IDLE_MS = 30 * MINUTE_MS;
export const LONGEST_MS = 8 * 60 * MINUTE_MS;

/** Who is signed in. */
export interface SignedInUser {
  readonly id: number;
  readonly uuid: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: UserRole;
  /** As the database knows it. */
  readonly sessionId: Buffer;
}

/** A session that was just opened; the secret is the cookie's and nobody keeps it. */
export interface OpenedSession {
  readonly id: Buffer;
  readonly secret: string;
}

/** Sessions of who signs in: 8 hours at most, 30 minutes idle. The database knows a session by its secret's hash. */
@Injectable()
export class UserSessions {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @param bound whether its tokens hold only beside the cookie */
  async open(user: UserEntity, bound: boolean): Promise<OpenedSession> {
    const secret = newSessionSecret();
    const id = hashOf(secret);
    await this.source.query(
      'INSERT INTO sessions (id, user_id, bound, created, last_used) VALUES ($1, $2, $3, $4, $4)',
      [id, user.id, bound, this.clock.now()],
    );
    return { id, secret };
  }

  /**
   * Whom a token's session belongs to, by the user's record of this moment; null when it has ended, its user was
   * disabled, or its cookie is missing. Using it keeps it alive.
   */
  holder(id: Buffer, secret: string | null): Promise<SignedInUser | null> {
    const isBeside = secret !== null && hashOf(secret).equals(id);
    return this.used(id, isBeside);
  }

  /** The same by the cookie alone. */
  renewable(secret: string): Promise<SignedInUser | null> {
    return this.used(hashOf(secret), true);
  }

  async end(id: Buffer): Promise<void> {
    await this.source.query('UPDATE sessions SET ended = $2 WHERE id = $1 AND ended IS NULL', [
      id,
      this.clock.now(),
    ]);
  }

  private async used(id: Buffer, isBeside: boolean): Promise<SignedInUser | null> {
    const now = this.clock.now();
    const [rows]: [UserRow[], number] = await this.source.query(
      `UPDATE sessions SET last_used = $2 FROM users
       WHERE sessions.id = $1 AND users.id = sessions.user_id AND NOT users.disabled
         AND sessions.ended IS NULL AND sessions.created > $3 AND sessions.last_used > $4
         AND (NOT sessions.bound OR $5)
       RETURNING users.id, users.uuid, users.email, users.full_name, users.bank_role`,
      [id, now, new Date(now.getTime() - LONGEST_MS), new Date(now.getTime() - IDLE_MS), isBeside],
    );
    const [row] = rows;
    if (!row) return null;
    const { full_name: fullName, bank_role: role, ...user } = row;
    return { ...user, fullName, role, sessionId: id };
  }
}

interface UserRow {
  readonly id: number;
  readonly uuid: string;
  readonly email: string;
  readonly full_name: string;
  readonly bank_role: UserRole;
}

/** Notes that a visitor's session was used; what it makes refers to it. The id is the cookie's hash. */
export async function keepSession(manager: EntityManager, id: Buffer, now: Date): Promise<void> {
  await manager.query(
    `INSERT INTO sessions (id, created, last_used) VALUES ($1, $2, $2)
     ON CONFLICT (id) DO UPDATE SET last_used = EXCLUDED.last_used`,
    [id, now],
  );
}
