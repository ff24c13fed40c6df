import { prepared } from '../../database/prepared.ts';

/** Returns SQL: started and not ended at an instant. If there are several, the latest counts. */
const inForceAt = (instant: string): string =>
  `r.valid_from <= ${instant} AND (r.valid_to IS NULL OR r.valid_to > ${instant})`;

/**
 * SQL: rates in force at an instant, including those changed since and those of products no longer offered. A range includes its lower
 * bound and excludes its upper one; a product's last range includes both. A row of `rates` is valid from the last change of its product.
 */
const SUGGESTED_RATE = `
  SELECT annual_pct::float8 AS "annualPct", valid_from AS "validFrom", valid_to AS "validTo", min_years AS "minYears",
    max_years AS "maxYears", min_amount_uf::float8 AS "minAmountUf", max_amount_uf::float8 AS "maxAmountUf"
  FROM (
    SELECT r.annual_pct, r.valid_from, r.valid_to, rp.min_years, rp.max_years, ra.min_amount_uf, ra.max_amount_uf
    FROM rates r
    JOIN range_periods rp ON rp.id = r.range_period_id
    JOIN range_amounts ra ON ra.id = r.range_amount_id
    WHERE ${inForceAt('asked.at')} AND r.product_id = asked.product AND r.loan_use_id = asked.loan_use AND r.real_estate_type_id = asked.real_estate_type
      AND EXISTS (SELECT FROM products WHERE id = asked.product AND is_active)
      AND rp.min_years <= asked.years AND (rp.max_years > asked.years OR (rp.max_years = asked.years AND rp.max_years =
        (SELECT max(max_years) FROM range_periods WHERE product_id = asked.product)))
      AND ra.min_amount_uf <= asked.amount AND (ra.max_amount_uf > asked.amount OR (ra.max_amount_uf = asked.amount AND ra.max_amount_uf =
        (SELECT max(max_amount_uf) FROM range_amounts WHERE product_id = asked.product)))
    UNION ALL
    SELECT r.annual_pct, r.valid_from, r.valid_to, r.min_years, r.max_years, r.min_amount_uf, r.max_amount_uf
    FROM past_rates r
    WHERE ${inForceAt('asked.at')} AND r.product_id = asked.product AND r.loan_use_id = asked.loan_use AND r.real_estate_type_id = asked.real_estate_type
      AND r.min_years <= asked.years AND (r.max_years > asked.years OR (r.max_years = asked.years AND r.is_last_period))
      AND r.min_amount_uf <= asked.amount AND (r.max_amount_uf > asked.amount OR (r.max_amount_uf = asked.amount AND r.is_last_amount))
  ) AS stored
  ORDER BY valid_from DESC
  LIMIT 1`;

/** SQL: descriptions of the offered products without a rate in force at the instant $1. */
export const PRODUCTS_WITHOUT_RATES = `
  SELECT description FROM products WHERE is_active
    AND NOT EXISTS (SELECT FROM rates r WHERE product_id = products.id AND ${inForceAt('$1')}) ORDER BY id`;

/**
 * SQL: the rows of many requests in one statement. Arrays of products, purposes, property types, years, UF and instants; `n` starts at 1.
 */
export const SUGGESTED_RATES = prepared(`
  SELECT asked.n::int AS n, suggested.*
  FROM unnest($1::int[], $2::int[], $3::int[], $4::numeric[], $5::numeric[], $6::timestamptz[])
    WITH ORDINALITY AS asked (product, loan_use, real_estate_type, years, amount, at, n)
  CROSS JOIN LATERAL (${SUGGESTED_RATE}) AS suggested`);

const OF_RATES = `
  FROM rates r
  JOIN range_periods rp ON rp.id = r.range_period_id
  JOIN range_amounts ra ON ra.id = r.range_amount_id
  WHERE ${inForceAt('$1')}`;
/** SQL: the latest of several rates in force for the same key. */
const DISTINCT = `DISTINCT ON (r.product_id, ra.min_amount_uf, rp.min_years, r.loan_use_id, r.real_estate_type_id, ra.id, rp.id)
    r.id, r.product_id AS product, r.loan_use_id AS loan_use, r.real_estate_type_id AS real_estate_type`;
