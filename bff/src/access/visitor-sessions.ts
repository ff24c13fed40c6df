import type { EntityManager } from 'typeorm';

/** Notes that a session was used; what it makes refers to it. The id is the cookie's hash. */
export async function keepSession(manager: EntityManager, id: Buffer, now: Date): Promise<void> {
  await manager.query(
    `INSERT INTO sessions (id, created, last_used) VALUES ($1, $2, $2)
     ON CONFLICT (id) DO UPDATE SET last_used = EXCLUDED.last_used`,
    [id, now],
  );
}
