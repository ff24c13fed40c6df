import { isBlankPhone, normalisePhone } from '@simulador/contracts/platform/phone';
import { plainName, storedEmail } from '@simulador/contracts/calculation/rules/text';
import type { EntityManager } from 'typeorm';
import { digestOf } from '../../access/secrets.ts';
import type { ClientEntity } from '../../database/entities/client.entity.ts';
import { Problem } from '../../http/problem.ts';

/** Details of a client that a rectification can replace, by their names on the wire. */
export const RECTIFIABLE = ['first_name', 'last_name', 'email', 'phone_number'] as const;
export type Rectifiable = (typeof RECTIFIABLE)[number];
export type Details = Readonly<Partial<Record<Rectifiable, string | null | undefined>>>;

/** Stores which values a rectification is about to replace; its new values are current, even if an earlier one had replaced them. */
export async function noteSuperseded(
  manager: EntityManager,
  client: string,
  next: Details,
  now: Date,
): Promise<void> {
  const known: Details[] = await manager.query(
    `SELECT first_name, last_name, email, phone_number FROM clients WHERE uuid = $1
     UNION SELECT first_name, last_name, email, phone_number FROM introductions WHERE client = $1
     UNION SELECT inputs->>'firstName', inputs->>'lastName', inputs->>'email', inputs->>'phone' FROM simulations WHERE client = $1`,
    [client],
  );
  const corrected = RECTIFIABLE.filter((field) => next[field] !== undefined);
  const replaced = corrected.flatMap((field) => known.map((details) => [field, details[field]] as const));
  const digests = replaced.flatMap(([field, value]) =>
    value ? [{ field, digest: detailDigest(client, field, value) }] : [],
  );
  await manager.query(
    `INSERT INTO superseded_details (client, field, digest)
     SELECT $1, * FROM unnest($2::text[], $3::bytea[]) ON CONFLICT DO NOTHING`,
    [client, digests.map(({ field }) => field), digests.map(({ digest }) => digest)],
  );
  const current = corrected.flatMap((field) =>
    next[field] ? [detailDigest(client, field, next[field])] : [],
  );
  await manager.query('DELETE FROM superseded_details WHERE client = $1 AND digest = ANY ($2)', [
    client,
    current,
  ]);
  await manager.query('UPDATE clients SET rectified_at = $2 WHERE uuid = $1', [client, now]);
}

/** Returns the fields whose given value a rectification has replaced. */
export async function supersededIn(
  manager: EntityManager,
  { uuid, rectifiedAt }: { readonly uuid: string; readonly rectifiedAt: Date | null },
  given: Details,
): Promise<readonly Rectifiable[]> {
  if (rectifiedAt === null) return [];
  const digests = RECTIFIABLE.map((field) => (given[field] ? detailDigest(uuid, field, given[field]) : null));
  const rows: { field: Rectifiable }[] = await manager.query(
    'SELECT field FROM superseded_details WHERE client = $1 AND digest = ANY ($2)',
    [uuid, digests],
  );
  return rows.map(({ field }) => field);
}

/** Returns the digest of a value, however it is written. */
const detailDigest = (client: string, field: Rectifiable, value: string): Buffer =>
  digestOf(client, field, comparable(field, value));

function comparable(field: Rectifiable, value: string): string {
  if (field === 'phone_number') return isBlankPhone(value) ? '' : normalisePhone(value);
  return field === 'email' ? storedEmail(value) : plainName(value).toLowerCase();
}

const NAMES: Readonly<Record<Rectifiable, string>> = {
  first_name: 'El nombre',
  last_name: 'El apellido',
  email: 'El correo',
  phone_number: 'El teléfono',
};

/**
 * Refuses details that a rectification has replaced: the form is older. Only for staff, because the answer tells a value of the person.
 * See docs/rules.md R665.
 * @throws Problem 409
 */
export async function assertNotOutdated(
  manager: EntityManager,
  client: ClientEntity,
  given: Details,
): Promise<void> {
  const fields = await supersededIn(manager, client, given);
  if (fields.length === 0) return;
  const problems = fields.map((name) => ({
    name,
    message: `${NAMES[name]} se rectificó a petición de la persona. Recargue la página para ver el actual.`,
  }));
  throw new Problem(409, problems.map(({ message }) => message).join(' '), { fields: problems });
}
