import { createHmac, randomBytes } from 'node:crypto';

/** Of this process alone and never written: pseudonyms can't be turned back, yet one person stays one person. */
const KEY = randomBytes(32);

/** The same question without the person: figures, codes and flags stay, each text becomes a pseudonym. */
export function withoutPerson(value: unknown): unknown {
  if (typeof value === 'string') return pseudonym(value);
  if (Array.isArray(value)) return value.map(withoutPerson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutPerson(part)]));
}

const pseudonym = (text: string): string =>
  text === '' ? '' : `~${createHmac('sha256', KEY).update(text).digest('hex').slice(0, 12)}`;
