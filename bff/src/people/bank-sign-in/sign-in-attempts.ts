import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hashOf } from '../../access/secrets.ts';
import { Clock } from '../../clock/clock.ts';

const LIFE_MS = 10 * 60_000;

/** Secrets of a sign-in at the identity provider. The browser gets only the state. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  /** Code verifier (PKCE). */
  readonly verifier: string;
}

/** Pending sign-ins at the identity provider, shared by all replicas. Each belongs to one browser and is used once. */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Stores an attempt. @param session hash of the browser's visitor cookie */
  async begin({ state, nonce, verifier }: SignInAttempt, session: Buffer): Promise<void> {
    const now = this.clock.now();
    await this.source.query(
      `DELETE FROM sign_in_attempts WHERE state IN (
         SELECT state FROM sign_in_attempts WHERE created < $1 ORDER BY created LIMIT 100 FOR UPDATE SKIP LOCKED)`,
      [this.longAgo()],
    );
    await this.source.query(
      'INSERT INTO sign_in_attempts (state, session, nonce, verifier, created) VALUES ($1, $2, $3, $4, $5)',
      [hashOf(state), session, nonce, verifier, now],
    );
  }

  /** Removes and returns the attempt with this state. Null if this browser did not begin it, or it has expired or was used. */
  async take(state: string, session: Buffer): Promise<SignInAttempt | null> {
    const [rows]: [{ nonce: string; verifier: string }[], number] = await this.source.query(
      'DELETE FROM sign_in_attempts WHERE state = $1 AND session = $2 AND created >= $3 RETURNING nonce, verifier',
      [hashOf(state), session, this.longAgo()],
    );
    return rows[0] ? { state, ...rows[0] } : null;
  }

  private longAgo(): Date {
    return new Date(this.clock.now().getTime() - LIFE_MS);
  }
}
