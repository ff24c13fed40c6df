import type { DataSource } from 'typeorm';
import { READ_ONLY } from '../database/data-source.ts';
import { SHOWN_RELATIONS, SimulationEntity } from '../database/entities/simulation.entity.ts';
import { pageOfClients } from '../office/listing/listed-simulations.ts';
import { readSearchText } from '../office/listing/search-text.ts';

const DATABASE_TIMEOUT_MS = 1_000;
/**
 * Checks that the database reads and writes. It writes a new page of a file, because on a full disk rows that fit into
 * existing pages can still be written. Leaves nothing behind.
 */
const WRITE_CHECK = "CREATE TEMP TABLE ready_look ON COMMIT DROP AS SELECT 'x'::text AS filler";
/** SQL states: disk full, I/O error, and read-only (a standby). */
const UNWRITABLE = ['53100', '58030', READ_ONLY];
/** SQL state: permission denied. A role that may not create temporary tables needs only any answer of the database. */
const NOT_ALLOWED = '42501';
const SHARED_FOR_MS = 1_000;

/** SQL states: a table, column, function or type that the list reads is missing. */
const OF_A_NEWER_RELEASE = ['42P01', '42703', '42883', '42704'];
/** A list without days, which reads no row. */
const EMPTY_LIST = {
  filter: {
    window: { from: '9999-12-31', to: '9999-12-30' },
    ...{ state: 0, resolution: 0, commercial: 0, narrowing: null, rejected: [] },
  },
  search: readSearchText('xqzxqz'),
  sort: 'newest',
} as const;

export type DatabaseState = 'up' | 'unwritable' | 'newer' | 'down';

/** Returns the check of a database, made once a second for all callers, because probes must not exhaust the pool. */
export function databaseCheck(source: DataSource): () => Promise<DatabaseState> {
  let last: { readonly at: number; readonly answer: Promise<DatabaseState> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > SHARED_FOR_MS) last = { at: now, answer: askDatabase(source) };
    return last.answer;
  };
}

async function askDatabase(source: DataSource): Promise<DatabaseState> {
  const late = new Promise<DatabaseState>((resolve) =>
    setTimeout(resolve, DATABASE_TIMEOUT_MS, 'down').unref(),
  );
  return Promise.race([check(source).catch(stateAfter), late]);
}

/** Writes, and plans what the staff's list reads, because a newer release may have migrated its tables since the start. */
async function check({ manager }: DataSource): Promise<DatabaseState> {
  await manager.query(WRITE_CHECK).catch((error: unknown) => {
    if (codeOf(error) !== NOT_ALLOWED) throw error;
  });
  await pageOfClients(manager, EMPTY_LIST, { number: 1, size: 1 });
  await manager.find(SimulationEntity, { where: { id: 0 }, relations: SHOWN_RELATIONS });
  return 'up';
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);

/** Returns the state of the database after a failed check. */
export function stateAfter(error: unknown): DatabaseState {
  const code = codeOf(error);
  if (OF_A_NEWER_RELEASE.includes(code)) return 'newer';
  return UNWRITABLE.includes(code) ? 'unwritable' : 'down';
}
