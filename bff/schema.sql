-- The schema of release 0.1.61, read from its catalogue: the first migration creates it in an empty database. Databases that exist have it
-- already, so a change of the schema is a further migration and never a change of this file.

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

-- Tables of users, sessions, limits, the audit log and persons’ requests.
CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  email varchar(254) NOT NULL CHECK (email = lower(email)) UNIQUE,
  full_name varchar(120) NOT NULL,
  bank_role varchar(20) NOT NULL CHECK (bank_role IN ('default', 'adminrole', 'executiverole', 'commercialrole')),
  password_hash text,
  disabled boolean NOT NULL DEFAULT false,
  created timestamptz NOT NULL DEFAULT now(),
  issuer text,
  subject text,
  assignments_seen_at timestamptz,
  assignments_by_mail_since timestamptz,
  lists_own boolean NOT NULL DEFAULT false,
  head_branch integer,
  UNIQUE (issuer, subject)
);
COMMENT ON COLUMN users.password_hash IS 'argon2id; null for a user whom only the core can sign in';
COMMENT ON COLUMN users.subject IS 'of the user at the identity provider of issuer; an administrator links an existing user';
COMMENT ON COLUMN users.assignments_seen_at IS 'when the user last looked at their own simulations; null for never';
COMMENT ON COLUMN users.assignments_by_mail_since IS 'since when the user wants a mail about new assignments; null for none';

CREATE TABLE sessions (
  id bytea PRIMARY KEY,
  created timestamptz NOT NULL DEFAULT now(),
  last_used timestamptz NOT NULL DEFAULT now(),
  ended timestamptz,
  user_id integer REFERENCES users,
  bound boolean NOT NULL DEFAULT true,
  current bytea,
  former bytea,
  renewed timestamptz,
  provider_session text,
  id_token text
);
COMMENT ON COLUMN sessions.id IS 'SHA-256 of the first cookie: the table alone opens no session';
COMMENT ON COLUMN sessions.bound IS 'its tokens hold only beside the cookie';
COMMENT ON COLUMN sessions.current IS 'SHA-256 of the cookie; null until the first renewal';
COMMENT ON COLUMN sessions.former IS 'SHA-256 of the cookie before the latest renewal';
COMMENT ON COLUMN sessions.provider_session IS 'sid of the identity provider, empty if its ID token names none; null for a password';
COMMENT ON COLUMN sessions.id_token IS 'of the identity provider, until the session ends';
CREATE UNIQUE INDEX sessions_current ON sessions (current) WHERE current IS NOT NULL;
CREATE INDEX sessions_former ON sessions (former) WHERE former IS NOT NULL;
CREATE INDEX sessions_provider_session ON sessions (provider_session) WHERE provider_session IS NOT NULL;
CREATE INDEX sessions_user ON sessions (user_id) WHERE user_id IS NOT NULL AND ended IS NULL;
CREATE INDEX sessions_id_token ON sessions (created) WHERE id_token IS NOT NULL;

CREATE TABLE failed_sign_ins (
  who bytea PRIMARY KEY,
  times integer NOT NULL,
  last timestamptz NOT NULL
);
COMMENT ON COLUMN failed_sign_ins.who IS 'SHA-256 of account and address or known device, of the account, or of the address';
CREATE INDEX failed_sign_ins_last ON failed_sign_ins (last);

CREATE TABLE known_devices (
  who bytea PRIMARY KEY,
  used timestamptz NOT NULL
);
COMMENT ON TABLE known_devices IS 'from which accounts have signed in with a password; strangers do not lock them out';
COMMENT ON COLUMN known_devices.who IS 'SHA-256 of the account and its cookie or address';
CREATE INDEX known_devices_used ON known_devices (used);

