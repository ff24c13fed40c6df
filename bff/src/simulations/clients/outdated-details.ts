import type { EntityManager } from 'typeorm';
import type { ClientEntity } from '../../database/entities/client.entity.ts';
import { Problem } from '../../http/problem.ts';
import { type Details, type Rectifiable, supersededIn } from '../../people/personal-data/superseded.ts';

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
