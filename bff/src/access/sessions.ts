import type { UserRole } from '@simulador/contracts/people/access';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import type { UserEntity } from '../database/entities/user.entity.ts';
import { prepared } from '../database/prepared.ts';
import { hashOf, newSessionSecret } from './secrets.ts';

const MINUTE_MS = 60_000;
export const IDLE_MS = 30 * MINUTE_MS;
export const LONGEST_MS = 8 * 60 * MINUTE_MS;
/** How long the cookie's former value stays valid after a renewal, for requests in flight. */
export const OVERLAP_MS = MINUTE_MS;

export interface SignedInUser {
  readonly id: number;
  readonly uuid: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: UserRole;
  /** Branch that the user heads; null for none. */
  readonly headBranch: number | null;
  /** Session id as stored in the database. */
  readonly sessionId: Buffer;
  /** Latest end of the session. */
  readonly until: Date;
}

/** A session that was just opened; the secret goes into the cookie and is stored nowhere. */
export interface OpenedSession {
  readonly id: Buffer;
  readonly secret: string;
  readonly until: Date;
}

/** Session of the bank's identity provider in which a user signed in. */
export interface ProviderSession {
  /** The provider's id of it; '' if it names none. */
  readonly id: string;
  /** ID token that ends it; null if `Cerrar sesión` leaves it open. */
  readonly idToken: string | null;
}

/** Sessions that an identity provider has ended: one of a user, or all of the user's if it names no session. */
export interface ProviderLogout {
  readonly issuer: string;
  readonly subject: string | null;
  readonly session: string | null;
  /** Latest start of an ended session. A replayed logout ends no session that began later. */
  readonly before: Date;
}

/** User of a session, and the cookie's value that opens it. */
interface CookieUser {
  readonly user: SignedInUser;
  readonly secret: string;
}

const longestOf = (opened: Date): Date => new Date(opened.getTime() + LONGEST_MS);

/** Sessions of signed-in users: 8 hours at most, 30 minutes idle. The database knows a session by its first secret's hash. */
@Injectable()
export class UserSessions {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a session.
   * @param bound whether its tokens are valid only together with the cookie
   * @param provider session at the identity provider that it belongs to; null for a sign-in with a password
   */
  async open(
    user: UserEntity,
    bound: boolean,
    provider: ProviderSession | null = null,
  ): Promise<OpenedSession> {
    const secret = newSessionSecret();
    const id = hashOf(secret);
    const now = this.clock.now();
    await this.source.query(
      `INSERT INTO sessions (id, user_id, bound, created, last_used, provider_session, id_token)
       VALUES ($1, $2, $3, $4, $4, $5, $6)`,
      [id, user.id, bound, now, provider?.id ?? null, provider?.idToken ?? null],
    );
    if (provider) await this.deleteOldIdTokens(new Date(now.getTime() - LONGEST_MS));
    return { id, secret, until: longestOf(now) };
  }

  /**
   * Returns the current record of the session's user, and prolongs the session. Null if the session has ended, the
   * user is disabled, or the cookie is missing.
   * @param secrets possible values of the cookie
   */
  async userOfSession(id: Buffer, secrets: readonly string[]): Promise<SignedInUser | null> {
    const condition = `sessions.id = $6 AND (NOT sessions.bound OR ${IS_COOKIE})`;
    for (const cookie of secrets.length === 0 ? [null] : secrets.map(hashOf)) {
      const user = await this.used(cookie, { condition, more: [id] });
      if (user) return user;
    }
    return null;
  }

  /** Returns true if a session goes on that is bound to a cookie: it was refused because the request had another or none. */
  async isWithoutCookie(id: Buffer): Promise<boolean> {
    const now = this.clock.now().getTime();
    const rows: unknown[] = await this.source.query(
      `SELECT FROM sessions JOIN users ON users.id = sessions.user_id
       WHERE sessions.id = $1 AND sessions.bound AND NOT users.disabled
         AND sessions.ended IS NULL AND sessions.created > $2 AND sessions.last_used > $3`,
      [id, new Date(now - LONGEST_MS), new Date(now - IDLE_MS)],
    );
    return rows.length > 0;
  }

  /** Like `userOfSession`, for the session of a cookie. */
  async userOfCookie(secrets: readonly string[]): Promise<SignedInUser | null> {
    return (await this.usedByCookie(secrets, () => ({ condition: IS_COOKIE })))?.user ?? null;
  }

  /** Like `userOfCookie`, and changes the cookie's value to the next one, which it returns too. */
  async renew(secrets: readonly string[], nextOf: (secret: string) => string): Promise<CookieUser | null> {
    const found = await this.usedByCookie(secrets, (secret) => ({
      condition: IS_COOKIE,
      change: RENEWAL,
      more: [hashOf(nextOf(secret))],
    }));
    return found && { user: found.user, secret: nextOf(found.secret) };
  }