CREATE TABLE sign_in_attempts (
  state bytea PRIMARY KEY,
  session bytea NOT NULL,
  nonce text NOT NULL,
  verifier text NOT NULL,
  created timestamptz NOT NULL
);
COMMENT ON TABLE sign_in_attempts IS 'sent to the identity provider, not answered yet; each is used once, within ten minutes';
COMMENT ON COLUMN sign_in_attempts.state IS 'SHA-256 of the state';
COMMENT ON COLUMN sign_in_attempts.session IS 'SHA-256 of the cookie of the browser that began it';
CREATE INDEX sign_in_attempts_created ON sign_in_attempts (created);

CREATE UNLOGGED TABLE save_windows (
  who bytea PRIMARY KEY,
  requests integer NOT NULL,
  ends_at timestamptz NOT NULL
);
COMMENT ON TABLE save_windows IS 'unlogged: after a crash of the database everybody starts from zero';
COMMENT ON COLUMN save_windows.who IS 'SHA-256 of the address or the user';

CREATE TABLE breaker_settings (
  capability varchar(40) PRIMARY KEY,
  setting varchar(10) NOT NULL CHECK (setting IN ('open', 'closed')),
  since timestamptz NOT NULL
);

CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor integer,
  action varchar(40) NOT NULL,
  subject varchar(120),
  request_id varchar(60),
  details jsonb,
  row_table varchar(20),
  row_id integer
);
COMMENT ON COLUMN audit.details IS 'what it was and what it became: ids only';
CREATE INDEX audit_of_subject ON audit (subject, id);
CREATE INDEX audit_of_assignments ON audit (((details -> 'commercial' ->> 1)), at)
  WHERE action = 'simulation_changed' AND (details ? 'commercial');
CREATE INDEX audit_of_rows ON audit (row_table, row_id, id) WHERE row_table IS NOT NULL;
CREATE INDEX audit_of_deleted_rates ON audit (((details -> 'product' -> 0))) WHERE action = 'rate_table_deleted';

CREATE TABLE person_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind varchar(13) NOT NULL CHECK (kind IN ('access', 'rectification', 'erasure', 'opposition', 'portability', 'blocking')),
  identification varchar(12),
  person bytea NOT NULL,
  received date NOT NULL,
  due date NOT NULL,
  extended boolean NOT NULL DEFAULT false,
  note varchar(1000),
  state varchar(7) NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'granted', 'refused', 'closed')),
  answer varchar(1000),
  registered_at timestamptz NOT NULL,
  registered_by integer REFERENCES users,
  answered_at timestamptz,
  answered_by integer REFERENCES users,
  lifted_at timestamptz,
  lifted_by integer REFERENCES users,
  CHECK ((state = 'open') = (answered_at IS NULL))
);
COMMENT ON COLUMN person_requests.identification IS 'the RUT; null once its data was erased';
COMMENT ON COLUMN person_requests.person IS 'HMAC-SHA-256 of the RUT: recognises a person after the erasure';
COMMENT ON COLUMN person_requests.lifted_at IS 'when a granted block ended';
CREATE INDEX person_requests_open ON person_requests (due, id) WHERE state = 'open';
CREATE INDEX person_requests_of_person ON person_requests (person);
CREATE INDEX person_requests_blocks ON person_requests (identification)
  WHERE kind = 'blocking' AND state IN ('open', 'granted') AND lifted_at IS NULL;

CREATE FUNCTION audit_stays() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'audit rows are neither changed nor deleted'; END $$;
CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit EXECUTE FUNCTION audit_stays();

-- Tables of what credits cost: UF, TMC, rates and the other values.
CREATE TABLE uf_values (
  date date PRIMARY KEY,
  value numeric(10,2) NOT NULL CHECK (value > 0),
  from_mock boolean NOT NULL DEFAULT false,
  from_core boolean NOT NULL DEFAULT false,
  source text CHECK (source IN ('cmf', 'typed', 'file')),
  stored_at timestamptz
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
  source text CHECK (source IN ('cmf', 'typed', 'file')),
  stored_at timestamptz,
  from_mock boolean NOT NULL DEFAULT false,
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
  id integer CHECK (id = 1) PRIMARY KEY,
  appraisal_net_uf numeric(14,4) NOT NULL,
  title_study_net_uf numeric(14,4) NOT NULL,
  deed_draft_net_uf numeric(14,4) NOT NULL,
  notary_uf numeric(14,4) NOT NULL,
  vat_pct numeric(6,4) NOT NULL
);

