import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../access/audit.ts';
import { Problem } from '../../http/problem.ts';
import {
  erasePerson,
  lockedPerson,
  notePerson,
  type Person,
  type PersonAct,
  requestSubject,
} from './person.ts';
import { assertCorrections, correct, type Corrections } from './rectification.ts';
import type { PersonRequest } from './personal-data.dto.ts';

const NOBODY = 'No guardamos datos de esta persona.';
const FORGOTTEN = 'Los datos de esta persona ya se borraron.';

/**
 * Performs a granted request.
 * @throws Problem 400 for invalid corrections, 409 if nothing is stored about the person or they wait for a copy
 */
export async function grant(request: PersonRequest, corrections: Corrections, act: PersonAct): Promise<void> {
  const { actor, manager, audit, now } = act;
  const note = (action: AuditAction): Promise<void> =>
    audit.note({ action, actor, subject: requestSubject(request.id) }, manager);
  switch (request.kind) {
    // A block is in force since its registration.
    case 'blocking':
    case 'access':
    case 'portability':
      return;
    case 'erasure':
      await erasePerson(await personOf(request, manager), act);
      return;
    case 'opposition': {
      const { client } = await personOf(request, manager);
      await oppose(manager, client, now);
      return note('person_opposed');
    }
    case 'rectification': {
      const person = await personOf(request, manager);
      assertCorrections(corrections);
      const corrected = await correct(person, corrections, act);
      const details = Object.fromEntries(corrected.map((name) => [name, [null, 'corrected'] as const]));
      return notePerson('person_rectified', person, actor, { audit, manager, details });
    }
  }
}

/** Locks and returns the person of a request. @throws Problem 409 if nothing is stored about the person */
export async function personOf({ identification }: PersonRequest, manager: EntityManager): Promise<Person> {
  if (identification === null) throw new Problem(409, FORGOTTEN);
  const person = await lockedPerson(manager, identification);
  if (!person) throw new Problem(409, NOBODY);
  return person;
}

/** Records the client's objection to being contacted about simulations saved so far, and ends planned contacts. */
async function oppose(manager: EntityManager, client: string | null, now: Date): Promise<void> {
  await manager.query('UPDATE clients SET opposed_at = $2 WHERE uuid = $1', [client, now]);
  await manager.query(
    `UPDATE simulations SET contact_on = NULL, contact_time = NULL, contact_channel = NULL, contact_note = NULL
     WHERE client = $1 AND contact_on IS NOT NULL`,
    [client],
  );
}
