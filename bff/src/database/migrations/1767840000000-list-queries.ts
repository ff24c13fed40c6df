import { Migration } from './migration.ts';

/**
 * Drops the tables that triggers kept for the list, because queries with few indexes are fast enough, and saves write less. See
 * docs/decisions/012-list-and-counts.md.
 */
export class ListQueries1767840000000 extends Migration {
  protected readonly sql = FORMER + SEARCH;
}

/** Only a database that an earlier build migrated has them. */
const FORMER = `
  DROP TRIGGER IF EXISTS list_added ON simulations;
  DROP TRIGGER IF EXISTS list_changed ON simulations;
  DROP TRIGGER IF EXISTS list_removed ON simulations;
  DROP TRIGGER IF EXISTS list_emptied ON simulations;
  DROP TRIGGER IF EXISTS words_added ON clients;
  DROP TRIGGER IF EXISTS words_changed ON clients;
  DROP TRIGGER IF EXISTS words_removed ON clients;
  DROP TRIGGER IF EXISTS words_emptied ON clients;
  DROP FUNCTION IF EXISTS list_simulations, list_client_days, list_days, list_words, list_names, empty_lists, empty_words;
  DROP VIEW IF EXISTS current_listed_words, current_client_days;
  DROP TABLE IF EXISTS client_days, client_day_counts, simulation_day_counts, listed_words, search_words;
  DROP TYPE IF EXISTS listed_change;
  DROP FUNCTION IF EXISTS words_of;
  DROP INDEX IF EXISTS clients_words, clients_contact, introductions_contact, simulations_newest, simulations_of_client,
    simulations_newest_by_state, simulations_untouched, simulations_by_amount, simulations_below_income,
    simulations_below_income_by_client;
`;

/** The RUT with and without its hyphen. */
const SEARCH = `
  ALTER TABLE clients DROP COLUMN search_text;
  ALTER TABLE clients ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
    fold_text(first_name || ' ' || last_name || ' ' || email) || ' ' || identification || ' '
      || replace(identification, '-', '') || ' ' || coalesce(phone_number, '')) STORED;
  CREATE INDEX clients_search ON clients USING gin (search_text gin_trgm_ops);
  ALTER TABLE introductions ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
    fold_text(email) || ' ' || coalesce(phone_number, '')) STORED;
  CREATE INDEX introductions_search ON introductions USING gin (search_text gin_trgm_ops);
`;