CREATE TABLE financing_limits (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purpose integer,
  property_type integer,
  max_pct numeric(5,2) NOT NULL CHECK (max_pct > 0 AND max_pct <= 100),
  UNIQUE NULLS NOT DISTINCT (purpose, property_type)
);

CREATE TABLE prepayment_params (
  valid_from date PRIMARY KEY,
  commission_months numeric(6,4) NOT NULL CHECK (commission_months >= 0),
  credit_max_uf numeric(14,4) NOT NULL CHECK (credit_max_uf > 0),
  least_part_pct numeric(6,4) NOT NULL CHECK (least_part_pct >= 0 AND least_part_pct <= 100),
  source text NOT NULL
);
COMMENT ON TABLE prepayment_params IS 'the limits of the commission for an extra payment, by the day from which they hold';
COMMENT ON COLUMN prepayment_params.valid_from IS 'first day on which the bank applies the row; the first row also applies before it';
COMMENT ON COLUMN prepayment_params.commission_months IS 'months of interest on the prepaid capital';
COMMENT ON COLUMN prepayment_params.credit_max_uf IS 'the largest credit that the limit applies to';
COMMENT ON COLUMN prepayment_params.least_part_pct IS 'the part of the balance below which the bank may refuse; shown, never enforced';
COMMENT ON COLUMN prepayment_params.source IS 'text from which the row was taken';

CREATE TABLE products (
  id integer GENERATED BY DEFAULT AS IDENTITY (START 1000) PRIMARY KEY,
  name text NOT NULL UNIQUE,
  description text NOT NULL DEFAULT '',
  is_active boolean NOT NULL DEFAULT true,
  min_amount_uf numeric(14,4),
  max_amount_uf numeric(14,4),
  min_years integer,
  max_years integer,
  CHECK (min_amount_uf < max_amount_uf),
  CHECK (min_years < max_years)
);
COMMENT ON COLUMN products.min_amount_uf IS 'limits that its ranges have to fill; null: those of its ranges';

CREATE TABLE loan_uses (
  id integer GENERATED BY DEFAULT AS IDENTITY (START 1000) PRIMARY KEY,
  name text NOT NULL UNIQUE,
  description text NOT NULL DEFAULT ''
);

CREATE TABLE real_estate_types (
  id integer PRIMARY KEY,
  name text NOT NULL UNIQUE,
  insurable_pct numeric(5,2) NOT NULL DEFAULT 80 CHECK (insurable_pct > 0 AND insurable_pct <= 100)
);

CREATE TABLE range_periods (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products,
  min_years integer NOT NULL,
  max_years integer NOT NULL,
  CHECK (min_years < max_years),
  CONSTRAINT range_periods_apart EXCLUDE USING gist (int4range(product_id, product_id, '[]') WITH &&, int4range(min_years, max_years) WITH &&),
  CONSTRAINT range_periods_of_product UNIQUE (id, product_id)
);

CREATE TABLE range_amounts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products,
  min_amount_uf numeric(14,4) NOT NULL,
  max_amount_uf numeric(14,4) NOT NULL,
  CHECK (min_amount_uf < max_amount_uf),
  CONSTRAINT range_amounts_apart
    EXCLUDE USING gist (int4range(product_id, product_id, '[]') WITH &&, numrange(min_amount_uf, max_amount_uf) WITH &&),
  CONSTRAINT range_amounts_of_product UNIQUE (id, product_id)
);

