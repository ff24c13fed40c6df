import type { DayWindow } from '@simulador/contracts/platform/day-window';
import type { EntityManager } from 'typeorm';
import {
  type ClientPage,
  filterParameters,
  listedCondition,
  type ListedClient,
  type ListFilter,
  type Page,
  place,
} from './list-filter.ts';
import {
  type ClientSearch,
  clientsFound,
  RARE_PATTERN_LENGTH,
  withFewClients,
  withRareWords,
} from './found-clients.ts';
import type { SearchText } from './search-text.ts';

const OF_FILTER = 'state = $1 AND resolution = $2 AND commercial = $3';
/** A client is listed by the last day in the window. */
const LAST_IN_WINDOW = 'day BETWEEN $4 AND $5 AND next_day > $5';

/** Returns the number of clients listed by each day, the latest first. */
function countByDay(
  manager: EntityManager,
  filter: ListFilter,
): Promise<readonly { readonly day: string; readonly clients: number }[]> {
  return manager.query(
    `SELECT day::text, sum(clients)::int AS clients FROM client_day_counts
     WHERE ${OF_FILTER} AND ${LAST_IN_WINDOW} GROUP BY day ORDER BY day DESC`,
    filterParameters(filter),
  );
}

const sumOf = (days: readonly { readonly clients: number }[]): number =>
  days.reduce((sum, { clients }) => sum + clients, 0);

export const countClients = async (manager: EntityManager, filter: ListFilter): Promise<number> =>
  sumOf(await countByDay(manager, filter));

/** Returns a page, the newest clients first. Skips whole days before the page by their counts. */
export async function pageOfClients(
  manager: EntityManager,
  filter: ListFilter,
  page: Page,
): Promise<ClientPage> {
  const days = await countByDay(manager, filter);
  const count = sumOf(days);
  let skipped = (page.number - 1) * page.size;
  const first = days.find(({ clients }) => {
    if (skipped < clients) return true;
    skipped -= clients;
    return false;
  });
  if (!first) return { count, clients: [] };
  const clients: ListedClient[] = await manager.query(
    `SELECT client, NULL AS "onlySimulation" FROM client_days
     WHERE ${OF_FILTER} AND ${LAST_IN_WINDOW} AND day <= $6
     ORDER BY day DESC, newest DESC, newest_id DESC OFFSET $7 LIMIT $8`,
    [...filterParameters(filter), first.day, skipped, page.size],
  );
  return { count, clients };
}

const wordsLike = (parameter: string): string =>
  `SELECT word FROM search_words WHERE word LIKE fold_text(${parameter})`;

/**
 * Returns SQL for the clients with a word that contains a pattern: one row each, which without filters is that of the last day in the
 * window.
 */
const foundByWord = (pattern: string, rut: string | null, parameters: unknown[]): string => `
  SELECT client, max(created) AS newest, max(id) AS newest_id FROM listed_words
  WHERE word IN (${wordsLike(place(parameters, pattern))} UNION ALL SELECT ${place(parameters, rut)}) AND day BETWEEN $4 AND $5
    AND CASE WHEN ($1, $2, $3) = (0, 0, 0) THEN next_day > $5
      ELSE $1 IN (0, state) AND $2 IN (0, resolution) AND $3 IN (0, commercial) END
  GROUP BY client`;

/** Returns the only word that contains the text; null if several or none do. */
async function onlyWord(manager: EntityManager, { patterns, rut }: SearchText): Promise<string | null> {
  if (patterns.length > 1) return null;
  const words: { word: string }[] = await manager.query(
    `${wordsLike('$1')} UNION ALL SELECT $2::text WHERE $2 IS NOT NULL LIMIT 2`,
    [patterns[0], rut],
  );
  return words.length === 1 ? (words[0]?.word ?? null) : null;
}

/** Returns each matching client once, ordered by the date of its latest simulation in the window (index order, so no sort). */
async function pageOfWord(
  manager: EntityManager,
  word: string,
  window: DayWindow,
  page: Page,
): Promise<ClientPage> {
  const ofWord = 'FROM listed_words WHERE word = $1 AND day BETWEEN $2 AND $3 AND next_day > $3';
  const [answer]: [{ count: number; clients: readonly string[] }] = await manager.query(
    `SELECT (SELECT count(*)::int ${ofWord}) AS count,
       ARRAY(SELECT client ${ofWord} ORDER BY day DESC, created DESC, id DESC OFFSET $4 LIMIT $5) AS clients`,
    [word, window.from, window.to, (page.number - 1) * page.size, page.size],
  );
  const clients = answer.clients.map((client) => ({ client, onlySimulation: null }));
  return { count: answer.count, clients };
}

const isAny = ({ state, resolution, commercial }: ListFilter): boolean =>
  state === 0 && resolution === 0 && commercial === 0;

/** Returns SQL for the clients with several parts of words, or with a contact, each by the last day in the window. */
const foundByClient = (search: ClientSearch, parameters: unknown[]): string => `
  SELECT client, newest, newest_id FROM client_days
  WHERE ${OF_FILTER} AND ${LAST_IN_WINDOW} AND client IN (${clientsFound(search, parameters)})`;

/** Returns a page of the clients that a text finds, directly or by the number of a simulation. */
export async function pageOfFoundClients(
  manager: EntityManager,
  filter: ListFilter,
  search: SearchText,
  page: Page,
): Promise<ClientPage> {
  const { contact, patterns, rut, simulationId } = search;
  const isOfWords = contact === null;
  const word = isOfWords && isAny(filter) && simulationId === null ? await onlyWord(manager, search) : null;
  if (word !== null) return pageOfWord(manager, word, filter.window, page);
  const parameters = [...filterParameters(filter), simulationId, (page.number - 1) * page.size, page.size];
  const [pattern = '', ...others] = patterns;
  const isOne = isOfWords && others.length === 0 && pattern.length >= RARE_PATTERN_LENGTH;
  const found = isOne
    ? foundByWord(pattern, rut, parameters)
    : foundByClient(await (isOfWords ? withRareWords : withFewClients)(manager, search), parameters);
  const [answer]: [{ count: number; clients: readonly ListedClient[] | null }] = await manager.query(
    `WITH found AS MATERIALIZED (${found}
     ), numbered AS MATERIALIZED (
       SELECT client, created AS newest, id AS newest_id, id AS single FROM simulations
       WHERE id = $6 AND ${listedCondition(filter, [])} AND client NOT IN (SELECT client FROM found)
     ), page AS (
       SELECT client, newest, newest_id, NULL::integer AS single FROM found UNION ALL SELECT * FROM numbered
       ORDER BY newest DESC, newest_id DESC OFFSET $7 LIMIT $8
     )
     SELECT (SELECT count(*) FROM found)::int + (SELECT count(*) FROM numbered)::int AS count,
       (SELECT json_agg(json_build_object('client', client, 'onlySimulation', single) ORDER BY newest DESC, newest_id DESC)
        FROM page) AS clients`,
    parameters,
  );
  return { count: answer.count, clients: answer.clients ?? [] };
}
