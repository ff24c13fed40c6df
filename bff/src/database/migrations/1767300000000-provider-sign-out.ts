import { Migration } from './migration.ts';

/** Stores the ID token of a session that the identity provider began, to end the provider's session too. See docs/rules.md R661, R662. */
export class ProviderSignOut1767300000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE sessions ADD COLUMN id_token text;
    COMMENT ON COLUMN sessions.id_token IS 'of the identity provider, until the session ends';
    CREATE INDEX sessions_id_token ON sessions (created) WHERE id_token IS NOT NULL;
    COMMENT ON COLUMN sessions.provider_session IS 'sid of the identity provider, empty if its ID token names none; null for a password';
    COMMENT ON COLUMN users.subject IS 'of the user at the identity provider of issuer; an administrator links an existing user';
  `;
}
