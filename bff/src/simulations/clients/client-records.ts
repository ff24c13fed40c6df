import { isBlankPhone, normalisePhone } from '@simulador/contracts/platform/phone';
import { oneSpaced, storedEmail } from '@simulador/contracts/calculation/rules/text';
import { toWireRut } from '@simulador/contracts/platform/rut';
import { SENTENCES } from '@simulador/contracts/calculation/messages/sentences';
import { type DataSource, type EntityManager, type FindOptionsWhere, Not, QueryFailedError } from 'typeorm';
import { type Caller, isStaff } from '../../access/caller.ts';
import { ClientEntity } from '../../database/entities/client.entity.ts';
import { IntroductionEntity } from '../../database/entities/introduction.entity.ts';
import { Problem } from '../../http/problem.ts';
import type { ClientRecordDto, ClientRequestDto, RecordedContactDto } from './clients.dto.ts';
import { applyBlocks, blockedSince, assertUsable } from '../../people/personal-data/blocks.ts';
import { emailOfAnother, emailOwner, type WantedEmail } from '../../people/personal-data/email-owner.ts';
import { assertNotOutdated } from '../../people/personal-data/superseded.ts';

/** Contact details of a client's record or of an introduction. */
export type Contact = Pick<ClientEntity, 'email' | 'phoneNumber'>;

/**
 * Returns the uuid of a RUT's client. Adds the client, or corrects the record if the caller may. A record that staff store belongs to no
 * visitor any more. See docs/rules.md R951.
 * @throws Problem 409 for another client's e-mail and, for staff, for a blocked person and for details that a rectification has replaced
 */
export async function clientFor(
  manager: EntityManager,
  body: ClientRequestDto,
  caller: Caller,
): Promise<string> {
  const clients = manager.getRepository(ClientEntity);
  const email = storedEmail(body.email);
  const identification = toWireRut(body.identification);
  if (!isStaff(caller)) await deleteUnused(manager, { session: caller.session, email, identification });
  // The introduction is read first, because the record then finds a client that is added concurrently.
  const introduced = await introducedWith(manager, email, caller);
  // One query, because a client could be added between two.
  const alike = await clients.findBy([{ identification }, { email }]);
  const known = alike.find((client) => client.identification === identification);
  if (known && isStaff(caller)) {
    assertUsable(known);
    await assertNotOutdated(manager, known, body);
  }
  const isOfAnother = !isOfStaff(known, email) && introduced.some((uuid) => uuid !== known?.uuid);
  if (isOfAnother || alike.some((client) => client !== known))
    throw await contactInUse(manager, caller, { email, identification });
  const details = {
    email,
    firstName: oneSpaced(body.first_name),
    lastName: oneSpaced(body.last_name),
    phoneNumber: phoneOf(body.phone_number) ?? known?.phoneNumber ?? null,
    age: body.age || (known?.age ?? null),
    session: sessionOf(caller),
  };
  if (known) {
    await clients.update(changeableBy(caller, known.uuid), details);
    return known.uuid;
  }
  const { uuid } = await clients.save({ identification, ...details });
  if ((await blockedSince(manager, identification)) !== null) await applyBlocks(manager, identification);
  return uuid;
}

/**
 * Stores contact details. Staff change the record; a visitor changes their own details, in their saved simulations too, and the record if
 * it is theirs.
 */
export async function storeContact(
  manager: EntityManager,
  client: ClientEntity,
  changes: Partial<Contact>,
  caller: Caller,
): Promise<void> {
  const { uuid } = client;
  if (changes.email !== undefined) await assertFree(manager, changes.email, client, caller);
  if (!isStaff(caller)) {
    await manager.update(IntroductionEntity, { session: caller.session, clientUuid: uuid }, changes);
    await correctSaved(manager, uuid, caller.session, changes);
  }
  await manager.update(ClientEntity, changeableBy(caller, uuid), { ...changes, session: sessionOf(caller) });
}

export const phoneOf = (text: string): string | null => (isBlankPhone(text) ? null : normalisePhone(text));
const sessionOf = (caller: Caller): Buffer | null => (isStaff(caller) ? null : caller.session);

/**
 * Condition of the record of a client whom the caller may change: any for staff, that of their own session for a visitor. The database
 * checks it, because staff may take the record over concurrently.
 */
const changeableBy = (caller: Caller, uuid: string): FindOptionsWhere<ClientEntity> =>
  isStaff(caller) ? { uuid } : { uuid, session: caller.session };

const FIELD = 'input_email';

/**
 * Returns the problem of an e-mail or RUT of another client. Staff get the professional sentence and the way to that client; the visitors'
 * sentence reveals nothing of either.
 */
async function contactInUse(manager: EntityManager, caller: Caller, wanted: WantedEmail): Promise<Problem> {
  if (isStaff(caller)) return emailOfAnother((await emailOwner(manager, wanted)) ?? null, FIELD);
  const message = SENTENCES.email_used_elsewhere;
  return new Problem(409, message, { fields: [{ name: FIELD, message }] });
}

/**
 * Returns the clients for whom an e-mail was given. For any other client it is taken, even if no record has it: otherwise the next answer
 * would reveal it. Staff see only the records.
 */
async function introducedWith(manager: EntityManager, email: string, caller: Caller): Promise<string[]> {
  if (isStaff(caller)) return [];
  const introductions = await manager.findBy(IntroductionEntity, { email });
  return introductions.map(({ clientUuid }) => clientUuid);
}

