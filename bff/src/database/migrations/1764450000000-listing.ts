import { Migration } from './migration.ts';

/** Adds a client's text to search in and a simulation's day, and keeps 0 free for any state or resolution. */
export class Listing1764450000000 extends Migration {
  protected readonly sql = SEARCH + DAY;
}

/** Lower-cases and removes accents by Unicode, because the database's locale may know ASCII only. */
const SEARCH = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT lower(regexp_replace(normalize(given, NFKD), '[\\u0300-\\u036f]', '', 'g')) $$;
  COMMENT ON FUNCTION fold_text IS 'without accents and in lower case, as texts are compared';
  ALTER TABLE clients ADD COLUMN search_text text
    GENERATED ALWAYS AS (fold_text(first_name || ' ' || last_name) || ' ' || identification) STORED;
`;

const DAY = `
  ALTER TABLE states ADD CONSTRAINT states_above_any CHECK (id > 0);
  ALTER TABLE resolutions ADD CONSTRAINT resolutions_above_any CHECK (id > 0);
  ALTER TABLE simulations ADD COLUMN day date NOT NULL
    GENERATED ALWAYS AS ((created AT TIME ZONE 'America/Santiago')::date) STORED;
`;
