import { isBlankPhone, normalisePhone } from '@simulador/contracts/platform/phone';
import { oneSpaced } from '@simulador/contracts/calculation/rules/text';
import { toWireRut } from '@simulador/contracts/platform/rut';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import { type EntityManager, Not } from 'typeorm';
import { type Caller, isStaff } from '../../access/caller.ts';
import { ClientEntity } from '../../database/entities/client.entity.ts';
import { IntroductionEntity } from '../../database/entities/introduction.entity.ts';
import { type FieldProblem, Problem } from '../../http/problem.ts';
import type { ClientRecordDto, ClientRequestDto, RecordedContactDto } from './clients.dto.ts';
import { applyBlocks, blockedSince } from '../../people/personal-data/blocks.ts';
import { assertUsable } from '../../people/personal-data/usable.ts';
import { deleteUnused } from './unused-introductions.ts';

/** Contact details of a client's record or of an introduction. */
export type Contact = Pick<ClientEntity, 'email' | 'phoneNumber'>;

/** Returns the client of a RUT, corrected if the caller may do so. @throws Problem 409 for another client's e-mail */
export async function clientFor(
  manager: EntityManager,
  body: ClientRequestDto,
  caller: Caller,
): Promise<ClientEntity> {
  const clients = manager.getRepository(ClientEntity);
  const email = emailOf(body.email);
  const identification = toWireRut(body.identification);
  if (!isStaff(caller)) await deleteUnused(manager, { session: caller.session, email, identification });
  // The introduction is read first, because the record then finds a client that is added concurrently.
  const introduced = await introducedWith(manager, email, caller);
  // One query, because a client could be added between two.
  const alike = await clients.findBy([{ identification }, { email }]);
  const known = alike.find((client) => client.identification === identification);
  if (alike.some((client) => client !== known) || introduced.some((uuid) => uuid !== known?.uuid))
    throw contactInUse(caller);
  if (known && isStaff(caller)) assertUsable(known);
  if (known && !mayChange(known, caller)) return known;
  if (known && isStaff(caller) && known.email !== email) await correctSaved(manager, known, { email });
  const saved = await clients.save({
    ...known,
    identification,
    email,
    firstName: oneSpaced(body.first_name),
    lastName: oneSpaced(body.last_name),
    phoneNumber: phoneOf(body.phone_number) ?? known?.phoneNumber ?? null,
    age: body.age || (known?.age ?? null),
    session: known ? known.session : sessionOf(caller),
  });
  if (!known && (await blockedSince(manager, identification)) !== null)
    await applyBlocks(manager, identification);
  return saved;
}

/**
 * Stores contact details. Staff change the record; a visitor changes their own details, in their saved simulations too, and the record if
 * they created it.
 */
export async function storeContact(
  manager: EntityManager,
  client: ClientEntity,
  changes: Partial<Contact>,
  caller: Caller,
): Promise<void> {
  const { uuid } = client;
  if (isStaff(caller)) {
    // The phone that the visitor gave stays, but mails must not go to a wrong address.
    if (changes.email !== undefined) await correctSaved(manager, client, { email: changes.email });
  } else {
    if (changes.email !== undefined) await assertFree(manager, changes.email, client, caller);
    await manager.update(IntroductionEntity, { session: caller.session, clientUuid: uuid }, changes);
    await correctSaved(manager, { uuid, session: caller.session }, changes);
  }
  if (mayChange(client, caller)) await manager.update(ClientEntity, { uuid }, changes);
}

export const emailOf = (text: string): string => text.trim().toLowerCase();
export const phoneOf = (text: string): string | null => (isBlankPhone(text) ? null : normalisePhone(text));
const sessionOf = (caller: Caller): Buffer | null => (isStaff(caller) ? null : caller.session);

export const mayChange = (client: ClientEntity, caller: Caller): boolean =>
  isStaff(caller) || (client.session !== null && client.session.equals(caller.session));

/** Problem for an e-mail or RUT of another client; staff get the professional sentence. Neither sentence reveals which of the two it is. */
export function contactInUse(caller: Caller): Problem {
  const message = messageText(isStaff(caller) ? 'email_of_another' : 'email_used_elsewhere');
  const field: FieldProblem = { name: 'input_email', message };
  return new Problem(409, message, { fields: [field] });
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

/** Checks that an e-mail is free. @throws Problem 409 for another client's e-mail */
async function assertFree(
  manager: EntityManager,
  email: string,
  { uuid, identification }: ClientEntity,
  caller: Caller,
): Promise<void> {
  await deleteUnused(manager, { session: caller.session, email, identification });
  const introduced = await introducedWith(manager, email, caller);
  const isOfAnother = await manager.existsBy(ClientEntity, { email, uuid: Not(uuid) });
  if (isOfAnother || introduced.some((other) => other !== uuid)) throw contactInUse(caller);
}

/** Changes the contact details in the simulations that one session saved for a client; absent fields stay unchanged. */
async function correctSaved(
  manager: EntityManager,
  { uuid, session }: Pick<ClientEntity, 'uuid' | 'session'>,
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
export const toRecordedContactDto = ({
  firstName,
  lastName,
  email,
  phoneNumber,
}: ClientEntity): RecordedContactDto => ({
  first_name: firstName,
  last_name: lastName,
  email,
  phone_number: phoneNumber,
});
