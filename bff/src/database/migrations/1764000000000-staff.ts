import { Migration } from './migration.ts';

/** Creates users, their sessions, failed sign-ins and the audit log. */
export class Staff1764000000000 extends Migration {
  protected readonly sql = `
    CREATE TABLE users (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
      email varchar(254) NOT NULL UNIQUE CHECK (email = lower(email)),
      full_name varchar(120) NOT NULL,
      bank_role varchar(20) NOT NULL
        CHECK (bank_role IN ('default', 'adminrole', 'executiverole', 'commercialrole')),
      password_hash text,
      disabled boolean NOT NULL DEFAULT false,
      created timestamptz NOT NULL DEFAULT now()
    );
    COMMENT ON COLUMN users.password_hash IS 'argon2id; null for a user whom only the core can sign in';

    ALTER TABLE sessions ADD COLUMN user_id integer REFERENCES users;
    ALTER TABLE sessions ADD COLUMN bound boolean NOT NULL DEFAULT true;
    COMMENT ON COLUMN sessions.bound IS 'its tokens hold only beside the cookie';
    ALTER TABLE simulations ADD FOREIGN KEY (commercial) REFERENCES users;

    CREATE TABLE failed_sign_ins (
      who bytea PRIMARY KEY,
      times integer NOT NULL,
      last timestamptz NOT NULL
    );
    COMMENT ON COLUMN failed_sign_ins.who IS 'SHA-256 of e-mail and address';

    CREATE TABLE audit (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL,
      actor integer,
      action varchar(40) NOT NULL,
      subject varchar(60),
      request_id varchar(60)
    );
    CREATE FUNCTION audit_stays() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'audit rows are neither changed nor deleted'; END $$;
    CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
      FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();
  `;
}
