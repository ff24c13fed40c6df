/** The tables of list and dashboard, which triggers update, always equal a recount. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource, type QueryRunner } from 'typeorm';
import { createUser } from '../src/testing/staff.ts';
import { storeListed } from '../src/testing/listed-simulations.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

let bff: TestBff;
let executive: number;
beforeAll(async () => {
  bff = await startBff();
  executive = await createUser(bff, 'executiverole');
  await storeListed(bff);
  await bff.query(`ALTER TABLE simulations ALTER COLUMN created SET DEFAULT '2026-11-20T15:00Z'`);
});
afterAll(() => bff.close());

/** Returns the differences between the stored counts and a recount of all simulations. */
const differences = async (): Promise<unknown[]> =>
  bff.query(`
    WITH counted AS (
      SELECT state, resolution, commercial, day, next_day, count(*) AS n FROM current_client_days GROUP BY 1, 2, 3, 4, 5
    ), kept_counts AS (
      SELECT state, resolution, commercial, day, next_day, sum(clients) AS clients FROM client_day_counts GROUP BY 1, 2, 3, 4, 5
    ), days AS (
      SELECT day, state, resolution, coalesce(commercial, -1) AS commercial, count(*) AS n FROM simulations GROUP BY 1, 2, 3, 4
    ), kept_days AS (
      SELECT day, state, resolution, commercial, sum(simulations) AS simulations FROM simulation_day_counts GROUP BY 1, 2, 3, 4
    )
    SELECT 'client_days' AS of, to_jsonb(kept) AS kept, to_jsonb(now) AS now
      FROM client_days AS kept FULL JOIN current_client_days AS now
        USING (client, state, resolution, commercial, day, newest, newest_id, next_day)
      WHERE kept IS NULL OR now IS NULL
    UNION ALL
    SELECT 'client_day_counts', to_jsonb(kept), to_jsonb(counted)
      FROM kept_counts AS kept FULL JOIN counted USING (state, resolution, commercial, day, next_day)
      WHERE coalesce(kept.clients, 0) <> coalesce(counted.n, 0)
    UNION ALL
    SELECT 'simulation_day_counts', to_jsonb(kept), to_jsonb(days)
      FROM kept_days AS kept FULL JOIN days USING (day, state, resolution, commercial)
      WHERE coalesce(kept.simulations, 0) <> coalesce(days.n, 0)
    UNION ALL
    SELECT 'listed_words', to_jsonb(kept), to_jsonb(now)
      FROM listed_words AS kept FULL JOIN current_listed_words AS now
        USING (word, client, day, created, id, state, resolution, commercial, next_day)
      WHERE kept IS NULL OR now IS NULL
    UNION ALL
    SELECT 'search_words', to_jsonb(kept), to_jsonb(now)
      FROM search_words AS kept
      FULL JOIN (SELECT word, count(*) AS clients FROM clients, words_of(search_text) AS word GROUP BY word) AS now
        USING (word, clients)
      WHERE kept IS NULL OR now IS NULL`);

const total = async (): Promise<number> => {
  const [row] = await bff.query(
    "SELECT coalesce(sum(clients), 0)::int AS n FROM client_day_counts WHERE state = 0 AND commercial = 0 AND next_day = 'infinity'",
  );
  return (row as { n: number }).n;
};

/** SQL: copies the first simulation: `clients` new people with `each` simulations on days of the last quarter. */
const COPIED = `
  WITH person AS (SELECT gen_random_uuid() AS uuid, n FROM generate_series($1::int, $2::int) AS n),
  people AS (
    INSERT INTO clients (uuid, first_name, last_name, identification, email)
    SELECT uuid, 'Ana', 'Soto', n || '-0', n || '@correo.example' FROM person RETURNING uuid
  )
  INSERT INTO simulations (client, flavour, inputs, snapshot, property_value_uf, credit_uf, total_dividend_uf,
    annual_rate_pct, uf_value, uf_date, state, resolution, commercial, created)
  SELECT person.uuid, flavour, inputs, snapshot, property_value_uf, credit_uf, total_dividend_uf, annual_rate_pct,
    uf_value, uf_date, resolutions.state, resolutions.id, CASE WHEN (n + place) % 2 = 0 THEN $4::int END,
    timestamptz '2026-11-20T15:00Z' - (n * 37 + place * 53) % 90 * interval '23 hours'
  FROM person, people, generate_series(1, $3::int) AS place, (SELECT * FROM simulations LIMIT 1) AS model,
    LATERAL (SELECT * FROM resolutions ORDER BY id * (n + place) % 11, id LIMIT 1) AS resolutions
  WHERE people.uuid = person.uuid`;
/** SQL: stores a simulation of a client, like the others, saved today. */
const SAVED_TODAY = `
  INSERT INTO simulations (client, flavour, inputs, snapshot, property_value_uf, credit_uf, total_dividend_uf,
    annual_rate_pct, uf_value, uf_date, state, resolution)
  SELECT $1, flavour, inputs, snapshot, property_value_uf, credit_uf, total_dividend_uf, annual_rate_pct, uf_value,
    uf_date, 1, 1 FROM simulations LIMIT 1`;
const createRunner = (): QueryRunner => bff.app.get(DataSource).createQueryRunner();

