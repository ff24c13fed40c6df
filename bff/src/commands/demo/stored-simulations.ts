import { randomUUID } from 'node:crypto';
import { NEW_RESOLUTION } from '@simulador/contracts/office/states';
import type { DataSource, EntityManager } from 'typeorm';
import { QUOTE_VALID_DAYS } from '../../config/environment.ts';
import { DEMO_DOMAIN, demoPerson, SeededRandom } from './people.ts';
import {
  type DemoFigures,
  type DemoSimulation,
  demoFigures,
  demoSimulations,
  type Period,
} from './simulations.ts';

const SEED = 20_261_120;
/** Maximum number of simulations written by one statement, which may take five seconds on a busy machine. */
const BATCH = 1_000;

/** Simulations to add. */
interface WantedSimulations extends Period {
  readonly count: number;
}

/** Adds simulations of new invented people. @param report called now and then with the number so far @returns the number of people */
export async function addDemoSimulations(
  source: DataSource,
  { count, days, now }: WantedSimulations,
  report: (made: number) => void = () => undefined,
): Promise<number> {
  const people = await countOfPeople(source);
  const random = new SeededRandom(SEED + people);
  const figures = demoFigures({ now, days }, random);
  const choices = { now, days, executives: await executivesOf(source) };
  let [made, number] = [0, people];
  const connection = source.createQueryRunner();
  try {
    await keepFigures(connection.manager, figures);
    while (made < count) {
      const size = Math.min(BATCH, count - made);
      const batch: Batch = { people: [], simulations: [] };
      while (batch.simulations.length < size) {
        number += 1;
        const client = randomUUID();
        batch.people.push({ ...demoPerson(number, random), uuid: client });
        const simulations = demoSimulations(choices, random).slice(0, size - batch.simulations.length);
        batch.simulations.push(...simulations.map((each) => ({ ...each, client, uuid: randomUUID() })));
      }
      await connection.manager.transaction((manager) => insertBatch(manager, batch, now));
      made += batch.simulations.length;
      if (made % 50_000 < BATCH) report(made);
    }
    await connection.query('DROP TABLE demo_figures');
  } finally {
    await connection.release();
  }
  await source.query('ANALYZE clients, simulations');
  return number - people;
}

async function countOfPeople(source: DataSource): Promise<number> {
  const [row]: [{ n: number }] = await source.query(
    'SELECT count(*)::int AS n FROM clients WHERE email LIKE $1',
    [`%@${DEMO_DOMAIN}`],
  );
  return row.n;
}

async function executivesOf(source: DataSource): Promise<number[]> {
  const rows: { id: number }[] = await source.query(
    "SELECT id FROM users WHERE bank_role IN ('executiverole', 'commercialrole') AND NOT disabled ORDER BY id",
  );
  return rows.map(({ id }) => id);
}

interface Batch {
  readonly people: (ReturnType<typeof demoPerson> & { readonly uuid: string })[];
  readonly simulations: (DemoSimulation & { readonly client: string; readonly uuid: string })[];
}

/** Stores the figures in a temporary table, which only this connection sees. */
async function keepFigures(manager: EntityManager, figures: readonly DemoFigures[]): Promise<void> {
  await manager.query(
    `CREATE TEMPORARY TABLE demo_figures (place integer PRIMARY KEY, inputs jsonb, snapshot jsonb, value_uf numeric,
       credit_uf numeric, dividend_uf numeric, rate_pct numeric, uf_value numeric, uf_date date, branch int)`,
  );
  await manager.query(
    `INSERT INTO demo_figures SELECT place - 1, figures->'inputs', snapshot,
       (calculation->>'valorpropiedad')::numeric, (calculation->>'montocredito')::numeric,
       (snapshot->'row'->>'DivTotal')::numeric, (calculation->>'tasasimulacion')::numeric,
       (snapshot->'uf'->>'value')::numeric, (snapshot->'uf'->>'date')::date, (figures->>'branch')::int
     FROM jsonb_array_elements($1) WITH ORDINALITY AS each (figures, place),
       LATERAL (SELECT figures->'snapshot' AS snapshot, figures->'snapshot'->'calculation' AS calculation) AS parts`,
    [JSON.stringify(figures)],
  );
}

async function insertBatch(manager: EntityManager, { people, simulations }: Batch, now: Date): Promise<void> {
  await manager.query(
    `INSERT INTO clients (uuid, first_name, last_name, identification, email, phone_number, age, worker_type, created)
     SELECT uuid, first_name, last_name, identification, email, phone_number, age, worker_type, $2
     FROM jsonb_to_recordset($1) AS person (uuid uuid, first_name text, last_name text, identification text,
       email text, phone_number text, age int, worker_type int)`,
    [JSON.stringify(people), now],
  );
  await manager.query(
    `INSERT INTO simulations (uuid, client, flavour, inputs, snapshot, property_value_uf, credit_uf, total_dividend_uf,
       annual_rate_pct, uf_value, uf_date, state, resolution, commercial, enviado_a_finnflow, created, mailed_at, first_answer_at,
       contact_on, contact_channel, contact_note, branch, quoted_until)
     SELECT given.uuid, client, 'web',
       inputs || jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', email, 'age', age,
         'phone', phone_number, 'workerType', worker_type),
       snapshot, value_uf, credit_uf, dividend_uf, rate_pct, uf_value, uf_date, resolutions.state, resolutions.id,
       commercial, sent, simulated.at, simulated.at,
       CASE WHEN resolutions.id <> $3 OR comment IS NOT NULL OR contact_in_days IS NOT NULL
         THEN least(simulated.at + interval '1 hour', $2) END,
       ($2::timestamptz AT TIME ZONE 'America/Santiago')::date + contact_in_days,
       CASE WHEN contact_in_days IS NOT NULL THEN 'phone' END,
       CASE WHEN contact_in_days IS NOT NULL THEN 'Llamar por los documentos que faltan.' END,
       branch, (simulated.at AT TIME ZONE 'America/Santiago')::date + ${QUOTE_VALID_DAYS}
     FROM jsonb_to_recordset($1) AS given (uuid uuid, client uuid, figures int, seconds_ago int, resolution int,
       commercial int, sent boolean, comment text, contact_in_days int)
     CROSS JOIN LATERAL (SELECT $2::timestamptz - seconds_ago * interval '1 second') AS simulated (at)
     JOIN demo_figures ON place = given.figures JOIN clients ON clients.uuid = client
     JOIN resolutions ON resolutions.id = given.resolution
     ORDER BY seconds_ago DESC`,
    [JSON.stringify(simulations), now, NEW_RESOLUTION],
  );
  await manager.query(
    `INSERT INTO comments (simulation, creator, comment, highlight, created)
     SELECT given.uuid, coalesce(given.commercial, (SELECT min(id) FROM users)), comment, highlight, least(created + interval '1 hour', $2)
     FROM jsonb_to_recordset($1) AS given (uuid uuid, commercial int, comment text, highlight boolean)
     JOIN simulations ON simulations.uuid = given.uuid WHERE comment IS NOT NULL`,
    [JSON.stringify(simulations), now],
  );
}
