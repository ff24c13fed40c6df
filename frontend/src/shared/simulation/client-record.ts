import type { SimulationRead } from './summary-slots.ts';

/** How a client is called and reached; '' for no phone. */
export interface ClientWords {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** What the bank has of the client of a RUT; null where the reader is not told. */
const recordedWords = ({ client_record: record }: SimulationRead): ClientWords | null =>
  record && {
    name: `${record.first_name} ${record.last_name}`,
    email: record.email,
    phone: record.phone_number ?? '',
  };

/** What the record has of it, where the simulation says otherwise: to be shown beside it. See docs/rules.md R200. */
export function besideRecorded(read: SimulationRead, word: keyof ClientWords): { readonly second?: string } {
  const record = recordedWords(read);
  if (!record || !wordsBesideRecord(read)?.[word]) return {};
  return { second: `En la ficha: ${record[word] || 'ninguno'}` };
}

/** What was said for this simulation and is not so in the client's record; '' for the rest, null for nothing. See docs/rules.md R200. */
export function wordsBesideRecord(read: SimulationRead): ClientWords | null {
  const record = recordedWords(read);
  if (record === null) return null;
  const beside = {
    name: read.client_name === record.name ? '' : read.client_name,
    email: read.client_email === record.email ? '' : read.client_email,
    phone: read.client_phone === record.phone ? '' : (read.client_phone ?? ''),
  };
  return Object.values(beside).some(Boolean) ? beside : null;
}
