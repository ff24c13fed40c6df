import { readFileSync } from 'node:fs';
import type { QueryRunner } from 'typeorm';

/** SQL of the migrations, by their names, which end with the instant that orders them. They can't be reverted: an earlier release needs a backup. */
const SQL = {
  /**
   * Creates the schema of the earliest release whose databases can be upgraded. Its name is that of the release's latest migration: its
   * databases have run it, and its replicas know it.
   */
  DeletedUfs1767899000000: readFileSync(new URL('../../schema.sql', import.meta.url), 'utf8'),
  /** The last day of a simulation's quoted rate. The saved ones of the last days quoted theirs for 15 days. */
  QuotedRates1767902000000: `
    ALTER TABLE simulations ADD COLUMN quoted_until date;
    UPDATE simulations SET quoted_until = day + 15 WHERE created > now() - interval '16 days';
    CREATE INDEX simulations_quoted_until ON simulations (quoted_until);
    COMMENT ON COLUMN simulations.quoted_until IS 'the last day of the quoted rate; null: none was promised';
  `,
  /**
   * Adds which mails were refused, because the mark of their simulation ends with the next mail, and the e-mail by which the workflow
   * refuses to know the client. See docs/rules.md R1051.
   */
  RefusedAddresses1767903000000: `
    ALTER TABLE mail_intents ADD refused boolean NOT NULL DEFAULT false;
    UPDATE mail_intents SET refused = true FROM simulations
      WHERE simulations.uuid = mail_intents.simulation AND failed_at = mail_refused_at;
    CREATE OR REPLACE VIEW simulation_sends AS
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
      flows.reason,
      CASE WHEN flows.state = 'refused' AND flows.reason IN ('email_taken', 'vat_taken') THEN (
        SELECT outcome #>> '{partaker,client,profile,user,email}' FROM workflow_steps
        WHERE workflow_steps.simulation = flows.simulation AND step = 'detail'
      ) END AS refused_email
    FROM workflow_flows AS flows JOIN users ON users.id = flows.requested_by;
  `,
  /** Lets an intent belong to a person of staff in place of a session. See docs/rules.md R1070. */
  IntentsOfStaff1767904000000: `
    ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_session_fkey;
    COMMENT ON COLUMN idempotency_keys.session IS 'whose key it is: a visitor''s session, or the digest of a user of staff';
  `,
  /** Ends the proposals, whose place sets of changes take. An open one is recorded as withdrawn: what it changes is written as a set. */
  SetsOfPrices1799000000000: `
    INSERT INTO audit (at, actor, action, subject, details)
    SELECT now(), author, 'price_proposal_changed', 'PriceProposal ' || id,
      jsonb_build_object('state', jsonb_build_array(state, 'withdrawn'), 'title', jsonb_build_array(title, null))
    FROM price_proposals WHERE state IN ('open', 'unconfirmed') ORDER BY id;
    DROP TABLE price_proposals;
    COMMENT ON COLUMN rate_sheets.changes IS 'changes of prices: those of rates without a kind, those of other rows with kind, row, from and values';
  `,
  /** Creates the list of running replicas with their RATE_APPROVAL, of which all of one database have the same. */
  PriceApprovals1799000100000: `
    CREATE TABLE price_approvals (
      replica uuid PRIMARY KEY,
      approval text NOT NULL CHECK (approval IN ('none', 'second')),
      seen_at timestamptz NOT NULL
    );
    COMMENT ON TABLE price_approvals IS 'running replicas; one that is not seen for a while has ended';
  `,
  /**
   * Creates the history of rates, with what the audit log has of it. Bounds of a former rate's ranges are those of the tables, of its former
   * values, or of its deleted ranges.
   */
  PriceEvents1799000200000: `
    CREATE TABLE price_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL,
      actor integer,
      act text NOT NULL,
      sheet_id integer,
      row_table varchar(20) NOT NULL,
      row_id integer NOT NULL,
      product_id integer NOT NULL,
      cell jsonb,
      rate_from numeric(6,4),
      rate_to numeric(6,4),
      fields jsonb
    );
    COMMENT ON COLUMN price_events.act IS 'what was done at once: a sheet, or a request';
    -- Impacts of former releases lack the medians, or the simulations.
    UPDATE rate_sheets SET impact = impact || jsonb_build_object('latest',
      '{"median_uf": null, "median_percent": null}'::jsonb || CASE WHEN jsonb_typeof(impact->'latest') = 'object' THEN impact->'latest' END)
      WHERE impact IS NOT NULL;
    CREATE INDEX price_events_of_product ON price_events (product_id, id);
    CREATE INDEX price_events_of_row ON price_events (row_table, row_id, id);
    INSERT INTO price_events (at, actor, act, sheet_id, row_table, row_id, product_id, cell, rate_from, rate_to)
    SELECT log.at, log.actor, coalesce(log.request_id, log.id::text), (log.details->'sheet'->>1)::int, 'Tarificador', log.row_id,
      known.product_id, jsonb_build_object('loan_use', known.loan_use,
        'real_estate_type', known.real_estate_type, 'min_years', coalesce(known.min_years, 0), 'max_years', coalesce(known.max_years, 0),
        'min_amount', coalesce(known.min_amount, 0), 'max_amount', coalesce(known.max_amount, 0)),
      (log.details->'rate'->>0)::numeric, (log.details->'rate'->>1)::numeric
    FROM audit AS log
    CROSS JOIN LATERAL (
      SELECT r.product_id, loan_use_id AS loan_use, real_estate_type_id AS real_estate_type, min_years, max_years,
        min_amount_uf::float8 AS min_amount, max_amount_uf::float8 AS max_amount, 1 AS choice
      FROM rates r JOIN range_periods rp ON rp.id = range_period_id JOIN range_amounts ra ON ra.id = range_amount_id
      WHERE r.id = log.row_id
      UNION ALL (
        SELECT product_id, loan_use_id, real_estate_type_id, min_years, max_years, min_amount_uf::float8, max_amount_uf::float8, 2
        FROM past_rates WHERE rate_id = log.row_id ORDER BY valid_to DESC LIMIT 1
      ) UNION ALL
      SELECT (gone.details->'product'->>0)::int, (gone.details->'loan_use'->>0)::int, (gone.details->'real_estate_type'->>0)::int,
        (period.details->'min_years'->>0)::int, (period.details->'max_years'->>0)::int,
        (amount.details->'min_amount'->>0)::float8, (amount.details->'max_amount'->>0)::float8, 3
      FROM audit gone
      LEFT JOIN audit period ON period.row_table = 'RangePeriod' AND period.action = 'rate_table_deleted'
        AND period.row_id = (gone.details->'range_period'->>0)::int
      LEFT JOIN audit amount ON amount.row_table = 'RangeAmount' AND amount.action = 'rate_table_deleted'
        AND amount.row_id = (gone.details->'range_amount'->>0)::int
      WHERE gone.row_table = 'Tarificador' AND gone.row_id = log.row_id AND gone.action = 'rate_table_deleted'
      ORDER BY choice LIMIT 1
    ) AS known
    WHERE log.row_table = 'Tarificador' AND log.details ? 'rate' ORDER BY log.id;
  `,
  /**
   * Stores a simulation's requested calculation, without the RUT, beside its snapshot; null for a damaged one. A hundred thousand snapshots,
   * which are compressed and stored apart, take seconds to read.
   */
  CalculationColumn1799000300000: `
    ALTER TABLE simulations ADD COLUMN calculation jsonb GENERATED ALWAYS AS (
      CASE WHEN jsonb_typeof(snapshot->'calculation') = 'object' THEN (snapshot->'calculation') - 'Rut' END) STORED;
    COMMENT ON COLUMN simulations.calculation IS 'the part of the snapshot by which many simulations are priced again';
  `,
  /** Drops the view of planned contacts, which the earliest release that can be upgraded no longer reads. */
  UnreadView1799000400000: 'DROP VIEW IF EXISTS follow_ups',
  /**
   * Stores a view without saying whether it is shared. That column, the choice of the first list, the mails about assignments and the last
   * look at them are read by nobody but replicas of the release before, which run beside this one: a later release drops them. See
   * docs/rules.md R960.
   */
  OneList1799400000000: 'ALTER TABLE saved_views ALTER COLUMN is_shared SET DEFAULT false',
  /**
   * Drops the indexes of histories that are no longer rebuilt from the audit log, and says which columns of sheets are written by releases
   * before this one alone: a later release drops them.
   */
  UnreadPrices1799500000000: `
    DROP INDEX IF EXISTS audit_of_rows, audit_of_deleted_rates, price_events_of_product;
    COMMENT ON COLUMN rate_sheets.impact IS 'written and read by releases before this one alone';
    COMMENT ON COLUMN rate_sheets.adjustments IS 'written and read by releases before this one alone';
  `,
  /** Counts the professional simulations of former releases as answered when they were saved, like later ones. */
  AnsweredByStaff1799500100000: `
    UPDATE simulations SET first_answer_at = created WHERE flavour = 'pro' AND first_answer_at IS NULL;
  `,
};

/** A change of the schema. */
const migration = ([name, sql]: [string, string]) =>
  class {
    readonly name = name;
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(sql);
    }
  };

/** Names of all migrations, in the order of their instants. */
export const MIGRATION_NAMES = Object.keys(SQL) as readonly string[];
/** All migrations, for TypeORM. */
export const MIGRATIONS = Object.entries(SQL).map(migration);