CREATE TABLE rate_sheets (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  state text NOT NULL CHECK (state IN ('draft', 'submitted', 'approved', 'in_force', 'replaced', 'returned')),
  version integer NOT NULL DEFAULT 1,
  author integer REFERENCES users,
  writers integer[] NOT NULL,
  created timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  base_version integer NOT NULL,
  changes jsonb NOT NULL,
  submitted_at timestamptz,
  decided_by integer REFERENCES users,
  decided_at timestamptz,
  effective_at timestamptz,
  reason text,
  reverts integer REFERENCES rate_sheets ON DELETE SET NULL,
  adjustments jsonb NOT NULL DEFAULT '[]',
  planned_at timestamptz,
  impact jsonb,
  CHECK (state NOT IN ('approved', 'in_force', 'replaced') OR (decided_at IS NOT NULL AND effective_at IS NOT NULL))
);
COMMENT ON COLUMN rate_sheets.writers IS 'everybody who wrote in it; none of them approves it where a second person has to';
COMMENT ON COLUMN rate_sheets.changes IS 'rates by id, new ones by the bounds of their ranges, with the value that each was written for';
COMMENT ON COLUMN rate_sheets.reverts IS 'the sheet that it undoes or repeats';
COMMENT ON COLUMN rate_sheets.planned_at IS 'when its author means it to take effect; who approves it may choose another instant';
COMMENT ON COLUMN rate_sheets.impact IS 'changed rates, least and most change in points, quoted simulations and effect on the latest ones, when it was submitted';
CREATE INDEX rate_sheets_to_come ON rate_sheets (effective_at) WHERE state = 'approved';

CREATE TABLE rates (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products,
  loan_use_id integer NOT NULL REFERENCES loan_uses,
  real_estate_type_id integer NOT NULL REFERENCES real_estate_types,
  range_period_id integer NOT NULL,
  range_amount_id integer NOT NULL,
  annual_pct numeric(6,4) NOT NULL CHECK (annual_pct > 0),
  valid_from timestamptz NOT NULL DEFAULT now(),
  valid_to timestamptz,
  sheet_id integer REFERENCES rate_sheets,
  CONSTRAINT rates_range_period_id_fkey FOREIGN KEY (range_period_id, product_id) REFERENCES range_periods (id, product_id),
  CONSTRAINT rates_range_amount_id_fkey FOREIGN KEY (range_amount_id, product_id) REFERENCES range_amounts (id, product_id)
);
COMMENT ON COLUMN rates.sheet_id IS 'the sheet that made it what it is; null for what was loaded otherwise';
CREATE UNIQUE INDEX rates_in_force ON rates (product_id, loan_use_id, real_estate_type_id, range_period_id, range_amount_id)
  WHERE valid_to IS NULL;
CREATE INDEX rates_history ON rates (product_id, loan_use_id, real_estate_type_id);
CREATE INDEX rates_of_sheet ON rates (sheet_id);

CREATE TABLE past_rates (
  rate_id integer NOT NULL,
  product_id integer NOT NULL,
  loan_use_id integer NOT NULL,
  real_estate_type_id integer NOT NULL,
  min_years integer NOT NULL,
  max_years integer NOT NULL,
  is_last_period boolean NOT NULL,
  min_amount_uf numeric(14,4) NOT NULL,
  max_amount_uf numeric(14,4) NOT NULL,
  is_last_amount boolean NOT NULL,
  annual_pct numeric(6,4) NOT NULL,
  valid_from timestamptz NOT NULL,
  valid_to timestamptz NOT NULL,
  sheet_id integer,
  PRIMARY KEY (rate_id, valid_to)
);
COMMENT ON TABLE past_rates IS 'a rate, with the bounds of its ranges, as it was before it, or one of them, was changed or deleted';
CREATE INDEX past_rates_of_credit ON past_rates (product_id, loan_use_id, real_estate_type_id);

CREATE TABLE rate_groups (
  id integer PRIMARY KEY,
  name text NOT NULL UNIQUE,
  loan_uses integer[] NOT NULL,
  real_estate_types integer[] NOT NULL
);

