import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const DATABASE_TIMEOUT_MS = 1_000;
/**
 * Checks that the database reads and writes. It writes a new page of a file, because on a full disk rows that fit into
 * existing pages can still be written. Leaves nothing behind.
 */
const WRITE_CHECK = "CREATE TEMP TABLE ready_look ON COMMIT DROP AS SELECT 'x'::text AS filler";
/** SQL states: disk full, I/O error, and read-only (a standby). */
const UNWRITABLE = ['53100', '58030', '25006'];
/** SQL state: permission denied. A role that may not create temporary tables needs only any answer of the database. */
const NOT_ALLOWED = '42501';
const SHARED_FOR_MS = 1_000;

export type DatabaseState = 'up' | 'unwritable' | 'down';

/** Checks the database once a second for all callers, because probes must not exhaust the pool. */
@Injectable()
export class DatabaseHealth {
  private lastCheck: { readonly at: number; readonly answer: Promise<DatabaseState> } | undefined;

  constructor(private readonly source: DataSource) {}

  state(): Promise<DatabaseState> {
    const now = performance.now();
    if (!this.lastCheck || now - this.lastCheck.at > SHARED_FOR_MS) {
      this.lastCheck = { at: now, answer: this.askDatabase() };
    }
    return this.lastCheck.answer;
  }

  private async askDatabase(): Promise<DatabaseState> {
    const late = new Promise<DatabaseState>((resolve) =>
      setTimeout(resolve, DATABASE_TIMEOUT_MS, 'down').unref(),
    );
    const answer = this.source.query(WRITE_CHECK).then(() => 'up' as const, stateAfter);
    return Promise.race([answer, late]);
  }
}

/** Returns the state of the database after a failed check. */
export function stateAfter(error: unknown): DatabaseState {
  const code = String((error as { code?: unknown } | null)?.code);
  if (code === NOT_ALLOWED) return 'up';
  return UNWRITABLE.includes(code) ? 'unwritable' : 'down';
}
