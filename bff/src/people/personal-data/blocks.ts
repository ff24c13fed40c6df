import type { EntityManager } from 'typeorm';
import type { ClientEntity } from '../../database/entities/client.entity.ts';
import { Problem } from '../../http/problem.ts';

/** SQL: a block of the request's `identification` in force, from its registration until it is refused or lifted. */
const IN_FORCE = "kind = 'blocking' AND state IN ('open', 'granted') AND lifted_at IS NULL";

const LOCK_KEY = "hashtextextended('person ' || $1, 0)";

/** Locks a person against blocks, erasure and new records, until the end of the transaction. */
export async function lockPerson(manager: EntityManager, rut: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(${LOCK_KEY})`, [rut]);
}

/** Returns when the data of a RUT were blocked; null if they are not. No block can begin until the end of the transaction. */
export async function blockedSince(manager: EntityManager, rut: string): Promise<Date | null> {
  await manager.query(`SELECT pg_advisory_xact_lock_shared(${LOCK_KEY})`, [rut]);
  const [block]: { since: Date | null }[] = await manager.query(
    `SELECT min(registered_at) AS since FROM person_requests WHERE identification = $1 AND ${IN_FORCE}`,
    [rut],
  );
  return block?.since ?? null;
}

/**
 * Blocks or unblocks the stored data of a person according to the requests: the record, the simulations, and those with the person as
 * co-debtor. The caller has locked the person.
 */
export async function applyBlocks(manager: EntityManager, rut: string): Promise<void> {
  await manager.query(
    `UPDATE simulations SET blocked_at = (
       SELECT min(registered_at) FROM person_requests
       WHERE identification IN (clients.identification, inputs->'codebtor'->>'identification') AND ${IN_FORCE}
     )
     FROM clients WHERE clients.uuid = client AND simulations.uuid IN (
       SELECT simulations.uuid FROM simulations JOIN clients ON clients.uuid = client WHERE identification = $1
       UNION ALL SELECT uuid FROM simulations WHERE inputs->'codebtor'->>'identification' = $1
     )`,
    [rut],
  );
  await manager.query(
    `UPDATE clients SET blocked_at = (
       SELECT min(registered_at) FROM person_requests WHERE person_requests.identification = clients.identification AND ${IN_FORCE}
     ) WHERE identification = $1`,
    [rut],
  );
}

const BLOCKED =
  'Los datos de esta persona están bloqueados a pedido suyo: no se pueden usar mientras dure el bloqueo. Consulte a un administrador.';

/**
 * Refuses staff's changes to a blocked person. Only for staff: a visitor must not learn of a block, because anybody can type a RUT.
 * @throws Problem 409
 */
export function assertUsable({ blockedAt }: Pick<ClientEntity, 'blockedAt'>): void {
  if (blockedAt) throw new Problem(409, BLOCKED);
}
