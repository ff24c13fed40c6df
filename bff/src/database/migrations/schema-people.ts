/** Tables of users, sessions, limits, the audit log and persons’ requests. */
export const PEOPLE_TABLES = `
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
`;
