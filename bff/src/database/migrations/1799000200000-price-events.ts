import { Migration } from './migration.ts';

/**
 * Creates the history of prices, with what the audit log has of it. Bounds of a former rate's ranges are those of the tables, of its former
 * values, or of its deleted ranges.
 */
export class PriceEvents1799000200000 extends Migration {
  protected readonly sql = `
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
    INSERT INTO price_events (at, actor, act, sheet_id, row_table, row_id, product_id, fields)
    SELECT at, actor, coalesce(request_id, log.id::text), (details->'sheet'->>1)::int, row_table, row_id, of_product, changed.fields
    FROM audit AS log
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('name', key, 'from', value->>0, 'to', value->>1)) AS fields
      FROM jsonb_each(details) WHERE key NOT IN ('product', 'sheet')
    ) AS changed
    CROSS JOIN LATERAL (
      SELECT CASE row_table WHEN 'Product' THEN row_id ELSE coalesce((details->'product'->>1)::int, (details->'product'->>0)::int,
        (SELECT product_id FROM range_periods WHERE row_table = 'RangePeriod' AND id = row_id),
        (SELECT product_id FROM range_amounts WHERE row_table = 'RangeAmount' AND id = row_id),
        (SELECT (gone.details->'product'->>0)::int FROM audit gone WHERE gone.row_table = log.row_table AND gone.row_id = log.row_id
          AND gone.action = 'rate_table_deleted' LIMIT 1)) END AS of_product
    ) AS owner
    WHERE row_table IN ('Product', 'RangePeriod', 'RangeAmount') AND changed.fields IS NOT NULL AND of_product IS NOT NULL ORDER BY log.id;
  `;
}
