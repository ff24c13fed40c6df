import { Migration } from './migration.ts';

/**
 * Indexes the words of names and RUTs for the search, and lets the list be filtered by unassigned simulations. See
 * docs/decisions/012-list-and-counts.md.
 */
export class SearchWords1764850000000 extends Migration {
  protected readonly sql = OF_NOBODY + WORDS + TRIGGERS + FILLED;
}

/** The former view, except for the executive under whom a simulation is listed. */
const OF_NOBODY = `
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
      ORDER BY client, of.state, of.resolution, by.commercial, day, created DESC, id DESC
    ) AS days;
  COMMENT ON TABLE client_days IS 'the days on which a client has simulations, for each filter of the list; 0 stands for any, the executive -1 for none';
  INSERT INTO client_days SELECT * FROM current_client_days WHERE commercial = -1;
  INSERT INTO client_day_counts (state, resolution, commercial, day, next_day, clients)
    SELECT state, resolution, commercial, day, next_day, count(*) FROM client_days WHERE commercial = -1
    GROUP BY state, resolution, commercial, day, next_day;
`;

/**
 * Rows of a word are stored together, so that a search for one word reads one part of the index. A search for several words looks them up
 * together.
 */
const WORDS = `
  DROP INDEX clients_search;
  CREATE FUNCTION words_of(search_text text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT DISTINCT word FROM regexp_split_to_table(search_text, '\\s+') AS word WHERE word <> '' $$;

  CREATE TABLE search_words (
    word text PRIMARY KEY,
    clients integer NOT NULL
  );
  COMMENT ON TABLE search_words IS 'the words of names and RUTs, without accents and in lower case, and how many clients have each';
  CREATE INDEX search_words_parts ON search_words USING gin (word gin_trgm_ops);

  CREATE TABLE listed_words (
    word text NOT NULL,
    client uuid NOT NULL,
    day date NOT NULL,
    created timestamptz NOT NULL,
    id integer NOT NULL,
    state integer NOT NULL,
    resolution integer NOT NULL,
    commercial integer NOT NULL,
    next_day date NOT NULL,
    PRIMARY KEY (client, id, word)
  );
  COMMENT ON TABLE listed_words IS 'the simulations by the words of who made them; the executive -1 stands for none';
  COMMENT ON COLUMN listed_words.next_day IS 'of the newest simulation of a day: as in client_days, of any filter; -infinity for others';
  CREATE INDEX listed_words_newest ON listed_words (word, day DESC)
    INCLUDE (client, created, id, state, resolution, commercial, next_day);
  CREATE INDEX clients_words ON clients USING gin (regexp_split_to_array(search_text, '\\s+'));

  CREATE VIEW current_listed_words AS
    SELECT word, made.client, made.day, made.created, made.id, made.state, made.resolution,
      coalesce(made.commercial, -1) AS commercial, coalesce(days.next_day, '-infinity') AS next_day
    FROM simulations AS made JOIN clients ON clients.uuid = made.client
    LEFT JOIN client_days AS days
      ON (days.client, days.day, days.newest_id) = (made.client, made.day, made.id)
        AND (days.state, days.resolution, days.commercial) = (0, 0, 0)
    CROSS JOIN LATERAL words_of(search_text) AS word;
`;

/** Both a change of a client's simulations and of its name lock the client's row, so that they cannot run concurrently. */
const TRIGGERS = `
  CREATE FUNCTION list_words(who uuid[]) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM listed_words AS kept USING (
          SELECT * FROM listed_words WHERE client = ANY (who)
          EXCEPT SELECT * FROM current_listed_words WHERE client = ANY (who)
        ) AS gone
        WHERE (kept.client, kept.id, kept.word) = (gone.client, gone.id, gone.word);
      INSERT INTO listed_words
        SELECT * FROM current_listed_words WHERE client = ANY (who)
        EXCEPT SELECT * FROM listed_words WHERE client = ANY (who);
    END $$;
  ALTER FUNCTION list_client_days RENAME TO list_days;
  CREATE FUNCTION list_client_days(who uuid[]) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN PERFORM list_days(who); PERFORM list_words(who); END $$;
  CREATE OR REPLACE FUNCTION empty_lists() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN TRUNCATE client_days, client_day_counts, simulation_day_counts, listed_words; RETURN NULL; END $$;

  CREATE FUNCTION list_names() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      before text[] := '{}';
      after text[] := '{}';
    BEGIN
      IF TG_OP <> 'INSERT' THEN before := ARRAY(SELECT word FROM removed, words_of(search_text) AS word); END IF;
      IF TG_OP <> 'DELETE' THEN after := ARRAY(SELECT word FROM added, words_of(search_text) AS word); END IF;
      INSERT INTO search_words AS kept (word, clients)
        SELECT word, sum(n) FROM (
          SELECT unnest(before) AS word, -1 AS n UNION ALL SELECT unnest(after), 1
        ) AS changes GROUP BY word HAVING sum(n) <> 0 ORDER BY word
        ON CONFLICT (word) DO UPDATE SET clients = kept.clients + EXCLUDED.clients;
      -- A rare name does not stay behind when its client goes.
      DELETE FROM search_words WHERE clients = 0 AND word = ANY (before);
      IF TG_OP = 'UPDATE' THEN
        PERFORM list_words(ARRAY(SELECT uuid FROM added JOIN removed USING (uuid) WHERE added.search_text <> removed.search_text));
      END IF;
      RETURN NULL;
    END $$;
  CREATE TRIGGER words_added AFTER INSERT ON clients
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION list_names();
  CREATE TRIGGER words_changed AFTER UPDATE ON clients
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION list_names();
  CREATE TRIGGER words_removed AFTER DELETE ON clients
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION list_names();

  CREATE FUNCTION empty_words() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN TRUNCATE search_words; RETURN NULL; END $$;
  CREATE TRIGGER words_emptied AFTER TRUNCATE ON clients FOR EACH STATEMENT EXECUTE FUNCTION empty_words();
`;

/** Fills the words of clients stored before the triggers existed. */
const FILLED = `
  INSERT INTO search_words SELECT word, count(*) FROM clients, words_of(search_text) AS word GROUP BY word;
  INSERT INTO listed_words SELECT * FROM current_listed_words;
`;