const ORDER = `
  ORDER BY r.product_id, ra.min_amount_uf, rp.min_years, r.loan_use_id, r.real_estate_type_id, ra.id, rp.id, r.valid_from DESC`;

export const RATES_IN_FORCE = `
  SELECT ${DISTINCT},
    rp.min_years, rp.max_years, ra.min_amount_uf::float8 AS min_amount, ra.max_amount_uf::float8 AS max_amount,
    r.annual_pct::float8 AS rate ${OF_RATES} ${ORDER}`;

/** SQL: the same with the ids of the ranges. Parameter: ids of rates, or null for all. */
export const RATE_ROWS = `
  SELECT ${DISTINCT}, r.range_period_id AS range_period, r.range_amount_id AS range_amount, r.annual_pct::float8 AS rate
  ${OF_RATES} AND ($2::int[] IS NULL OR r.id = ANY ($2)) ${ORDER}`;

/** Returns SQL: the limits of a product, those of its ranges where it has none, and whether its ranges fill them. */
const limitsBy = (table: string, type: string, [min, max]: readonly [string, string]): string => `
  CROSS JOIN LATERAL (
    SELECT low, high, coalesce(CASE WHEN low < high THEN ranges @> ${type}(low, high) ELSE ranges IS NOT NULL END, false) AS are_valid
    FROM (
      SELECT coalesce(p.${min}, min(${table}.${min}), 0) AS low, coalesce(p.${max}, max(${table}.${max}), 0) AS high,
        range_agg(${type}(${table}.${min}, ${table}.${max})) AS ranges
      FROM ${table} WHERE product_id = p.id
    ) AS own
  ) AS ${table}`;
export const PRODUCTS = `
  SELECT id, name, description, is_active, range_amounts.are_valid AS is_range_amount_valid, range_periods.are_valid AS is_range_valid_period,
    range_amounts.low::float8 AS min_amount, range_amounts.high::float8 AS max_amount, range_periods.low AS min_period, range_periods.high AS max_period
  FROM products p ${limitsBy('range_periods', 'int4range', ['min_years', 'max_years'])} ${limitsBy('range_amounts', 'numrange', ['min_amount_uf', 'max_amount_uf'])}
  ORDER BY id`;

/** SQL: rates of some products up to an instant of change, as rows of `past_rates`. */
const RATES_UNTIL = `
  SELECT r.id AS rate_id, r.product_id, r.loan_use_id, r.real_estate_type_id,
    rp.min_years, rp.max_years, rp.max_years = last.years AS is_last_period,
    ra.min_amount_uf, ra.max_amount_uf, ra.max_amount_uf = last.amount_uf AS is_last_amount,
    r.annual_pct, r.valid_from, $1::timestamptz AS valid_to, r.sheet_id
  FROM rates r
  JOIN range_periods rp ON rp.id = r.range_period_id
  JOIN range_amounts ra ON ra.id = r.range_amount_id
  JOIN (
    SELECT id,
      (SELECT max(max_years) FROM range_periods WHERE product_id = products.id) AS years,
      (SELECT max(max_amount_uf) FROM range_amounts WHERE product_id = products.id) AS amount_uf
    FROM products WHERE is_active
  ) AS last ON last.id = r.product_id
  WHERE ${inForceAt('$1')} AND r.valid_from < $1 AND r.product_id = ANY ($2)`;

/** SQL to query before a change, whose result `KEEP_PAST` needs after it. */
export const RATES_BEFORE_CHANGE = `SELECT coalesce(jsonb_agg(stored), '[]')::text AS stored FROM (${RATES_UNTIL}) AS stored`;

/**
 * SQL: stores the former values of changed rates, including rates whose range or product was changed. The new values start at the change,
 * also for a product that is offered again.
 */
export const STORE_PAST_RATES = `
  WITH before AS (SELECT * FROM jsonb_populate_recordset(NULL::past_rates, $3)), after AS (${RATES_UNTIL}),
  kept AS (INSERT INTO past_rates TABLE before EXCEPT TABLE after)
  UPDATE rates SET valid_from = $1 FROM (TABLE after EXCEPT TABLE before) AS begun WHERE rates.id = begun.rate_id`;
