import { Migration } from './migration.ts';

/**
 * Creates persons' requests about their data, and the block that hides a person's simulations from every query. See docs/rules.md R620 to
 * R624.
 */
export class PersonRequests1766200000000 extends Migration {
  protected readonly sql = REQUESTS + COLUMNS + LISTS;
}

/** Table without a foreign key to a client, because the row outlives the erasure of its person. */
const REQUESTS = `
  CREATE TABLE person_requests (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind varchar(13) NOT NULL
      CHECK (kind IN ('access', 'rectification', 'erasure', 'opposition', 'portability', 'blocking')),
    identification varchar(12),
    person bytea NOT NULL,
    received date NOT NULL,
    due date NOT NULL,
    extended boolean NOT NULL DEFAULT false,
    note varchar(1000),
    state varchar(7) NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'granted', 'refused')),
    answer varchar(1000),
    registered_at timestamptz NOT NULL,
    registered_by integer REFERENCES users,
    answered_at timestamptz,
    answered_by integer REFERENCES users,
    lifted_at timestamptz,
    lifted_by integer REFERENCES users,
    CHECK ((state = 'open') = (answered_at IS NULL))
  );
  COMMENT ON COLUMN person_requests.identification IS 'the RUT; null once its data was erased';
  COMMENT ON COLUMN person_requests.person IS 'HMAC-SHA-256 of the RUT: recognises a person after the erasure';
  COMMENT ON COLUMN person_requests.lifted_at IS 'when a granted block ended';
  CREATE INDEX person_requests_open ON person_requests (due, id) WHERE state = 'open';
  CREATE INDEX person_requests_of_person ON person_requests (person);
  CREATE INDEX person_requests_blocks ON person_requests (identification)
    WHERE kind = 'blocking' AND state = 'granted' AND lifted_at IS NULL;
`;

/** Indexes of the list's orders with the condition on blocked simulations, so that the list reads indexes only. */
const COLUMNS = `
  ALTER TABLE clients ADD COLUMN blocked_at timestamptz, ADD COLUMN opposed_at timestamptz;
  COMMENT ON COLUMN clients.opposed_at IS 'since when the person is not to be contacted about what was saved before';
  ALTER TABLE simulations ADD COLUMN blocked_at timestamptz;
  COMMENT ON COLUMN simulations.blocked_at IS 'since when no reader sees it: its client''s, or its co-debtor''s, data are blocked';

  DROP INDEX simulations_untouched, simulations_by_amount, simulations_below_income;
  CREATE INDEX simulations_untouched ON simulations (created, id)
    INCLUDE (client, day, state, resolution, commercial) WHERE first_answer_at IS NULL AND blocked_at IS NULL;
  CREATE INDEX simulations_by_amount ON simulations (credit_uf DESC, id DESC)
    INCLUDE (client, day, state, resolution, commercial) WHERE blocked_at IS NULL;
  CREATE INDEX simulations_below_income ON simulations (created DESC, id DESC)
    INCLUDE (client, day, state, resolution, commercial) WHERE lacks_income(inputs, snapshot) AND blocked_at IS NULL;
`;

/** The tables of the list treat a blocked simulation like a deleted one. */
const LISTS = `
  CREATE OR REPLACE VIEW current_client_days AS
    SELECT state, resolution, commercial, client, day, newest, newest_id, coalesce(lead(day) OVER (
        PARTITION BY client, state, resolution, commercial ORDER BY day), 'infinity') AS next_day
    FROM (
      SELECT DISTINCT ON (client, of.state, of.resolution, by.commercial, day)
        client, of.state, of.resolution, by.commercial, day, created AS newest, id AS newest_id
      FROM simulations
      CROSS JOIN LATERAL (VALUES (0, 0), (simulations.state, 0), (simulations.state, simulations.resolution))
        AS of (state, resolution)
      CROSS JOIN LATERAL (SELECT 0 UNION ALL SELECT coalesce(simulations.commercial, -1)) AS by (commercial)
      WHERE simulations.blocked_at IS NULL
      ORDER BY client, of.state, of.resolution, by.commercial, day, created DESC, id DESC
    ) AS days;

  CREATE OR REPLACE VIEW current_listed_words AS
    SELECT word, made.client, made.day, made.created, made.id, made.state, made.resolution,
      coalesce(made.commercial, -1) AS commercial, coalesce(days.next_day, '-infinity') AS next_day
    FROM simulations AS made JOIN clients ON clients.uuid = made.client
    LEFT JOIN client_days AS days
      ON (days.client, days.day, days.newest_id) = (made.client, made.day, made.id)
        AND (days.state, days.resolution, days.commercial) = (0, 0, 0)
    CROSS JOIN LATERAL words_of(search_text) AS word
    WHERE made.blocked_at IS NULL;

  CREATE OR REPLACE FUNCTION list_simulations() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      changes listed_change[] := '{}';
      more listed_change[];
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        SELECT array_agg((id, client, created, day, state, resolution, commercial, -1)::listed_change)
          INTO changes FROM removed WHERE blocked_at IS NULL;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        SELECT array_agg((id, client, created, day, state, resolution, commercial, 1)::listed_change)
          INTO more FROM added WHERE blocked_at IS NULL;
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
