import { formatPhone } from '@simulador/contracts/platform/phone';
import { plainName } from '@simulador/contracts/calculation/rules/text';
import type { SimulationRead } from './get-simulation.ts';

/** Name and contact details of a client; '' for no phone. */
export interface ContactDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Returns the contact details of the client's record; null if the user may not see it. */
const recordedContact = ({ client_record: record }: SimulationRead): ContactDetails | null =>
  record && {
    name: `${record.first_name} ${record.last_name}`,
    email: record.email,
    phone: record.phone_number ?? '',
  };

/** Returns the record's values of the contact details that differ in the simulation, as notes. See docs/rules.md R200. */
export function recordNotes(read: SimulationRead): Partial<ContactDetails> {
  const record = recordedContact(read);
  const differing = differingContact(read);
  if (!record || !differing) return {};
  const fields = (['name', 'email', 'phone'] as const).filter((field) => differing[field] !== '');
  return Object.fromEntries(
    fields.map((field) => [field, `En la ficha: ${formatPhone(record[field]) || 'ninguno'}`]),
  );
}

/**
 * Returns the simulation's contact details that differ from the client's record; '' for equal ones, null if all are equal. See
 * docs/rules.md R200.
 */
export function differingContact(read: SimulationRead): ContactDetails | null {
  const record = recordedContact(read);
  if (record === null) return null;
  const differing = {
    name: plainName(read.client_name) === plainName(record.name) ? '' : read.client_name,
    email: read.client_email === record.email ? '' : read.client_email,
    phone: read.client_phone === record.phone ? '' : (read.client_phone ?? ''),
  };
  return Object.values(differing).some(Boolean) ? differing : null;
}
