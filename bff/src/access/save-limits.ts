import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { Clock } from '../clock/clock.ts';
import { prepared } from '../database/prepared.ts';
import { Problem } from '../http/problem.ts';
import { callerOf, isStaff } from './caller.ts';

/** Maximum number of saves, mails, introductions of clients and changes of an e-mail per hour: for an address, and for a staff user. */
export const SAVES_PER_HOUR = 30;
export const STAFF_SAVES_PER_HOUR = 600;

const WINDOW_MS = 3_600_000;
/**
 * A window whose end is further away was opened before the clock was set back, so it counts as ended. Clocks of replicas differ by less.
 */
const LATEST_END_MS = 2 * WINDOW_MS;
const COUNT = prepared(`
  INSERT INTO save_windows AS known (who, requests, ends_at) VALUES ($1, 1, $3)
  ON CONFLICT (who) DO UPDATE
    SET requests = CASE WHEN known.ends_at > $2 AND known.ends_at <= $4 THEN known.requests + 1 ELSE 1 END,
        ends_at = CASE WHEN known.ends_at > $2 AND known.ends_at <= $4 THEN known.ends_at ELSE EXCLUDED.ends_at END
  RETURNING requests, ends_at`);

/** Deletes ended windows, except those that another request is counting in. */
const SWEEP = `
  DELETE FROM save_windows WHERE who IN (
    SELECT who FROM save_windows WHERE ends_at <= $1 FOR UPDATE SKIP LOCKED)`;

/**
 * Limits saves and mails over all replicas: 30 per hour for an address, and 600 for each staff user, because staff share an office's
 * address. Repetitions of an intent are not counted. See docs/rules.md R125.
 */
@Injectable()
export class SaveLimits {
  private sweepAt = 0;

  constructor(private readonly clock: Clock) {}

  /**
   * Counts a new save, mail, introduction or e-mail in the manager's transaction, so that a rollback also undoes the count. Only requests
   * of the same address or user wait for each other.
   * @throws Problem 429 with Retry-After above the limit
   */
  async spend(request: Request, manager: EntityManager): Promise<void> {
    const { user, role } = callerOf(request);
    const [who, most] =
      user && isStaff({ role })
        ? [`user ${user.id}`, STAFF_SAVES_PER_HOUR]
        : [ipKeyGenerator(request.ip ?? ''), SAVES_PER_HOUR];
    const now = this.clock.now();
    await this.sweep(now, manager);
    const key = createHash('sha256').update(who).digest();
    const later = (ms: number): Date => new Date(now.getTime() + ms);
    const rows: Window[] = await manager.query(COUNT, [key, now, later(WINDOW_MS), later(LATEST_END_MS)]);
    const [window] = rows;
    if (!window || window.requests <= most) return;
    const seconds = Math.ceil((window.ends_at.getTime() - now.getTime()) / 1000);
    throw new Problem(429, SERVER_SENTENCES.saveLimit, { headers: { 'Retry-After': String(seconds) } });
  }

  /** Deletes old windows once an hour, at the first request of this process. */
  private async sweep(now: Date, manager: EntityManager): Promise<void> {
    if (now.getTime() < this.sweepAt) return;
    this.sweepAt = now.getTime() + WINDOW_MS;
    await manager.query(SWEEP, [now]);
  }
}

interface Window {
  readonly requests: number;
  readonly ends_at: Date;
}
