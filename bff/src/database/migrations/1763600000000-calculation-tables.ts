import { Migration } from './migration.ts';

/** Creates the tables of the calculation: UF, TMC, insurances, operation costs, products and their rates. */
export class CalculationTables1763600000000 extends Migration {
  protected readonly sql = `
    CREATE TABLE uf_values (
      date date PRIMARY KEY,
      value numeric(10,2) NOT NULL CHECK (value > 0)
    );
    CREATE TABLE tmc (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      type_code integer NOT NULL,
      currency integer NOT NULL CHECK (currency IN (998, 999)),
      above_uf numeric(14,4) NOT NULL,
      up_to_uf numeric(14,4),
      min_months integer NOT NULL,
      valid_from date NOT NULL,
      valid_to date,
      annual_pct numeric(6,4) NOT NULL CHECK (annual_pct > 0),
      UNIQUE (type_code, currency, valid_from)
    );
    COMMENT ON COLUMN tmc.above_uf IS 'amount above this, up to and including up_to_uf (null: no limit)';
    CREATE TABLE insurances (
      kind text NOT NULL CHECK (kind IN ('desgravamen', 'incendio', 'cesantia')),
      id integer NOT NULL,
      description text NOT NULL,
      monthly_rate numeric(12,8) NOT NULL CHECK (monthly_rate >= 0),
      PRIMARY KEY (kind, id)
    );
    CREATE TABLE operation_cost_params (
      id integer PRIMARY KEY CHECK (id = 1),
      appraisal_net_uf numeric(14,4) NOT NULL,
      title_study_net_uf numeric(14,4) NOT NULL,
      deed_draft_net_uf numeric(14,4) NOT NULL,
      notary_uf numeric(14,4) NOT NULL,
      vat_pct numeric(6,4) NOT NULL
    );
    CREATE TABLE products (
      id integer PRIMARY KEY, name text NOT NULL UNIQUE, description text NOT NULL, is_active boolean NOT NULL DEFAULT true
    );
    CREATE TABLE loan_uses (id integer PRIMARY KEY, name text NOT NULL UNIQUE, description text NOT NULL);
    CREATE TABLE real_estate_types (
      id integer PRIMARY KEY, name text NOT NULL UNIQUE,
      insurable_pct numeric(5,2) NOT NULL DEFAULT 80 CHECK (insurable_pct > 0 AND insurable_pct <= 100)
    );
    CREATE TABLE range_periods (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      product_id integer NOT NULL REFERENCES products (id),
      min_years integer NOT NULL, max_years integer NOT NULL,
      CHECK (min_years < max_years), UNIQUE (product_id, min_years, max_years)
    );
    CREATE TABLE range_amounts (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      product_id integer NOT NULL REFERENCES products (id),
      min_amount_uf numeric(14,4) NOT NULL, max_amount_uf numeric(14,4) NOT NULL,
      CHECK (min_amount_uf < max_amount_uf), UNIQUE (product_id, min_amount_uf, max_amount_uf)
    );
    CREATE TABLE rates (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      product_id integer NOT NULL REFERENCES products (id),
      loan_use_id integer NOT NULL REFERENCES loan_uses (id),
      real_estate_type_id integer NOT NULL REFERENCES real_estate_types (id),
      range_period_id integer NOT NULL REFERENCES range_periods (id),
      range_amount_id integer NOT NULL REFERENCES range_amounts (id),
      annual_pct numeric(6,4) NOT NULL CHECK (annual_pct > 0),
      valid_from timestamptz NOT NULL DEFAULT now(),
      valid_to timestamptz
    );
    CREATE UNIQUE INDEX rates_in_force ON rates
      (product_id, loan_use_id, real_estate_type_id, range_period_id, range_amount_id) WHERE valid_to IS NULL;
  `;
}
