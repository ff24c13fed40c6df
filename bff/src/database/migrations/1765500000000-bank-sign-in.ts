import { Migration } from './migration.ts';

/** Adds the identity provider's ids of users and sessions, and pending sign-ins. */
export class BankSignIn1765500000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE users ADD COLUMN issuer text, ADD COLUMN subject text, ADD UNIQUE (issuer, subject);
    COMMENT ON COLUMN users.subject IS 'of the user at the identity provider of issuer; null until the first sign-in by it';
    ALTER TABLE sessions ADD COLUMN provider_session text;
    COMMENT ON COLUMN sessions.provider_session IS 'sid of the identity provider, if its ID token names one';
    CREATE INDEX sessions_provider_session ON sessions (provider_session) WHERE provider_session IS NOT NULL;
    CREATE INDEX sessions_user ON sessions (user_id) WHERE user_id IS NOT NULL AND ended IS NULL;

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
  `;
}