CREATE TABLE price_proposals (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  args jsonb NOT NULL,
  title text NOT NULL,
  lines jsonb NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'unconfirmed', 'approved', 'rejected')),
  author integer REFERENCES users,
  created timestamptz NOT NULL,
  decided_by integer REFERENCES users,
  decided_at timestamptz,
  reason text,
  locked_until timestamptz,
  CHECK ((state = 'open') = (decided_at IS NULL))
);
COMMENT ON COLUMN price_proposals.kind IS 'the change that the application makes with args';
COMMENT ON COLUMN price_proposals.state IS 'unconfirmed: sent to the core by decided_by, outcome not known';
COMMENT ON COLUMN price_proposals.locked_until IS 'until then the request to the core may be running; null if none is';
CREATE INDEX price_proposals_open ON price_proposals (id) WHERE state = 'open';

-- Tables of companies, clients and their saved simulations.
CREATE TABLE companies (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  name varchar(200) NOT NULL UNIQUE
);

CREATE TABLE company_locations (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  company integer NOT NULL REFERENCES companies,
  comuna character(5) NOT NULL
);
COMMENT ON COLUMN company_locations.comuna IS 'CUT code';

CREATE TABLE company_projects (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  name varchar(200) NOT NULL
);

CREATE TABLE company_project_locations (
  project integer NOT NULL REFERENCES company_projects,
  location integer NOT NULL REFERENCES company_locations,
  PRIMARY KEY (project, location)
);

CREATE TABLE core_lists (
  name text PRIMARY KEY,
  value text NOT NULL,
  received_at timestamptz NOT NULL,
  from_mock boolean NOT NULL
);

CREATE TABLE clients (
  uuid uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  first_name varchar(50) NOT NULL,
  last_name varchar(50) NOT NULL,
  identification varchar(12) NOT NULL UNIQUE,
  email varchar(254) NOT NULL CHECK (email = lower(email)),
  phone_number varchar(12),
  age smallint,
  worker_type smallint,
  score numeric(6,2),
  session bytea REFERENCES sessions,
  created timestamptz NOT NULL DEFAULT now(),
  blocked_at timestamptz,
  opposed_at timestamptz,
  rectified_at timestamptz,
  search_text text NOT NULL GENERATED ALWAYS AS ((((((fold_text(((((first_name || ' ') || last_name) || ' ') || email)) || ' ') || identification) || ' ') || replace(identification, '-', '')) || ' ') || (COALESCE(phone_number, ''))::text) STORED
);
COMMENT ON COLUMN clients.email IS 'empty: staff gave it to another client';
COMMENT ON COLUMN clients.session IS 'whose visitor made the record and may correct it; none once staff have stored it';
COMMENT ON COLUMN clients.opposed_at IS 'since when the person is not to be contacted about what was saved before';
COMMENT ON COLUMN clients.rectified_at IS 'latest rectification at the person''s request';
CREATE INDEX clients_search ON clients USING gin (search_text gin_trgm_ops);
CREATE UNIQUE INDEX clients_email ON clients (email) WHERE email <> '';

CREATE TABLE introductions (
  session bytea NOT NULL REFERENCES sessions,
  client uuid NOT NULL REFERENCES clients,
  first_name varchar(50) NOT NULL,
  last_name varchar(50) NOT NULL,
  phone_number varchar(12),
  email varchar(254) NOT NULL CHECK (email = lower(email)),
  search_text text NOT NULL GENERATED ALWAYS AS ((fold_text(email) || ' ') || (COALESCE(phone_number, ''))::text) STORED,
  PRIMARY KEY (session, client)
);
COMMENT ON TABLE introductions IS 'how a session introduced a client: it reads its own words, not another session''s';
CREATE INDEX introductions_email ON introductions (email);
CREATE INDEX introductions_search ON introductions USING gin (search_text gin_trgm_ops);

CREATE TABLE superseded_details (
  client uuid NOT NULL REFERENCES clients ON DELETE CASCADE,
  field text NOT NULL,
  digest bytea NOT NULL,
  PRIMARY KEY (client, field, digest)
);
COMMENT ON TABLE superseded_details IS 'values of a client that a rectification has replaced';
COMMENT ON COLUMN superseded_details.digest IS 'SHA-256 of client, field and replaced value';

