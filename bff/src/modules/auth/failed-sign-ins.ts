import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { Problem } from '../../http/problem.ts';

/** Maximum number of consecutive failures; the next attempt is refused unchecked. */
export const FAILURES_ALLOWED = 5;
export const WAIT_MS = 15 * 60_000;
const WAIT = 'Demasiados intentos. Espere 15 minutos antes de intentarlo de nuevo.';

/** Counts consecutive failed sign-ins by e-mail and address, so that nobody can lock out another user. */
@Injectable()
export class FailedSignIns {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Counts an attempt before it is checked, so that concurrent attempts can't exceed the limit. @throws Problem 429 with Retry-After */
  async count(email: string, address: string): Promise<void> {
    const now = this.clock.now();
    const longAgo = new Date(now.getTime() - WAIT_MS);
    await this.deleteBefore(longAgo);
    const [row]: { times: number }[] = await this.source.query(
      `INSERT INTO failed_sign_ins AS known (who, times, last) VALUES ($1, 1, $2)
       ON CONFLICT (who) DO UPDATE
         SET times = CASE WHEN known.last < $3 THEN 1 ELSE known.times + 1 END, last = EXCLUDED.last
       RETURNING times`,
      [whoOf(email, address), now, longAgo],
    );
    if (row && row.times > FAILURES_ALLOWED)
      throw new Problem(429, WAIT, { headers: { 'Retry-After': String(WAIT_MS / 1000) } });
  }

  /** Removes the attempt that was just counted, because it was not checked. */
  async retract(email: string, address: string): Promise<void> {
    await this.source.query('UPDATE failed_sign_ins SET times = times - 1 WHERE who = $1', [
      whoOf(email, address),
    ]);
  }

  async clear(email: string, address: string): Promise<void> {
    await this.source.query('DELETE FROM failed_sign_ins WHERE who = $1', [whoOf(email, address)]);
  }

  /** Deletes a few old rows each time, so that invented names don't accumulate. Skips locked rows. */
  private async deleteBefore(longAgo: Date): Promise<void> {
    await this.source.query(
      `DELETE FROM failed_sign_ins WHERE who IN (
         SELECT who FROM failed_sign_ins WHERE last < $1 ORDER BY last LIMIT 100 FOR UPDATE SKIP LOCKED)`,
      [longAgo],
    );
  }
}

const whoOf = (email: string, address: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([email.trim().toLowerCase(), address]))
    .digest();
