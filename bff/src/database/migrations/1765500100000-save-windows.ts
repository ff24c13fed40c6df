import { Migration } from './migration.ts';

/** Creates the counts of saves and mails per hour and per address or staff user, for all replicas together. */
export class SaveWindows1765500100000 extends Migration {
  protected readonly sql = `
    CREATE UNLOGGED TABLE save_windows (
      who bytea PRIMARY KEY,
      requests integer NOT NULL,
      ends_at timestamptz NOT NULL
    ) WITH (fillfactor = 50);
    COMMENT ON TABLE save_windows IS 'unlogged: after a crash of the database everybody starts from zero';
    COMMENT ON COLUMN save_windows.who IS 'SHA-256 of the address or the user';
  `;
}
