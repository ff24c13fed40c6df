import { Migration } from './migration.ts';

/**
 * Splits counts into several rows, so that concurrent saves do not wait for each other: a count is their sum, and a change adds to a row
 * that no other transaction has locked, or inserts one. The counts per day also have the executive. See
 * docs/decisions/012-list-and-counts.md.
 */
export class CountChanges1765410000000 extends Migration {
  protected readonly sql = TABLES + CLIENTS + SIMULATIONS;
}

const TABLES = `
  ALTER TABLE client_day_counts DROP CONSTRAINT client_day_counts_pkey;
  ALTER TABLE client_day_counts ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY;
  CREATE INDEX client_day_counts_of_filter ON client_day_counts (state, resolution, commercial, next_day, day);
  COMMENT ON TABLE client_day_counts IS 'how many rows of client_days there are of each kind: the sum of the rows of that kind';

  DROP TABLE simulation_day_counts;
  CREATE TABLE simulation_day_counts (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    day date NOT NULL,
    state integer NOT NULL,
    resolution integer NOT NULL,
    commercial integer NOT NULL,
    simulations integer NOT NULL
  );
  COMMENT ON TABLE simulation_day_counts IS 'how many simulations of a state, a resolution and an executive (-1 for none) were made on a day: the sum of the rows';
  CREATE INDEX simulation_day_counts_of_day ON simulation_day_counts (day, state, resolution, commercial);
  INSERT INTO simulation_day_counts (day, state, resolution, commercial, simulations)
    SELECT day, state, resolution, coalesce(commercial, -1), count(*) FROM simulations
    GROUP BY day, state, resolution, coalesce(commercial, -1);
`;

const CLIENTS = `
  CREATE OR REPLACE FUNCTION list_days(who uuid[]) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM clients WHERE uuid = ANY (who) ORDER BY uuid FOR NO KEY UPDATE;
      WITH changes AS MATERIALIZED (
        SELECT state, resolution, commercial, day, next_day, sum(n)::int AS n FROM (
          SELECT state, resolution, commercial, day, next_day, 1 AS n FROM current_client_days WHERE client = ANY (who)
          UNION ALL
          SELECT state, resolution, commercial, day, next_day, -1 FROM client_days WHERE client = ANY (who)
        ) AS each
        GROUP BY state, resolution, commercial, day, next_day HAVING sum(n) <> 0
      ), placed AS MATERIALIZED (
        SELECT changes.*, free.id FROM changes LEFT JOIN LATERAL (
          SELECT id FROM client_day_counts AS counts
          WHERE (counts.state, counts.resolution, counts.commercial, counts.next_day, counts.day)
            = (changes.state, changes.resolution, changes.commercial, changes.next_day, changes.day)
          LIMIT 1 FOR UPDATE SKIP LOCKED
        ) AS free ON true
      ), added AS (
        UPDATE client_day_counts AS counts SET clients = counts.clients + placed.n FROM placed WHERE counts.id = placed.id
      )
      INSERT INTO client_day_counts (state, resolution, commercial, day, next_day, clients)
        SELECT state, resolution, commercial, day, next_day, n FROM placed WHERE id IS NULL;
      DELETE FROM client_days AS kept USING (
          SELECT * FROM client_days WHERE client = ANY (who)
          EXCEPT SELECT * FROM current_client_days WHERE client = ANY (who)
        ) AS gone
        WHERE (kept.client, kept.state, kept.resolution, kept.commercial, kept.day)
          = (gone.client, gone.state, gone.resolution, gone.commercial, gone.day);
      INSERT INTO client_days
        SELECT * FROM current_client_days WHERE client = ANY (who)
        EXCEPT SELECT * FROM client_days WHERE client = ANY (who);
    END $$;
`;

const SIMULATIONS = `
  CREATE OR REPLACE FUNCTION list_simulations() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      changes listed_change[] := '{}';
      more listed_change[];
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        SELECT array_agg((id, client, created, day, state, resolution, commercial, -1)::listed_change)
          INTO changes FROM removed;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        SELECT array_agg((id, client, created, day, state, resolution, commercial, 1)::listed_change)
          INTO more FROM added;
      END IF;
      SELECT array_agg((id, client, created, day, state, resolution, commercial, n)::listed_change) INTO changes FROM (
        SELECT id, client, created, day, state, resolution, commercial, sum(n) AS n FROM unnest(changes || more)
        GROUP BY id, client, created, day, state, resolution, commercial HAVING sum(n) <> 0
      ) AS effective;
      IF changes IS NULL THEN RETURN NULL; END IF;
      PERFORM list_client_days(ARRAY(SELECT DISTINCT client FROM unnest(changes)));
      WITH changed AS MATERIALIZED (
        SELECT day, state, resolution, coalesce(commercial, -1) AS commercial, sum(n)::int AS n FROM unnest(changes)
        GROUP BY day, state, resolution, coalesce(commercial, -1) HAVING sum(n) <> 0
      ), placed AS MATERIALIZED (
        SELECT changed.*, free.id FROM changed LEFT JOIN LATERAL (
          SELECT id FROM simulation_day_counts AS counts
          WHERE (counts.day, counts.state, counts.resolution, counts.commercial)
            = (changed.day, changed.state, changed.resolution, changed.commercial)
          LIMIT 1 FOR UPDATE SKIP LOCKED
        ) AS free ON true
      ), added_to AS (
        UPDATE simulation_day_counts AS counts SET simulations = counts.simulations + placed.n
        FROM placed WHERE counts.id = placed.id
      )
      INSERT INTO simulation_day_counts (day, state, resolution, commercial, simulations)
        SELECT day, state, resolution, commercial, n FROM placed WHERE id IS NULL;
      RETURN NULL;
    END $$;
`;
