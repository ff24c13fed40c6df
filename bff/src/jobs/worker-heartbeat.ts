import type { Pool, PoolClient } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';

/** First key of the advisory locks that serve as the workers' heartbeat. */
const LOCK_CLASS = 7_340_119;
const RETRY_MS = 500;
/** Time without a lock after which a worker counts as dead, ms. A worker that only lost its connection takes its lock again before. */
const GRACE_MS = 15_000;

const LOCK_OF = (worker: string): string => `(hashtext(${worker}) & 2147483647)`;

/**
 * Returns the jobs of killed processes to the queue, which would otherwise lock them for four hours. A running worker holds an advisory
 * lock, which ends with its connection.
 */
export class WorkerHeartbeat {
  private readonly ended = new AbortController();
  private holder: PoolClient | null = null;

  constructor(private readonly pool: Pool) {}

  /** Resolves when the worker holds its lock. Takes the lock again when the connection breaks. */
  async start(worker: string): Promise<void> {
    while (!this.ended.signal.aborted) {
      try {
        return await this.hold(worker);
      } catch {
        await pause(RETRY_MS, undefined, { signal: this.ended.signal }).catch(() => undefined);
      }
    }
  }

  /**
   * Frees the jobs of dead workers. At the start there is no grace period, because the dead worker is probably this process before a
   * restart.
   */
  async freeAbandonedJobs(at: 'start' | 'run'): Promise<void> {
    await this.pool.query(
      `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT jobs.locked_by))
       FROM graphile_worker.jobs AS jobs
       WHERE jobs.locked_at <= now() - $2 * interval '1 millisecond' AND NOT EXISTS (
         SELECT FROM pg_locks
         WHERE locktype = 'advisory' AND granted AND classid = $1::oid AND objid = ${LOCK_OF('jobs.locked_by')}::oid
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
       HAVING count(*) > 0`,
      [LOCK_CLASS, at === 'start' ? 0 : GRACE_MS],
    );
  }

  end(): void {
    this.ended.abort();
    const { holder } = this;
    this.holder = null;
    holder?.release(true);
  }

  private async hold(worker: string): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query(`SELECT pg_advisory_lock($1, ${LOCK_OF('$2')})`, [LOCK_CLASS, worker]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    if (this.ended.signal.aborted) return client.release(true);
    this.holder = client;
    client.once('end', () => {
      if (this.holder !== client) return;
      this.holder = null;
      client.release(true);
      void this.start(worker);
    });
  }
}
