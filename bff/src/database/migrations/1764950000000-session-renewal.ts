import { Migration } from './migration.ts';

/** Lets each renewal change the value of a session's cookie. Other rows refer to the session by its first value. */
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
