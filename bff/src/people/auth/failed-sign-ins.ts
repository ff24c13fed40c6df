import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { digestOf } from '../../access/secrets.ts';
import { Clock } from '../../clock/clock.ts';
import { Problem } from '../../http/problem.ts';
import { KnownDevices, type PasswordAttempt } from './known-devices.ts';

/** Maximum number of consecutive failures of an account from one address or known device; the next attempt is refused unchecked. */
export const FAILURES_ALLOWED = 5;
/** The same for an account from all unknown devices together, and for an address with any accounts that are unknown there. */
export const FAILURES_OF_ACCOUNT = 20;
export const FAILURES_OF_ADDRESS = 30;
/** Time from the last checked failure of a series to its end. */
export const WAIT_MS = 15 * 60_000;

/** Key of a counted series of failures, with its maximum. */
type Series = readonly [who: Buffer, most: number];

/**
 * Counts consecutive failed sign-ins. Strangers, however many addresses they have, can't keep an account's owner out, because a known
 * device has a series of its own. See docs/rules.md R663.
 */
@Injectable()
export class FailedSignIns {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Counts an attempt before it is checked, so that concurrent attempts can't exceed a limit. A refused attempt counts nowhere.
   * @returns the keys of its series
   * @throws Problem 429 with Retry-After
   */
  async count(attempt: PasswordAttempt): Promise<readonly Buffer[]> {
    const now = this.clock.now();
    await this.deleteFarFrom(now.getTime());
    const counted = await this.seriesOf(attempt);
    await this.source.transaction(async (manager) => {
      for (const series of counted) await count(series, now, manager);
    });
    return counted.map(([who]) => who);
  }

  /** Removes an attempt that was just counted from its series, because it did not fail. */
  async retract(counted: readonly Buffer[]): Promise<void> {
    await this.source.query('UPDATE failed_sign_ins SET times = times - 1 WHERE who = ANY ($1)', [counted]);
  }

  /** Ends an attempt's own series. In the others, which may be strangers', it only does not count. */
  async clear([own, ...others]: readonly Buffer[]): Promise<void> {
    await this.source.query('DELETE FROM failed_sign_ins WHERE who = $1', [own]);
    await this.retract(others);
  }

  /** Returns the series in which an attempt counts: its own first. All attempts lock them in the same order. */
  private async seriesOf(attempt: PasswordAttempt): Promise<readonly Series[]> {
    const device = await this.devices.knownFor(attempt);
    if (device) return [[device, FAILURES_ALLOWED]];
    const { email, address } = attempt;
    return [
      [digestOf('account and address', email, address), FAILURES_ALLOWED],
      [digestOf('account', email), FAILURES_OF_ACCOUNT],
      [digestOf('address', address), FAILURES_OF_ADDRESS],
    ];
  }

  /**
   * Deletes a few old rows each time, so that invented names don't accumulate, and those from before the clock was set back, which would
   * prolong a wait. Skips locked rows.
   */
  private async deleteFarFrom(nowMs: number): Promise<void> {
    await this.source.query(
      `DELETE FROM failed_sign_ins WHERE who IN (
         SELECT who FROM failed_sign_ins WHERE last NOT BETWEEN $1 AND $2 ORDER BY last LIMIT 100 FOR UPDATE SKIP LOCKED)`,
      [new Date(nowMs - WAIT_MS), new Date(nowMs + WAIT_MS)],
    );
  }
}

/** Counts an attempt in a series. A full one keeps its time, so that refused attempts don't prolong the wait. @throws Problem 429 */
async function count([who, most]: Series, now: Date, manager: EntityManager): Promise<void> {
  const [row]: { times: number; last: Date }[] = await manager.query(
    `INSERT INTO failed_sign_ins AS known (who, times, last) VALUES ($1, 1, $2)
     ON CONFLICT (who) DO UPDATE
       SET times = CASE WHEN known.last < $3 THEN 1 ELSE known.times + 1 END,
           last = CASE WHEN known.last >= $3 AND known.times >= $4 THEN known.last ELSE EXCLUDED.last END
     RETURNING times, last`,
    [who, now, new Date(now.getTime() - WAIT_MS), most],
  );
  if (row && row.times > most) throw tooMany(row.last.getTime() + WAIT_MS - now.getTime());
}

function tooMany(waitMs: number): Problem {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return new Problem(429, `Demasiados intentos. Espere ${wait} antes de intentarlo de nuevo.`, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });
}
