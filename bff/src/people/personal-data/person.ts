import { copyFirst } from '@simulador/contracts/people/messages/person-requests';
import type { RequestKind } from '@simulador/contracts/people/person-requests';
import { toWireRut } from '@simulador/contracts/platform/rut';
import type { EntityManager } from 'typeorm';
import type { Audit, AuditAction, AuditEntry } from '../../access/audit.ts';
import { Problem } from '../../http/problem.ts';
import { applyBlocks, lockPerson } from './blocks.ts';
import { deleteRows, personalRows, readRows } from './personal-tables.ts';

/** End of a statement that locks the rows that it reads, or does not. */
type RowLock = 'FOR UPDATE' | '';

/** A simulation with a co-debtor, and the co-debtor's data. */
interface CodebtorRow {
  /** The simulation's uuid. */
  readonly simulation: string;
  /** ISO 8601. */
  readonly created: string;
  readonly codebtor: object;
}

/** Returns the simulations of others whose co-debtor has this RUT. */
const codebtorRows = (manager: EntityManager, rut: string, lock: RowLock): Promise<CodebtorRow[]> =>
  manager.query(
    `SELECT uuid AS simulation, created, inputs->'codebtor' AS codebtor FROM simulations
     WHERE inputs->'codebtor'->>'identification' = $1 ORDER BY created ${lock}`,
    [rut],
  );

/** Erases the co-debtor of these simulations. Their figures, calculated with both incomes, stay. */
async function eraseCodebtor(manager: EntityManager, rows: readonly CodebtorRow[]): Promise<void> {
  await manager.query(
    `UPDATE simulations SET inputs = inputs || '{"codebtor": null}' WHERE uuid = ANY ($1)`,
    [rows.map(({ simulation }) => simulation)],
  );
}

/** A person with stored data: a client, a co-debtor of others' simulations, or both. */
export interface Person {
  /** RUT in the wire format: `12345678-k`. */
  readonly rut: string;
  /** Uuid of the client; null for a person who is only a co-debtor. */
  readonly client: string | null;
  readonly codebtorOf: readonly CodebtorRow[];
}

/** Requests that ask for a copy of the data, which an erasure makes impossible. */
const COPIES: readonly RequestKind[] = ['access', 'portability'];

/** Subject of a request in the audit table. */
export const requestSubject = (id: number): string => `person request ${id}`;

/** Returns the person of a RUT; null for somebody unknown. */
export async function findPerson(
  manager: EntityManager,
  rut: string,
  lock: RowLock = '',
): Promise<Person | null> {
  const [found]: { uuid: string }[] = await manager.query(
    `SELECT uuid FROM clients WHERE identification = $1 ${lock}`,
    [rut],
  );
  const codebtorOf = await codebtorRows(manager, rut, lock);
  return found || codebtorOf.length > 0 ? { rut, client: found?.uuid ?? null, codebtorOf } : null;
}

/**
 * Locks and returns the person of a RUT, so that nothing of the person is saved in the meantime. Null for an unknown person.
 * @param wanted a RUT, however it is written
 */
export async function lockedPerson(manager: EntityManager, wanted: string): Promise<Person | null> {
  const rut = toWireRut(wanted);
  await lockPerson(manager, rut);
  // Locks in the order of a change: the simulation, then its client.
  await manager.query(
    `SELECT FROM simulations WHERE client IN (SELECT uuid FROM clients WHERE identification = $1)
     ORDER BY uuid FOR UPDATE`,
    [rut],
  );
  return findPerson(manager, rut, 'FOR UPDATE');
}

/** Returns everything that is stored of a person, by table. */
export async function dataOf(
  { rut, client, codebtorOf }: Person,
  manager: EntityManager,
): Promise<Record<string, object[]>> {
  const tables: Record<string, object[]> = {};
  const rowsOfClient = client === null ? [] : (await personalRows(manager)).toReversed();
  for (const rows of rowsOfClient)
    tables[rows.table] = [...(tables[rows.table] ?? []), ...(await readRows(manager, rows, client ?? ''))];
  if (codebtorOf.length > 0) tables['codebtor_of'] = [...codebtorOf];
  const requests = await readRows(manager, { table: 'person_requests', where: 'identification = $1' }, rut);
  if (requests.length > 0) tables['person_requests'] = requests;
  return tables;
}

/** Author, time and transaction of an act on a person's data. */
export interface PersonAct {
  readonly actor: number | null;
  readonly manager: EntityManager;
  readonly audit: Audit;
  readonly now: Date;
}

/**
 * Erases everything that is stored about a person. Of their requests, keeps the evidence that they were answered.
 * @throws Problem 409 if the person waits for a copy of their data
 */
export async function erasePerson(person: Person, act: PersonAct): Promise<void> {
  const { rut, client, codebtorOf } = person;
  const { manager } = act;
  await closeRequests(rut, act);
  await manager.query(
    'UPDATE person_requests SET identification = NULL, note = NULL, answer = NULL WHERE identification = $1',
    [rut],
  );
  // The person's block no longer hides simulations of others.
  await applyBlocks(manager, rut);
  await eraseCodebtor(manager, codebtorOf);
  if (client !== null)
    for (const rows of await personalRows(manager)) await deleteRows(manager, rows, client);
  await notePerson('person_erased', person, act.actor, act);
}

/** Closes the person's open requests, which have no object without data. @throws Problem 409 if one of them asks for a copy of the data */
async function closeRequests(rut: string, { actor, manager, audit, now }: PersonAct): Promise<void> {
  const open: { id: number }[] = await manager.query(
    "SELECT id FROM person_requests WHERE identification = $1 AND state = 'open' ORDER BY id FOR UPDATE",
    [rut],
  );
  const copy = await copyRequest(manager, rut);
  if (copy !== null) throw new Problem(409, copyFirst(copy));
  await manager.query(
    "UPDATE person_requests SET state = 'closed', answered_at = $2, answered_by = $3 WHERE id = ANY ($1)",
    [open.map(({ id }) => id), now, actor],
  );
  await audit.noteAll(
    open.map(({ id }) => ({ action: 'person_request_closed', actor, subject: requestSubject(id) })),
    manager,
  );
}

/** Returns the person's oldest open request for a copy of their data; null if there is none. */
export async function copyRequest(manager: EntityManager, rut: string): Promise<number | null> {
  const [{ id }]: [{ id: number | null }] = await manager.query(
    `SELECT min(id) AS id FROM person_requests WHERE identification = $1 AND state = 'open' AND kind = ANY ($2)`,
    [rut, COPIES],
  );
  return id;
}

/** Returns the number of simulations in the workflow. The co-debtor of a simulation is not sent with it. */
export async function countSent(manager: EntityManager, { client }: Person): Promise<number> {
  const [{ sent = 0 } = {}]: { sent?: number }[] = await manager.query(
    'SELECT count(*)::int AS sent FROM simulations WHERE client = $1 AND enviado_a_finnflow',
    [client],
  );
  return sent;
}

interface Noting extends Pick<AuditEntry, 'details'> {
  readonly audit: Audit;
  readonly manager: EntityManager;
}

/** Adds an audit row for the client, and one for each simulation with the person as co-debtor. */
export async function notePerson(
  action: AuditAction,
  { client, codebtorOf }: Person,
  actor: number | null,
  { audit, manager, details }: Noting,
): Promise<void> {
  const subjects = codebtorOf.map(({ simulation }) => `codebtor of simulation ${simulation}`);
  if (client !== null) subjects.push(`client ${client}`);
  await audit.noteAll(
    subjects.map((subject) => ({ action, actor, subject, ...(details && { details }) })),
    manager,
  );
}
