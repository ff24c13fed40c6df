import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { Problem } from '../http/problem.ts';
import { prepared } from './prepared.ts';

const MAX_KEY_LENGTH = 200;
const KEY_TOO_LONG = `Idempotency-Key puede tener hasta ${MAX_KEY_LENGTH} caracteres.`;

/** An intent of a caller: two requests with the same key and the same body have the same intent. */
export interface Intent {
  /** The visitor's session, or the person of staff, whose intent it is. */
  readonly owner: Buffer;
  readonly key: string;
  /** SHA-256 of the parsed body. */
  readonly bodyHash: Buffer;
}

/** Returns the intent of a request; null without a key. @throws Problem 400 for a key that is too long */
export function intentOf(owner: Buffer, key: string | undefined, body: object): Intent | null {
  if (!key) return null;
  if (key.length > MAX_KEY_LENGTH) throw new Problem(400, KEY_TOO_LONG);
  return { owner, key, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest() };
}

/**
 * Returns what an earlier request with the same key created; null if there is none.
 * @throws Problem 422 for the same key with another body.
 */
export async function earlierResult(manager: EntityManager, intent: Intent): Promise<string | null> {
  const rows: { body_hash: Buffer; simulation: string | null }[] = await manager.query(
    prepared('SELECT body_hash, simulation FROM idempotency_keys WHERE session = $1 AND key = $2'),
    [intent.owner, intent.key],
  );
  const [row] = rows;
  if (!row) return null;
  if (!row.body_hash.equals(intent.bodyHash)) throw new Problem(422, SERVER_SENTENCES.otherBody);
  return row.simulation;
}

/** Claims an intent for this transaction; waits for another transaction that is claiming it. Returns false if another one has it. */
export async function claim(manager: EntityManager, intent: Intent, now: Date): Promise<boolean> {
  const claimed: unknown[] = await manager.query(
    prepared(`INSERT INTO idempotency_keys (session, key, body_hash, created) VALUES ($1, $2, $3, $4)
      ON CONFLICT DO NOTHING RETURNING key`),
    [intent.owner, intent.key, intent.bodyHash, now],
  );
  return claimed.length > 0;
}

/** Stores the object that an intent created. */
export async function fulfil(manager: EntityManager, intent: Intent, simulation: string): Promise<void> {
  await manager.query(
    prepared('UPDATE idempotency_keys SET simulation = $3 WHERE session = $1 AND key = $2'),
    [intent.owner, intent.key, simulation],
  );
}