CREATE TABLE states (
  id integer PRIMARY KEY CONSTRAINT states_above_any CHECK (id > 0),
  description varchar(60) NOT NULL,
  dashboard_order integer NOT NULL,
  in_force boolean NOT NULL DEFAULT true
);

CREATE TABLE resolutions (
  id integer PRIMARY KEY CONSTRAINT resolutions_above_any CHECK (id > 0),
  description varchar(60) NOT NULL,
  state integer NOT NULL REFERENCES states,
  in_force boolean NOT NULL DEFAULT true,
  dashboard_order integer NOT NULL,
  is_initial boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN resolutions.is_initial IS 'that of a new simulation, and its state with it';
CREATE UNIQUE INDEX resolutions_initial ON resolutions (is_initial) WHERE is_initial;

CREATE TABLE simulations (
  uuid uuid DEFAULT gen_random_uuid() PRIMARY KEY,
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
  commercial integer REFERENCES users,
  enviado_a_finnflow boolean NOT NULL DEFAULT false,
  mailed_at timestamptz,
  branch integer,
  broker integer,
  project integer,
  consent jsonb,
  created timestamptz NOT NULL,
  day date NOT NULL GENERATED ALWAYS AS (((created AT TIME ZONE 'America/Santiago'))::date) STORED,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz,
  changed_by integer REFERENCES users,
  first_answer_at timestamptz,
  blocked_at timestamptz,
  contact_on date,
  contact_channel varchar(5) CHECK (contact_channel IN ('phone', 'email', 'visit', 'other')),
  contact_note varchar(300),
  contact_consent jsonb,
  mail_refused_at timestamptz,
  contact_time time,
  CONSTRAINT contact_complete CHECK (num_nulls(contact_on, contact_channel, contact_note) IN (0, 3))
);
COMMENT ON COLUMN simulations.version IS 'of state, resolution and executive: one more with each change of them';
COMMENT ON COLUMN simulations.first_answer_at IS 'when staff first changed its state or resolution, commented, planned a contact or sent it';
COMMENT ON COLUMN simulations.blocked_at IS 'since when no reader sees it: its client''s, or its co-debtor''s, data are blocked';
COMMENT ON COLUMN simulations.contact_on IS 'the day of the next contact with the client; it ends when the simulation is sent or rejected';
COMMENT ON COLUMN simulations.contact_consent IS 'answer to the text about being contacted; null if it was not asked for separately';
CREATE INDEX simulations_by_codebtor ON simulations ((((inputs -> 'codebtor') ->> 'identification')))
  WHERE ((inputs -> 'codebtor') ->> 'identification') IS NOT NULL;
CREATE INDEX simulations_next_contact ON simulations (contact_on, created, id)
  INCLUDE (client, day, state, resolution, commercial, credit_uf, enviado_a_finnflow, first_answer_at)
  WHERE contact_on IS NOT NULL AND NOT enviado_a_finnflow AND blocked_at IS NULL;
CREATE INDEX simulations_mail_refused ON simulations (created) WHERE mail_refused_at IS NOT NULL;
CREATE INDEX simulations_newest ON simulations (created DESC, id DESC)
  INCLUDE (client, day, state, resolution, commercial, credit_uf, enviado_a_finnflow, first_answer_at, contact_on, contact_time)
  WHERE blocked_at IS NULL;
CREATE INDEX simulations_below_income ON simulations (created DESC, id DESC)
  INCLUDE (client, state, resolution, commercial, credit_uf, enviado_a_finnflow, first_answer_at, contact_on, contact_time)
  WHERE lacks_income(inputs, snapshot) AND blocked_at IS NULL;
CREATE INDEX simulations_of_client ON simulations (client, created DESC, id DESC)
  INCLUDE (state, resolution, commercial, credit_uf, enviado_a_finnflow, first_answer_at, contact_on, contact_time, blocked_at, mailed_at, mail_refused_at);

CREATE TABLE idempotency_keys (
  session bytea NOT NULL REFERENCES sessions,
  key varchar(200) NOT NULL,
  body_hash bytea NOT NULL,
  simulation uuid REFERENCES simulations,
  created timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (session, key)
);

CREATE TABLE mail_intents (
  intent varchar(64) PRIMARY KEY,
  simulation uuid NOT NULL REFERENCES simulations ON DELETE CASCADE,
  recipient varchar(254) NOT NULL,
  created timestamptz NOT NULL,
  sent_at timestamptz,
  failed_at timestamptz,
  message_id varchar(254),
  requested_at timestamptz
);
COMMENT ON COLUMN mail_intents.intent IS 'a digest: what names an intent is the client''s own';
COMMENT ON COLUMN mail_intents.failed_at IS 'asked of the core, which may not be asked again, and not known to be sent';
CREATE INDEX mail_intents_of_simulation ON mail_intents (simulation, created DESC);

-- Tables of what staff add to simulations, and sends to the workflow.
CREATE TABLE comments (
  uuid uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  simulation uuid NOT NULL REFERENCES simulations ON DELETE CASCADE,
  creator integer NOT NULL REFERENCES users,
  comment text NOT NULL,
  highlight boolean NOT NULL DEFAULT false,
  created timestamptz NOT NULL,
  outcome varchar,
  id integer GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX comments_contacts ON comments (created, creator) WHERE outcome IS NOT NULL;
CREATE INDEX comments_of_simulation ON comments (simulation, created, id);

CREATE TABLE saved_views (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner integer NOT NULL REFERENCES users,
  name varchar(40) NOT NULL,
  address varchar(300) NOT NULL,
  is_shared boolean NOT NULL,
  UNIQUE (owner, name)
);

CREATE TABLE told_assignments (
  audit_id bigint PRIMARY KEY REFERENCES audit,
  mail uuid NOT NULL,
  recipient integer NOT NULL REFERENCES users,
  sent_at timestamptz
);
COMMENT ON TABLE told_assignments IS 'assignments that a mail tells of: it is being sent until sent_at';
CREATE INDEX told_assignments_unsent ON told_assignments (recipient) WHERE sent_at IS NULL;

CREATE TABLE workflow_flows (
  simulation uuid PRIMARY KEY REFERENCES simulations ON DELETE CASCADE,
  state varchar(8) NOT NULL CHECK (state IN ('running', 'done', 'refused', 'stopped')),
  reason varchar(20),
  executive integer NOT NULL REFERENCES users,
  requested_by integer NOT NULL CONSTRAINT workflow_flows_asked_by_fkey REFERENCES users,
  started timestamptz NOT NULL,
  since timestamptz NOT NULL,
  failure jsonb
);
COMMENT ON COLUMN workflow_flows.reason IS 'why it was refused or stopped';
COMMENT ON COLUMN workflow_flows.since IS 'when it came into its state';
COMMENT ON COLUMN workflow_flows.failure IS 'operation, outcome and status of the workflow, and its codes; no values';
CREATE INDEX workflow_flows_open ON workflow_flows (started) WHERE state IN ('running', 'stopped');

CREATE TABLE workflow_steps (
  simulation uuid NOT NULL REFERENCES workflow_flows ON DELETE CASCADE,
  step varchar(16) NOT NULL,
  outcome jsonb NOT NULL,
  done timestamptz NOT NULL,
  PRIMARY KEY (simulation, step)
);
CREATE UNIQUE INDEX workflow_steps_own_row ON workflow_steps (step, lower(COALESCE((outcome ->> 'uuid'), (outcome ->> 'id'), (outcome ->> 'request'))))
  WHERE step IN ('application', 'property', 'income', 'credit', 'variables', 'request') AND ((outcome ->> 'isMock') = 'false');

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

-- Tables whose changes replicas hear of.
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

INSERT INTO prepayment_params (valid_from, commission_months, credit_max_uf, least_part_pct, source)
VALUES ('2026-11-01', 1.5, 5000, 10, 'Ley 18.010, artículo 10');
