import { Migration } from './migration.ts';

/** A session's cookie gets a new value with each renewal; what belongs to the session refers to it by its first. */
export class SessionRenewal1764950000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE sessions ADD COLUMN current bytea, ADD COLUMN former bytea, ADD COLUMN renewed timestamptz;
    COMMENT ON COLUMN sessions.id IS 'SHA-256 of the first cookie: the table alone opens no session';
    COMMENT ON COLUMN sessions.current IS 'SHA-256 of the cookie; null until the first renewal';
    COMMENT ON COLUMN sessions.former IS 'SHA-256 of the cookie before the latest renewal';
    CREATE UNIQUE INDEX sessions_current ON sessions (current) WHERE current IS NOT NULL;
    CREATE INDEX sessions_former ON sessions (former) WHERE former IS NOT NULL;
  `;
}
