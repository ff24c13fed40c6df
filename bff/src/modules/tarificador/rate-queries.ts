/** Begun and not ended at an instant; of several the latest holds. */
const inForceAt = (instant: string): string =>
  `r.valid_from <= ${instant} AND (r.valid_to IS NULL OR r.valid_to > ${instant})`;

/** A range holds its lower bound and not its upper one; a product's last range holds both. */
export const SUGGESTED_RATE = `
  SELECT r.annual_pct
  FROM rates r
  JOIN products p ON p.id = r.product_id AND p.is_active
  JOIN range_periods rp ON rp.id = r.range_period_id
  JOIN range_amounts ra ON ra.id = r.range_amount_id
  WHERE ${inForceAt('$6')} AND r.product_id = $1 AND r.loan_use_id = $2 AND r.real_estate_type_id = $3
    AND rp.min_years <= $4::numeric AND (rp.max_years > $4::numeric OR (rp.max_years = $4::numeric AND rp.max_years =
      (SELECT max(max_years) FROM range_periods WHERE product_id = $1)))
    AND ra.min_amount_uf <= $5::numeric AND (ra.max_amount_uf > $5::numeric OR (ra.max_amount_uf = $5::numeric AND ra.max_amount_uf =
      (SELECT max(max_amount_uf) FROM range_amounts WHERE product_id = $1)))
  ORDER BY r.valid_from DESC
  LIMIT 1`;

/** A product's ranges are valid when each begins where the one before it ends. */
export const PRODUCTS = `
  WITH periods AS (
    SELECT product_id, min(min_years) AS low, max(max_years) AS high, bool_and(joined) AS valid FROM (
      SELECT *, coalesce(min_years = lag(max_years) OVER (PARTITION BY product_id ORDER BY min_years), true) AS joined
      FROM range_periods) AS steps GROUP BY product_id
  ), amounts AS (
    SELECT product_id, min(min_amount_uf) AS low, max(max_amount_uf) AS high, bool_and(joined) AS valid FROM (
      SELECT *, coalesce(min_amount_uf = lag(max_amount_uf) OVER (PARTITION BY product_id ORDER BY min_amount_uf), true) AS joined
      FROM range_amounts) AS steps GROUP BY product_id
  )
  SELECT p.id, p.name, p.description, p.is_active,
    coalesce(a.valid, false) AS is_range_amount_valid, coalesce(t.valid, false) AS is_range_valid_period,
    coalesce(a.low, 0)::float8 AS min_amount, coalesce(a.high, 0)::float8 AS max_amount,
    coalesce(t.low, 0) AS min_period, coalesce(t.high, 0) AS max_period
  FROM products p LEFT JOIN periods t ON t.product_id = p.id LEFT JOIN amounts a ON a.product_id = p.id
  ORDER BY p.id`;

export const RATES_IN_FORCE = `
  SELECT DISTINCT ON (r.product_id, ra.min_amount_uf, rp.min_years, r.loan_use_id, r.real_estate_type_id, ra.id, rp.id)
    r.id, r.product_id AS product, r.loan_use_id AS loan_use, r.real_estate_type_id AS real_estate_type,
    rp.min_years, rp.max_years, ra.min_amount_uf::float8 AS min_amount, ra.max_amount_uf::float8 AS max_amount,
    r.annual_pct::float8 AS rate
  FROM rates r
  JOIN range_periods rp ON rp.id = r.range_period_id
  JOIN range_amounts ra ON ra.id = r.range_amount_id
  WHERE ${inForceAt('$1')}
  ORDER BY r.product_id, ra.min_amount_uf, rp.min_years, r.loan_use_id, r.real_estate_type_id, ra.id, rp.id, r.valid_from DESC`;
