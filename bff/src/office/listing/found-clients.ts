import type { EntityManager } from 'typeorm';
import { place } from './list-filter.ts';
import { readSearchText, type SearchText } from './search-text.ts';

/** Maximum number of words that are looked up in the index of clients. */
const RARE_WORDS_MAX = 200;
/** Minimum length of a pattern with its `%` on both sides: no index finds a shorter part, which occurs in too many words. */
export const RARE_PATTERN_LENGTH = 5;
const RARE_PATTERNS = 5;
/** Maximum number of clients that a query lists by id, so that the index of their simulations is used. */
const NAMED_CLIENTS_MAX = 2_000;

/** A searched text, with data that finds its clients fast. */
export interface ClientSearch extends SearchText {
  /** Words that contain the rarest part of the text; null if every part occurs in too many words. */
  readonly rareWords: readonly string[] | null;
  /** Ids of the clients found; null if they are too many, or not looked up. */
  readonly few: readonly string[] | null;
}

/** Search without a text, which lists everybody. */
export const NO_SEARCH: ClientSearch = { ...readSearchText(''), rareWords: null, few: null };

/** Looks up the clients that a text finds, and adds their ids if they are few. */
export async function withFewClients(manager: EntityManager, text: SearchText): Promise<ClientSearch> {
  if (text.patterns.length === 0) return NO_SEARCH;
  const { contact } = text;
  if (contact !== null)
    return {
      ...text,
      rareWords: null,
      few: await fewOf(manager, (parameters) => contactsFound(text, contact, parameters)),
    };
  const search = await withRareWords(manager, text);
  if (search.rareWords === null) return search;
  return { ...search, few: await fewOf(manager, (parameters) => clientsFound(search, parameters)) };
}

/**
 * Adds the words that contain the rarest part: the index finds their clients, and the other parts filter them. If every part occurs in too
 * many words, adds none, because reading all clients is cheaper.
 */
export async function withRareWords(manager: EntityManager, search: SearchText): Promise<ClientSearch> {
  const candidates = search.patterns
    .filter(({ length }) => length >= RARE_PATTERN_LENGTH)
    .sort((one, other) => other.length - one.length)
    .slice(0, RARE_PATTERNS);
  const [rarest]: { words: readonly string[] }[] = await manager.query(
    `SELECT coalesce(words, '{}') AS words FROM unnest($1::text[]) AS pattern
     CROSS JOIN LATERAL (
       SELECT array_agg(word) AS words, coalesce(sum(clients), 0) AS clients FROM (
         SELECT word, clients FROM search_words WHERE word LIKE fold_text(pattern) LIMIT ${RARE_WORDS_MAX + 1}
       ) AS matching
     ) AS found
     WHERE coalesce(cardinality(words), 0) <= ${RARE_WORDS_MAX} ORDER BY clients LIMIT 1`,
    [candidates],
  );
  return { ...search, rareWords: rarest?.words ?? null, few: null };
}

/**
 * Returns the condition on a row of `clients` whose names or RUT contain each part of the text. One condition per part, so that the planner
 * can estimate the number of clients.
 */
export function isNamed({ patterns, rut, rareWords }: ClientSearch, parameters: unknown[]): string {
  const parts = patterns.map((pattern) => `search_text LIKE fold_text(${place(parameters, pattern)})`);
  const words =
    rareWords === null
      ? []
      : [`regexp_split_to_array(search_text, '\\s+') && ${place(parameters, rareWords)}::text[]`];
  return `(identification = ${place(parameters, rut)} OR ${[...words, ...parts].join(' AND ')})`;
}

/** Returns the condition on the e-mail and the phone of a row of `clients` or `introductions`. */
const hasContact = (table: 'clients' | 'introductions', pattern: string): string =>
  `(${table}.email || ' ' || coalesce(${table}.phone_number, '')) LIKE ${pattern}`;

/** Returns the query of the clients that a text finds by their own data. */
export function clientsFound(search: ClientSearch, parameters: unknown[]): string {
  const { contact, few } = search;
  if (few !== null) return `SELECT unnest(${place(parameters, few)}::uuid[])`;
  if (contact === null) return `SELECT uuid FROM clients WHERE ${isNamed(search, parameters)}`;
  // Joined, so that the planner can estimate their number. A text that occurs in so many contacts occurs in no name or RUT.
  const pattern = place(parameters, contact);
  return `SELECT uuid FROM clients LEFT JOIN (
      SELECT DISTINCT client FROM introductions WHERE ${hasContact('introductions', pattern)}
    ) AS introduced ON introduced.client = uuid
    WHERE ${hasContact('clients', pattern)} OR introduced.client IS NOT NULL`;
}

/** Returns the query of the clients that a text finds by a contact or a word, each with its own index. A client may occur several times. */
function contactsFound({ patterns, rut }: SearchText, contact: string, parameters: unknown[]): string {
  const pattern = place(parameters, contact);
  const words = patterns.map((part) => `word LIKE fold_text(${place(parameters, part)})`);
  return `SELECT uuid FROM clients WHERE identification = ${place(parameters, rut)}
    UNION ALL SELECT uuid FROM clients WHERE ${hasContact('clients', pattern)}
    UNION ALL SELECT client FROM introductions WHERE ${hasContact('introductions', pattern)}
    UNION ALL SELECT client FROM listed_words WHERE word IN (SELECT word FROM search_words WHERE ${words.join(' AND ')})`;
}

/** Returns the ids of a query's clients; null if they are too many. */
async function fewOf(
  manager: EntityManager,
  query: (parameters: unknown[]) => string,
): Promise<readonly string[] | null> {
  const parameters: unknown[] = [];
  const found: { uuid: string }[] = await manager.query(
    `${query(parameters)} LIMIT ${NAMED_CLIENTS_MAX + 1}`,
    parameters,
  );
  return found.length > NAMED_CLIENTS_MAX ? null : found.map(({ uuid }) => uuid);
}
