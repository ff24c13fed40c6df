import { Migration } from './migration.ts';

/** Creates clients, their saved simulations, and the sessions that own them. UF with 4 decimals. */
export class Simulations1763800000000 extends Migration {
  protected readonly sql = `
    CREATE TABLE sessions (
      id bytea PRIMARY KEY,
      created timestamptz NOT NULL DEFAULT now(),
      last_used timestamptz NOT NULL DEFAULT now(),
      ended timestamptz
    );
    COMMENT ON COLUMN sessions.id IS 'SHA-256 of the cookie: the table alone opens no session';

    CREATE TABLE clients (
      uuid uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      first_name varchar(50) NOT NULL,
      last_name varchar(50) NOT NULL,
      identification varchar(12) NOT NULL UNIQUE,
      email varchar(254) NOT NULL UNIQUE CHECK (email = lower(email)),
      phone_number varchar(12),
      age smallint,
      worker_type smallint,
      score numeric(6,2),
      session bytea REFERENCES sessions,
      created timestamptz NOT NULL DEFAULT now()
    );
    COMMENT ON COLUMN clients.session IS 'whose visitor made the record and may correct it';

    CREATE TABLE introductions (
      session bytea NOT NULL REFERENCES sessions,
      client uuid NOT NULL REFERENCES clients,
      first_name varchar(50) NOT NULL,
      last_name varchar(50) NOT NULL,
      phone_number varchar(12),
      PRIMARY KEY (session, client)
    );
    COMMENT ON TABLE introductions IS 'how a session introduced a client: it reads its own words, not another session''s';

    CREATE TABLE states (
      id integer PRIMARY KEY,
      description varchar(60) NOT NULL,
      dashboard_order integer NOT NULL
    );
    CREATE TABLE resolutions (
      id integer PRIMARY KEY,
      description varchar(60) NOT NULL,
      state integer NOT NULL REFERENCES states,
      in_force boolean NOT NULL DEFAULT true,
      dashboard_order integer NOT NULL
    );

    CREATE TABLE simulations (
      uuid uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      id integer GENERATED ALWAYS AS IDENTITY UNIQUE,
      client uuid NOT NULL REFERENCES clients,
      session bytea REFERENCES sessions,
      flavour varchar(3) NOT NULL CHECK (flavour IN ('web', 'pro')),
      inputs jsonb NOT NULL,
      snapshot jsonb NOT NULL,
      property_value_uf numeric(14,4) NOT NULL,
      credit_uf numeric(14,4) NOT NULL,
      total_dividend_uf numeric(14,4) NOT NULL,
      annual_rate_pct numeric(6,4) NOT NULL,
      uf_value numeric(10,2) NOT NULL,
      uf_date date NOT NULL,
      state integer NOT NULL REFERENCES states,
      resolution integer NOT NULL REFERENCES resolutions,
      commercial integer,
      enviado_a_finnflow boolean NOT NULL DEFAULT false,
      mailed_at timestamptz,
      branch integer,
      broker integer,
      project integer,
      consent jsonb,
      created timestamptz NOT NULL
    );

    CREATE TABLE idempotency_keys (
      session bytea NOT NULL REFERENCES sessions,
      key varchar(200) NOT NULL,
      body_hash bytea NOT NULL,
      simulation uuid REFERENCES simulations,
      created timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (session, key)
    );
  `;
}
