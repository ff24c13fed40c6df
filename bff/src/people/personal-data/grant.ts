import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../access/audit.ts';
import { Problem, broken, refuse, unless } from '../../http/problem.ts';
import {
  erasePerson,
  lockedPerson,
  notePerson,
  type Person,
  type PersonAct,
  requestSubject,
} from './person.ts';
import type { PersonRequest, CorrectionsDto } from './personal-data.dto.ts';
import { isBlankPhone, normalisePhone } from '@simulador/contracts/platform/phone';
import { CORRECTED_NAMES, CORRECTION_RULES } from '@simulador/contracts/calculation/rules/corrections';
import { oneSpaced, plainName, storedEmail } from '@simulador/contracts/calculation/rules/text';
import { emailOfAnother, emailOwner } from './email-owner.ts';
import { noteSuperseded } from './superseded.ts';

/** Corrected data of a person; absent fields stay unchanged. */
export type Corrections = {
  readonly [Name in keyof CorrectionsDto]?: CorrectionsDto[Name] | undefined;
};

const NOTHING = 'Indique al menos un dato corregido.';
const NAME_ONLY = 'De quien solo es codeudor se guarda el nombre: indique el corregido.';

/** Checks corrections. @throws Problem 400 with one entry per invalid field */
export function assertCorrections(given: Corrections): void {
  const named = CORRECTED_NAMES.flatMap((name) => {
    const text = given[name];
    return text === undefined ? [] : [{ name, text }];
  });
  refuse([
    ...unless(named.length > 0, 'first_name', NOTHING),
    ...named.flatMap(({ name, text }) => broken(name, CORRECTION_RULES[name](text))),
  ]);
}

/**
 * Corrects a person's data wherever they are stored, as a client and as a co-debtor, and takes them away from visitors' sessions, because
 * anybody can have typed the person's RUT. Returns the names of the corrected fields. See docs/rules.md R621.
 * @throws Problem 400 without the name of a person who is only a co-debtor, 409 for another client's e-mail
 */
async function correct(
  { rut, client, codebtorOf }: Person,
  given: Corrections,
  act: PersonAct,
): Promise<readonly string[]> {
  const { manager, now } = act;
  const phone = given.phone_number;
  const names = {
    first_name: given.first_name === undefined ? undefined : oneSpaced(given.first_name),
    last_name: given.last_name === undefined ? undefined : oneSpaced(given.last_name),
  };
  // JSON omits undefined values; null values are deleted.
  const next = {
    ...names,
    email: given.email === undefined ? undefined : storedEmail(given.email),
    phone_number: phone === undefined ? undefined : isBlankPhone(phone) ? null : normalisePhone(phone),
  };
  const corrected = namesIn(client === null ? names : next);
  refuse(unless(corrected.length > 0, 'first_name', NAME_ONLY));
  if (client !== null) {
    if (next.email !== undefined) {
      const owner = await emailOwner(manager, { email: next.email, identification: rut });
      if (owner !== undefined) throw emailOfAnother(owner, 'email');
    }
    await noteSuperseded(manager, client, next, now);
    await correctClient(manager, client, next);
  }
  const asCodebtor = namesIn(names).length === 0 ? [] : codebtorOf.map(({ simulation }) => simulation);
  await manager.query(
    `UPDATE simulations SET inputs = jsonb_set(inputs, '{codebtor}', inputs->'codebtor' || $2::jsonb) WHERE uuid = ANY ($1)`,
    [asCodebtor, JSON.stringify({ firstName: names.first_name, lastName: names.last_name })],
  );
  await detachFromVisitors(manager, client, asCodebtor);
  return corrected;
}

const namesIn = (fields: Readonly<Record<string, string | null | undefined>>): string[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]));

/** Corrects the record, which is no visitor's afterwards, the simulations, and waiting mails. */
async function correctClient(
  manager: EntityManager,
  client: string,
  next: { readonly [Name in keyof Corrections]?: string | null | undefined },
): Promise<void> {
  const plain = {
    ...next,
    first_name: next.first_name && plainName(next.first_name),
    last_name: next.last_name && plainName(next.last_name),
  };
  await manager.query(
    `UPDATE clients SET first_name = new.first_name, last_name = new.last_name, email = new.email, phone_number = new.phone_number,
       session = NULL
     FROM (SELECT fixed.* FROM clients AS old CROSS JOIN LATERAL jsonb_populate_record(old, $2) AS fixed WHERE old.uuid = $1) AS new
     WHERE clients.uuid = $1`,
    [client, JSON.stringify(plain)],
  );
  await manager.query('DELETE FROM introductions WHERE client = $1', [client]);
  const inputs = {
    firstName: next.first_name,
    lastName: next.last_name,
    email: next.email,
    phone: next.phone_number,
  };
  await manager.query('UPDATE simulations SET inputs = inputs || $2::jsonb WHERE client = $1', [
    client,
    JSON.stringify(inputs),
  ]);
  if (next.email !== undefined)
    await manager.query(
      `UPDATE mail_intents SET recipient = $2
       WHERE sent_at IS NULL AND simulation IN (SELECT uuid FROM simulations WHERE client = $1)`,
      [client, next.email],
    );
}

/**
 * Takes simulations from visitors' sessions, with the keys of their saves, which a tab could otherwise repeat in vain. Simulations
 * that a signed-in user saved keep their session, because the history names the author; staff read them anyway.
 */
async function detachFromVisitors(
  manager: EntityManager,
  client: string | null,
  asCodebtor: readonly string[],
): Promise<void> {
  await manager.query(
    `WITH detached AS (
       UPDATE simulations SET session = NULL
       WHERE (client = $1 OR uuid = ANY ($2)) AND NOT EXISTS (SELECT FROM sessions WHERE id = simulations.session AND user_id IS NOT NULL)
       RETURNING uuid
     ) DELETE FROM idempotency_keys WHERE simulation IN (SELECT uuid FROM detached)`,
    [client, asCodebtor],
  );
}

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
