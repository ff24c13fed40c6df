import { Migration } from './migration.ts';

/**
 * Creates the tables that staff's list and dashboard read instead of all simulations. Triggers update them in the transaction that changes
 * a simulation. See docs/decisions/012-list-and-counts.md.
 */
export class Listing1764450000000 extends Migration {
  protected readonly sql = SEARCH + CLIENT_DAYS + COUNTS + TRIGGERS + FILLED;
}

/** Lower-cases and removes accents by Unicode, because the database's locale may know ASCII only. */
const SEARCH = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT lower(regexp_replace(normalize(given, NFKD), '[\\u0300-\\u036f]', '', 'g')) $$;
  COMMENT ON FUNCTION fold_text IS 'without accents and in lower case, as texts are compared';
  ALTER TABLE clients ADD COLUMN search_text text
    GENERATED ALWAYS AS (fold_text(first_name || ' ' || last_name) || ' ' || identification) STORED;
  CREATE INDEX clients_search ON clients USING gin (search_text gin_trgm_ops);
`;

/** The days of a client found by text are read from the index alone, because the rows of many clients are scattered over the table. */
const CLIENT_DAYS = `
  ALTER TABLE states ADD CONSTRAINT states_above_any CHECK (id > 0);
  ALTER TABLE resolutions ADD CONSTRAINT resolutions_above_any CHECK (id > 0);
  ALTER TABLE simulations ADD COLUMN day date NOT NULL
    GENERATED ALWAYS AS ((created AT TIME ZONE 'America/Santiago')::date) STORED;

  CREATE TABLE client_days (
    state integer NOT NULL,
    resolution integer NOT NULL,
    commercial integer NOT NULL,
    client uuid NOT NULL,
    day date NOT NULL,
    newest timestamptz NOT NULL,
    newest_id integer NOT NULL,
    next_day date NOT NULL,
    PRIMARY KEY (client, state, resolution, commercial, day) INCLUDE (newest, newest_id, next_day)
  );
  COMMENT ON TABLE client_days IS 'the days on which a client has simulations, for each filter of the list; 0 stands for any';
  COMMENT ON COLUMN client_days.next_day IS 'the next such day of the client, infinity for none: in a window the client is listed by its last day';
  CREATE INDEX client_days_newest ON client_days
    (state, resolution, commercial, day DESC, newest DESC, newest_id DESC) INCLUDE (client, next_day);

  CREATE VIEW current_client_days AS
    SELECT state, resolution, commercial, client, day, newest, newest_id, coalesce(lead(day) OVER (
        PARTITION BY client, state, resolution, commercial ORDER BY day), 'infinity') AS next_day
    FROM (
      SELECT DISTINCT ON (client, of.state, of.resolution, by.commercial, day)
        client, of.state, of.resolution, by.commercial, day, created AS newest, id AS newest_id
      FROM simulations
      CROSS JOIN LATERAL (VALUES (0, 0), (simulations.state, 0), (simulations.state, simulations.resolution))
        AS of (state, resolution)
      CROSS JOIN LATERAL (SELECT 0 UNION ALL SELECT simulations.commercial WHERE simulations.commercial IS NOT NULL)
        AS by (commercial)
      ORDER BY client, of.state, of.resolution, by.commercial, day, created DESC, id DESC
    ) AS days;
`;

const COUNTS = `
  CREATE TABLE client_day_counts (
    state integer NOT NULL,
    resolution integer NOT NULL,
    commercial integer NOT NULL,
    day date NOT NULL,
    next_day date NOT NULL,
    clients integer NOT NULL,
    PRIMARY KEY (state, resolution, commercial, next_day, day)
  );
  COMMENT ON TABLE client_day_counts IS 'how many rows of client_days there are of each kind';
  CREATE TABLE simulation_day_counts (
    day date NOT NULL,
    state integer NOT NULL,
    resolution integer NOT NULL,
    simulations integer NOT NULL,
    PRIMARY KEY (day, state, resolution)
  );
`;

/** Locks are taken in one order, clients before counts and each ordered by key, to prevent deadlocks. */
const TRIGGERS = `
  CREATE FUNCTION list_client_days(who uuid[]) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM clients WHERE uuid = ANY (who) ORDER BY uuid FOR NO KEY UPDATE;
      INSERT INTO client_day_counts AS kept (state, resolution, commercial, day, next_day, clients)
        SELECT state, resolution, commercial, day, next_day, sum(n) FROM (
          SELECT state, resolution, commercial, day, next_day, 1 AS n FROM current_client_days WHERE client = ANY (who)
          UNION ALL
          SELECT state, resolution, commercial, day, next_day, -1 FROM client_days WHERE client = ANY (who)
        ) AS changes
        GROUP BY state, resolution, commercial, day, next_day HAVING sum(n) <> 0
        ORDER BY state, resolution, commercial, day, next_day
        ON CONFLICT (state, resolution, commercial, next_day, day)
          DO UPDATE SET clients = kept.clients + EXCLUDED.clients;
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

  CREATE TYPE listed_change AS (
    id integer, client uuid, created timestamptz, day date, state integer, resolution integer, commercial integer, n integer
  );
  CREATE FUNCTION list_simulations() RETURNS trigger LANGUAGE plpgsql AS $$
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
      INSERT INTO simulation_day_counts AS kept (day, state, resolution, simulations)
        SELECT day, state, resolution, sum(n) FROM unnest(changes)
        GROUP BY day, state, resolution HAVING sum(n) <> 0 ORDER BY day, state, resolution
        ON CONFLICT (day, state, resolution) DO UPDATE SET simulations = kept.simulations + EXCLUDED.simulations;
      RETURN NULL;
    END $$;
  CREATE TRIGGER list_added AFTER INSERT ON simulations
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION list_simulations();
  CREATE TRIGGER list_changed AFTER UPDATE ON simulations
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION list_simulations();
  CREATE TRIGGER list_removed AFTER DELETE ON simulations
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION list_simulations();

  CREATE FUNCTION empty_lists() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN TRUNCATE client_days, client_day_counts, simulation_day_counts; RETURN NULL; END $$;
  CREATE TRIGGER list_emptied AFTER TRUNCATE ON simulations
    FOR EACH STATEMENT EXECUTE FUNCTION empty_lists();
`;

/** Fills the tables for simulations saved before the triggers existed. */
const FILLED = `
  INSERT INTO client_days SELECT * FROM current_client_days;
  INSERT INTO client_day_counts (state, resolution, commercial, day, next_day, clients)
    SELECT state, resolution, commercial, day, next_day, count(*) FROM client_days
    GROUP BY state, resolution, commercial, day, next_day;
  INSERT INTO simulation_day_counts (day, state, resolution, simulations)
    SELECT day, state, resolution, count(*) FROM simulations GROUP BY day, state, resolution;
`;