/** Returns true if staff gave the client the e-mail: a visitor who gave it for somebody else does not keep its owner out (R952). */
const isOfStaff = (client: ClientEntity | undefined, email: string): boolean =>
  client?.session === null && client.email === email;

/** Checks that an e-mail is free. @throws Problem 409 for another client's e-mail */
async function assertFree(
  manager: EntityManager,
  email: string,
  client: ClientEntity,
  caller: Caller,
): Promise<void> {
  const { uuid, identification } = client;
  if (!isStaff(caller)) await deleteUnused(manager, { session: caller.session, email, identification });
  const introduced = await introducedWith(manager, email, caller);
  const isOfAnother = await manager.existsBy(ClientEntity, { email, uuid: Not(uuid) });
  const isGivenForAnother = !isOfStaff(client, email) && introduced.some((other) => other !== uuid);
  if (isOfAnother || isGivenForAnother) throw await contactInUse(manager, caller, { email, identification });
}

/** Changes the contact details in the simulations that one session saved for a client; absent fields stay unchanged. */
async function correctSaved(
  manager: EntityManager,
  uuid: string,
  session: Buffer,
  { email, phoneNumber: phone }: Partial<Contact>,
): Promise<void> {
  await manager.query(
    // Locks rows in the order that all code uses, to prevent deadlocks.
    `WITH saved AS (SELECT uuid FROM simulations WHERE session = $1 AND client = $2 ORDER BY uuid FOR UPDATE)
     UPDATE simulations SET inputs = inputs || $3::jsonb FROM saved WHERE simulations.uuid = saved.uuid`,
    // JSON omits undefined fields.
    [session, uuid, JSON.stringify({ email, phone })],
  );
}

/** Returns a client's record as staff read it. */
export const toClientRecordDto = (client: ClientEntity): ClientRecordDto => ({
  uuid: client.uuid,
  first_name: client.firstName,
  last_name: client.lastName,
  identification: client.identification,
  email: client.email,
  phone_number: client.phoneNumber,
  age: client.age,
  worker_type: client.workerType,
  score: client.score,
});

/** Returns name and contact details of a client's record as staff read them. */
export function toRecordedContactDto(client: ClientEntity): RecordedContactDto {
  const { first_name, last_name, email, phone_number } = toClientRecordDto(client);
  return { first_name, last_name, email, phone_number };
}

/** An e-mail that a session gave for a RUT. */
interface IntroducedEmail {
  readonly session: Buffer;
  readonly email: string;
  readonly identification: string;
}

/** Returns SQL for `plainName`: an introduction has the name as the visitor typed it, a record has it without punctuation. */
const plainNameSql = (column: string): string =>
  `regexp_replace(translate(${column}, '''’‘\`´ʼ', ''), '[-‐‑–—]+', ' ', 'g')`;

/**
 * Deletes a session's introductions of other clients with the same e-mail, unless it saved simulations for them: a visitor who corrects a
 * mistyped RUT can then use the e-mail again. A record that the session created is deleted too, or passes to another session that
 * introduced the client since. Older records stay, so that no later answer reveals which RUT was known. See docs/rules.md R131.
 */
async function deleteUnused(
  manager: EntityManager,
  { session, email, identification }: IntroducedEmail,
): Promise<void> {
  const unused: { client: string }[] = await manager.query(
    `WITH unused AS (
       DELETE FROM introductions AS given USING clients
       WHERE clients.uuid = given.client AND given.session = $1 AND given.email = $2 AND identification <> $3
         AND NOT EXISTS (SELECT FROM simulations AS saved WHERE saved.session = $1 AND saved.client = given.client)
       RETURNING client
     ) SELECT client FROM unused`,
    [session, email, identification],
  );
  if (unused.length === 0) return;
  const ofSession = [unused.map(({ client }) => client), session, email];
  await manager.query(
    `UPDATE clients SET session = heir.session, email = heir.email, first_name = ${plainNameSql('heir.first_name')},
       last_name = ${plainNameSql('heir.last_name')}, phone_number = heir.phone_number, age = NULL
     FROM (SELECT DISTINCT ON (client) * FROM introductions WHERE client = ANY ($1) ORDER BY client, email) AS heir
     WHERE clients.uuid = heir.client AND clients.session = $2 AND clients.email = $3`,
    ofSession,
  );
  await manager.query(
    `DELETE FROM clients WHERE uuid = ANY ($1) AND session = $2 AND email = $3
       AND NOT EXISTS (SELECT FROM introductions AS given WHERE given.client = uuid)
       AND NOT EXISTS (SELECT FROM simulations AS saved WHERE saved.client = uuid)`,
    ofSession,
  );
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Runs a change in a transaction, and retries it once after a conflict: the second of two concurrent changes then sees what the first
 * stored or deleted.
 * @throws Problem 409 for another client's e-mail or RUT
 */
export async function retryingConflict<T>(
  source: DataSource,
  caller: Caller,
  wanted: WantedEmail,
  change: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const changed = (): Promise<T> => source.transaction(change);
  try {
    return await changed().catch((error) => {
      if (hasState(error, UNIQUE_VIOLATION, FOREIGN_KEY_VIOLATION)) return changed();
      throw error;
    });
  } catch (error) {
    if (!hasState(error, UNIQUE_VIOLATION)) throw error;
    throw await contactInUse(source.manager, caller, wanted);
  }
}

const hasState = (error: unknown, ...states: readonly string[]): boolean =>
  error instanceof QueryFailedError && states.includes((error.driverError as { code?: string }).code ?? '');