  /** Ends a session, with all values that its cookie has had. Returns the ID token that ends the provider's too; null without one. */
  async end(id: Buffer): Promise<string | null> {
    const [rows]: [{ id_token: string | null }[], number] = await this.source.query(
      `UPDATE sessions SET ended = $2, id_token = NULL FROM sessions AS before
       WHERE sessions.id = $1 AND before.id = sessions.id AND sessions.ended IS NULL RETURNING before.id_token`,
      [id, this.clock.now()],
    );
    return rows[0]?.id_token ?? null;
  }

  /**
   * Ends the sessions that the bank's identity provider has ended: one of its sessions, or all of a user's. A session that the
   * provider did not name at sign-in ends with any of its user's; one that a password opened never. Returns the users of the ended sessions.
   */
  async endProviderSessions(logout: ProviderLogout): Promise<number[]> {
    const [rows]: [{ user_id: number }[], number] = await this.source.query(
      `UPDATE sessions SET ended = $4 FROM users
       WHERE users.id = sessions.user_id AND users.issuer = $1 AND sessions.ended IS NULL AND sessions.created <= $5
         AND sessions.provider_session IS NOT NULL AND ($2::text IS NULL OR users.subject = $2)
         AND ($3::text IS NULL OR sessions.provider_session = $3
              OR ($2::text IS NOT NULL AND sessions.provider_session = ''))
       RETURNING sessions.user_id`,
      [logout.issuer, logout.subject, logout.session, this.clock.now(), logout.before],
    );
    return rows.map(({ user_id: id }) => id);
  }

  private async usedByCookie(
    secrets: readonly string[],
    useOf: (secret: string) => SessionUse,
  ): Promise<CookieUser | null> {
    for (const secret of secrets) {
      const user = await this.used(hashOf(secret), useOf(secret));
      if (user) return { user, secret };
    }
    // A replaced value came back after the overlap: two clients have the cookie, and it is unknown which one is the user's.
    for (const secret of secrets) await this.endFormer(hashOf(secret));
    return null;
  }

  private async used(cookie: Buffer | null, use: SessionUse): Promise<SignedInUser | null> {
    const { condition, change = '', more = [] } = use;
    const now = this.clock.now();
    const ago = (ms: number): Date => new Date(now.getTime() - ms);
    const [rows]: [(Omit<SignedInUser, 'until'> & { created: Date })[], number] = await this.source.query(
      `UPDATE sessions SET last_used = $2 ${change} FROM users
       WHERE ${condition} AND users.id = sessions.user_id AND NOT users.disabled
         AND sessions.ended IS NULL AND sessions.created > $3 AND sessions.last_used > $4
       RETURNING users.id, users.uuid, users.email, users.full_name AS "fullName", users.bank_role AS role,
         users.head_branch AS "headBranch", sessions.id AS "sessionId", sessions.created`,
      [cookie, now, ago(LONGEST_MS), ago(IDLE_MS), ago(OVERLAP_MS), ...more],
    );
    const [row] = rows;
    if (!row) return null;
    const { created, ...user } = row;
    return { ...user, until: longestOf(created) };
  }

  private async endFormer(hash: Buffer): Promise<void> {
    await this.source.query('UPDATE sessions SET ended = $2 WHERE former = $1 AND ended IS NULL', [
      hash,
      this.clock.now(),
    ]);
  }

  /** Deletes the ID tokens of sessions that ended without `Cerrar sesión`. */
  private async deleteOldIdTokens(longAgo: Date): Promise<void> {
    await this.source.query(
      'UPDATE sessions SET id_token = NULL WHERE id_token IS NOT NULL AND (ended IS NOT NULL OR created < $1)',
      [longAgo],
    );
  }
}

/** SQL of one use of a session: its condition, and its changes in addition to the time. Their parameters begin at `$6`. */
interface SessionUse {
  readonly condition: string;
  readonly change?: string;
  readonly more?: readonly Buffer[];
}

/** Condition: `$1` is the hash of a session's cookie, or of its former value while the two overlap (until `$5`). */
const IS_COOKIE = `(sessions.current = $1 OR (sessions.id = $1 AND sessions.current IS NULL)
  OR (sessions.former = $1 AND sessions.renewed > $5))`;

/** Replaces `$1` by `$6`. A repeated renewal of the same value has the same result and does not prolong the overlap. */
const RENEWAL = `, renewed = CASE WHEN sessions.former = $1 THEN sessions.renewed ELSE $2 END,
  former = $1, current = $6`;

/** Stores that a visitor's session was used, because the rows that it creates refer to it. Its id is the cookie's hash. */
export async function storeVisitorSession(manager: EntityManager, id: Buffer, now: Date): Promise<void> {
  await manager.query(
    prepared(`INSERT INTO sessions (id, created, last_used) VALUES ($1, $2, $2)
      ON CONFLICT (id) DO UPDATE SET last_used = EXCLUDED.last_used`),
    [id, now],
  );
}

export async function endSessionsOf(manager: EntityManager, userId: number): Promise<void> {
  await manager.query('UPDATE sessions SET ended = now() WHERE user_id = $1 AND ended IS NULL', [userId]);
}
