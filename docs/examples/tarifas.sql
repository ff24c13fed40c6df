-- An example of a bank's first rates: invented figures, for one product, one use and two kinds of property.
-- Start the BFF once, so that the tables, products, uses and kinds of property exist; then, as the role that migrates:
--   psql "$DATABASE_MIGRATION_URL" -v ON_ERROR_STOP=1 -f docs/examples/tarifas.sql
BEGIN;

-- 1. Ranges of a product's years and amounts (UF): from the first figure up to, without, the second. A product's ranges don't overlap.
INSERT INTO range_periods (product_id, min_years, max_years) VALUES (8, 8, 15), (8, 15, 31);
INSERT INTO range_amounts (product_id, min_amount_uf, max_amount_uf) VALUES (8, 300, 3000), (8, 3000, 20000);

-- 2. Rates, annual percent: product, use, kind of property, years and amount. The ranges are found by their first figure.
INSERT INTO rates (product_id, loan_use_id, real_estate_type_id, range_period_id, range_amount_id, annual_pct, valid_from)
SELECT 8, 1, property.id, period.id, amount.id, rate.annual_pct, date '2026-11-01'
FROM (VALUES (8, 300, 4.60), (8, 3000, 4.40), (15, 300, 4.75), (15, 3000, 4.50)) AS rate (min_years, min_amount_uf, annual_pct)
JOIN range_periods AS period ON period.product_id = 8 AND period.min_years = rate.min_years
JOIN range_amounts AS amount ON amount.product_id = 8 AND amount.min_amount_uf = rate.min_amount_uf
CROSS JOIN (SELECT id FROM real_estate_types WHERE name IN ('Casa', 'Departamento')) AS property;

-- 3. Maximum rates (TMC): the CMF's segment, currency (998 UF, 999 pesos), UF above and up to, months from, annual percent.
INSERT INTO tmc (type_code, currency, above_uf, up_to_uf, min_months, valid_from, annual_pct) VALUES
  (24, 998, 0, 2000, 12, '2026-11-01', 6.60), (22, 998, 2000, NULL, 12, '2026-11-01', 6.10),
  (24, 999, 0, 2000, 12, '2026-11-01', 6.60), (22, 999, 2000, NULL, 12, '2026-11-01', 6.10);

-- 4. With MODE_INMOBILIARIAS=local: company, where it builds (comuna), project, and in which of the places. All optional.
INSERT INTO companies (name) VALUES ('Inmobiliaria Ejemplo');
INSERT INTO company_locations (company, comuna) SELECT id, '13101' FROM companies WHERE name = 'Inmobiliaria Ejemplo';
INSERT INTO company_projects (name) VALUES ('Edificio Ejemplo');
INSERT INTO company_project_locations (project, location)
SELECT project.id, place.id FROM company_projects AS project, company_locations AS place
WHERE project.name = 'Edificio Ejemplo' AND place.comuna = '13101';

COMMIT;
