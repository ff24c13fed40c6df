import { Migration } from './migration.ts';

/** Stores digests of the details that rectifications replaced, so that an open form does not bring them back. See docs/rules.md R665. */
export class SupersededDetails1767320000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE clients ADD COLUMN rectified_at timestamptz;
    COMMENT ON COLUMN clients.rectified_at IS 'latest rectification at the person''s request';

    CREATE TABLE superseded_details (
      client uuid REFERENCES clients ON DELETE CASCADE,
      field text,
      digest bytea,
      PRIMARY KEY (client, field, digest)
    );
    COMMENT ON TABLE superseded_details IS 'values of a client that a rectification has replaced';
    COMMENT ON COLUMN superseded_details.digest IS 'SHA-256 of client, field and replaced value';
  `;
}