let copied = 1000;
const copy = async (clients: number, each: number): Promise<void> => {
  await bff.query(COPIED, [copied + 1, copied + clients, each, executive]);
  copied += clients;
};

it('stays correct while simulations are saved, changed and deleted, one by one and concurrently', async () => {
  await copy(40, 6);
  expect([await differences(), await total()]).toEqual([[], 41]);
  await bff.query(
    `UPDATE simulations SET state = 3, resolution = 6, commercial = CASE WHEN id % 2 = 0 THEN NULL ELSE $1::int END WHERE id % 3 = 0`,
    [executive],
  );
  expect(await differences()).toEqual([]);
  await bff.query('UPDATE simulations SET commercial = $1, state = 2, resolution = 5 WHERE id % 7 = 0', [
    executive,
  ]);
  await bff.query('DELETE FROM simulations WHERE id % 5 = 0');
  expect(await differences()).toEqual([]);
  await bff.query(`UPDATE simulations SET created = created + interval '10 days' WHERE id % 4 = 0`);
  expect(await differences()).toEqual([]);
});

it('follows clients’ names, and drops unused ones', async () => {
  await bff.query(
    `UPDATE clients SET first_name = 'Wenceslao', last_name = 'Muñoz  ' || last_name WHERE identification IN ('1001-0', '1002-0')`,
  );
  expect(await differences()).toEqual([]);
  const wenceslaos = (): Promise<unknown[]> =>
    bff.query(`SELECT clients FROM search_words WHERE word = 'wenceslao'`);
  expect(await wenceslaos()).toEqual([{ clients: 2 }]);
  await bff.query(`UPDATE clients SET first_name = 'Ana' WHERE identification = '1001-0'`);
  await bff.query(
    `WITH gone AS (DELETE FROM simulations USING clients WHERE client = clients.uuid AND identification = '1002-0')
     DELETE FROM clients WHERE identification = '1002-0'`,
  );
  expect([await wenceslaos(), await differences()]).toEqual([[], []]);
});

it('stays correct under concurrent changes of the same people’s simulations', async () => {
  const source = bff.app.get(DataSource);
  /** Changes rows like the product: several rows are locked in the order of their ids. */
  const change = (which: string, what: string, parameters: unknown[]): Promise<unknown> =>
    source.query(
      `WITH wanted AS (SELECT uuid FROM simulations WHERE ${which} ORDER BY uuid FOR NO KEY UPDATE)
       UPDATE simulations SET ${what} FROM wanted WHERE wanted.uuid = simulations.uuid`,
      parameters,
    );
  const people: { uuid: string }[] = await source.query('SELECT uuid FROM clients ORDER BY uuid LIMIT 5');
  const changes = Array.from({ length: 60 }, (_, n) => {
    const { uuid } = people[n % people.length] ?? { uuid: randomUUID() };
    if (n % 3 === 0) return change('client = $1', 'state = 2, resolution = 2 + $2::int % 4', [uuid, n]);
    if (n % 3 === 1) return change('client = $1 OR id % 9 = 0', 'commercial = NULL', [uuid]);
    return source.query(SAVED_TODAY, [uuid]);
  });
  await Promise.all(changes);
  expect(await differences()).toEqual([]);
});

it('lets a simulation be saved before another one of the same day is committed', async () => {
  await copy(3, 1);
  const clients = (await bff.query('SELECT uuid FROM clients ORDER BY identification DESC LIMIT 3')) as {
    uuid: string;
  }[];
  const save = (runner: QueryRunner, place: number): Promise<unknown> =>
    runner.query(SAVED_TODAY, [clients[place]?.uuid]);
  const [first, second] = [createRunner(), createRunner()];
  for (const runner of [first, second]) await runner.startTransaction();
  await save(first, 0);
  await second.query("SET LOCAL lock_timeout = '1s'");
  await save(second, 1);
  for (const runner of [first, second]) await runner.commitTransaction();
  expect(await differences()).toEqual([]);
  // A later change updates one of the rows of a count, instead of inserting another one.
  const today = (): Promise<unknown[]> =>
    bff.query(`SELECT sum(clients) AS clients, count(*) AS rows FROM client_day_counts
      WHERE (state, resolution, commercial, day) = (0, 0, 0, '2026-11-20') AND next_day = 'infinity'`);
  const [{ clients: before, rows }] = (await today()) as [{ clients: string; rows: string }];
  await save(first, 2);
  expect(await today()).toEqual([{ clients: String(Number(before) + 1), rows }]);
  for (const runner of [first, second]) await runner.release();
});

it('does not count a transaction that is rolled back', async () => {
  const before = await total();
  const source = bff.app.get(DataSource);
  await expect(
    source.transaction(async (manager) => {
      await manager.query('DELETE FROM simulations');
      throw new Error('given up');
    }),
  ).rejects.toThrow('given up');
  expect([await total(), await differences()]).toEqual([before, []]);
});

it('is empty after everything was deleted', async () => {
  await bff.query('TRUNCATE simulations CASCADE');
  expect([await total(), await differences()]).toEqual([0, []]);
  await bff.query('TRUNCATE clients CASCADE');
  expect(await differences()).toEqual([]);
});
