import type { EntityManager } from 'typeorm';
import { plainName } from '@simulador/contracts/calculation/rules/text';
import { toWireRut } from '@simulador/contracts/platform/rut';
import { type Caller, isStaff } from '../../access/caller.ts';
import { ClientEntity } from '../../database/entities/client.entity.ts';
import { IntroductionEntity } from '../../database/entities/introduction.entity.ts';
import { Problem } from '../../http/problem.ts';
import { type Details, type Rectifiable, supersededIn } from '../../people/personal-data/superseded.ts';
import type { ClientRequestDto } from './clients.dto.ts';

const NAMES: Readonly<Record<Rectifiable, string>> = {
  first_name: 'El nombre',
  last_name: 'El apellido',
  email: 'El correo',
  phone_number: 'El teléfono',
};

/** Problem 409 for staff, whose form shows what a rectification has replaced. */
function outdated(fields: readonly Rectifiable[]): Problem {
  const problems = fields.map((name) => ({
    name,
    message: `${NAMES[name]} se rectificó a petición de la persona. Recargue la página para ver el actual.`,
  }));
  return new Problem(409, problems.map(({ message }) => message).join(' '), { fields: problems });
}

/** Returns the given fields that a rectification has replaced. @throws Problem 409 for staff */
export async function outdatedFields(
  manager: EntityManager,
  client: ClientEntity,
  given: Details,
  caller: Caller,
): Promise<readonly Rectifiable[]> {
  const fields = await supersededIn(manager, client, given);
  if (fields.length > 0 && isStaff(caller)) throw outdated(fields);
  return fields;
}

/**
 * Returns an introduction with the current details in place of those that a rectification has replaced, if the session introduced the client
 * before, so that its form may be older. What another visitor gives is that visitor's own. See docs/rules.md R665.
 * @throws Problem 409 for staff
 */
export async function withCurrentDetails(
  manager: EntityManager,
  body: ClientRequestDto,
  caller: Caller,
): Promise<ClientRequestDto> {
  const client = await manager.findOneBy(ClientEntity, { identification: toWireRut(body.identification) });
  if (!client?.rectifiedAt) return body;
  const { session } = caller;
  const introduced = await manager.findOneBy(IntroductionEntity, { session, clientUuid: client.uuid });
  if (!introduced && !isStaff(caller)) return body;
  const fields = await outdatedFields(manager, client, body, caller);
  if (!introduced || fields.length === 0) return body;
  const isOld = (field: Rectifiable): boolean => fields.includes(field);
  const { firstName, lastName, email, phoneNumber } = introduced;
  return {
    ...body,
    ...(isOld('first_name') ? { first_name: plainName(firstName), written_first_name: firstName } : {}),
    ...(isOld('last_name') ? { last_name: plainName(lastName), written_last_name: lastName } : {}),
    ...(isOld('email') ? { email } : {}),
    ...(isOld('phone_number') ? { phone_number: phoneNumber ?? '' } : {}),
  };
}
