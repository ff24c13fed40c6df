import { Migration } from './migration.ts';
import { OFFICE_TABLES } from './schema-office.ts';
import { PEOPLE_TABLES } from './schema-people.ts';
import { PRICES_TABLES } from './schema-prices.ts';
import { SIMULATIONS_TABLES } from './schema-simulations.ts';

/**
 * Creates the schema of the earliest release whose databases can be upgraded. Its name is that of the release's latest migration: its
 * databases have run it, and its replicas know it.
 */
export class Schema1767899000000 extends Migration {
  readonly name = 'DeletedUfs1767899000000';
  protected readonly sql =
    FUNCTIONS +
    PEOPLE_TABLES +
    PRICES_TABLES +
    SIMULATIONS_TABLES +
    OFFICE_TABLES +
    SENDS +
    ANNOUNCEMENTS +
    ROWS;
}

const FUNCTIONS = String.raw`
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT replace(replace(replace(replace(translate(
      lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g')),
      'łđøħŧıŋðŁĐØĦŦŊÐÆŒÞ', 'ldohtindldohtndæœþ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th') $$;
  COMMENT ON FUNCTION fold_text IS 'without accents and in lower case, as texts are compared';
  CREATE FUNCTION lacks_income(inputs jsonb, snapshot jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT (snapshot->'row'->>'RenMin')::numeric >
      (inputs->>'netIncomeClp')::numeric + coalesce((inputs->'codebtor'->>'netIncomeClp')::numeric, 0) $$;
  COMMENT ON FUNCTION lacks_income IS 'whether the stated incomes, the co-debtor''s too, are below the minimum for the dividend';
  CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_notify('table_changes', TG_TABLE_NAME); RETURN NULL; END $$;
`;

const SENDS = `
  CREATE VIEW simulation_sends AS
  SELECT flows.simulation, flows.state,
    (SELECT coalesce(min(position), 9)::int
     FROM unnest(ARRAY['application', 'detail', 'property', 'partaker', 'income', 'credit', 'variables', 'completed', 'request'])
       WITH ORDINALITY AS steps (step, position)
     WHERE NOT EXISTS (
       SELECT FROM workflow_steps WHERE workflow_steps.simulation = flows.simulation AND workflow_steps.step = steps.step
     )) AS step,
    (SELECT (outcome->>'request')::int FROM workflow_steps
     WHERE workflow_steps.simulation = flows.simulation AND step = 'request') AS request,
    CASE WHEN flows.state = 'done' THEN flows.since END AS sent_at,
    users.full_name AS sent_by,
    flows.reason
  FROM workflow_flows AS flows JOIN users ON users.id = flows.requested_by;
`;

/** Tables whose changes replicas hear of. */
const ANNOUNCEMENTS = `
  CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON tmc FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
  CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON financing_limits FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
  CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON operation_cost_params FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
  CREATE TRIGGER announce_new_uf AFTER INSERT ON uf_values FOR EACH ROW EXECUTE FUNCTION announce_change();
  CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON breaker_settings FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
  CREATE TRIGGER announce_new_list AFTER INSERT ON core_lists FOR EACH ROW EXECUTE FUNCTION announce_change();
  CREATE TRIGGER announce_changed_list AFTER UPDATE ON core_lists
    FOR EACH ROW WHEN (old.value IS DISTINCT FROM new.value) EXECUTE FUNCTION announce_change();
  CREATE TRIGGER announce_changed_uf AFTER UPDATE ON uf_values
    FOR EACH ROW WHEN (old.value IS DISTINCT FROM new.value OR old.from_core IS DISTINCT FROM new.from_core) EXECUTE FUNCTION announce_change();
  CREATE TRIGGER announce_deleted_uf AFTER DELETE OR TRUNCATE ON uf_values FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
`;

const ROWS = `
  INSERT INTO prepayment_params (valid_from, commission_months, credit_max_uf, least_part_pct, source)
  VALUES ('2026-11-01', 1.5, 5000, 10, 'Ley 18.010, artículo 10');
`;
