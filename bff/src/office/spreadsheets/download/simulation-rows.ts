import type { DataSource } from 'typeorm';
import { type ListedSimulations, simulationsListed } from '../../listing/listed-simulations.ts';
import { formatted, SELECTED, type SimulationRow } from './columns.ts';

const BATCH = 250;

/** Last row that was read; the next ones are older. The instant is the database's text, because it has microseconds. */
interface Cursor {
  readonly created: string;
  readonly id: number;
}

/**
 * Returns the SQL of the next batch, whose ids are read from an index first. Parts of the snapshot are extracted once per row;
 * damaged ones leave cells empty and do not end the download.
 * @param created,id placeholders of the cursor
 */
const nextRows = (listed: string, created: string, id: string): string => `
  SELECT simulations.version, simulations.created::text AS created,
    ${SELECTED}
  FROM (
    SELECT id FROM (${listed}) AS listed WHERE (created, id) < (${created}::timestamptz, ${id}::int)
    ORDER BY created DESC, id DESC LIMIT ${BATCH}
  ) AS batch
  JOIN simulations ON simulations.id = batch.id
  JOIN clients ON clients.uuid = client
  JOIN states ON states.id = simulations.state
  JOIN resolutions ON resolutions.id = simulations.resolution
  LEFT JOIN users ON users.id = commercial
  LEFT JOIN simulation_sends ON simulation_sends.simulation = simulations.uuid
  CROSS JOIN LATERAL (SELECT texts, "row" AS figures,
      coalesce((jsonb_path_query_first("simulatedOn", '$.datetime("YYYY-MM-DD")', '{}', true) #>> '{}')::date, day) AS simulated_on
    FROM jsonb_to_record(CASE jsonb_typeof(snapshot) WHEN 'object' THEN snapshot ELSE '{}' END)
      AS parts (texts jsonb, "row" jsonb, "simulatedOn" jsonb)) AS parts
  ORDER BY simulations.created DESC, simulations.id DESC`;

/**
 * Reads the rows in batches on demand, the newest first. Each batch starts after the last row of the previous one, so that no connection
 * and no snapshot of the database stays open for the whole download.
 */
export async function* simulationRows(
  source: DataSource,
  listed: ListedSimulations,
): AsyncGenerator<SimulationRow, void> {
  const parameters: unknown[] = [];
  const wanted = simulationsListed(listed, 'id, created', parameters);
  const sql = nextRows(wanted, `$${parameters.length + 1}`, `$${parameters.length + 2}`);
  let before: Cursor | undefined = { created: 'infinity', id: 0 };
  while (before) {
    const rows: (SimulationRow & Cursor)[] = await source.query(sql, [
      ...parameters,
      before.created,
      before.id,
    ]);
    for (const row of rows) yield formatted(row);
    before = rows.length < BATCH ? undefined : rows.at(-1);
    // Emptied, because the promises of node-postgres link each answer to the next one, which keeps all of them in memory until a major
    // collection.
    rows.length = 0;
  }
}
