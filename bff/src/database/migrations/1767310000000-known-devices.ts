import { Migration } from './migration.ts';

/** Adds the devices from which accounts have signed in. See docs/rules.md R663. */
export class KnownDevices1767310000000 extends Migration {
  protected readonly sql = `
    COMMENT ON COLUMN failed_sign_ins.who IS 'SHA-256 of account and address or known device, of the account, or of the address';

    CREATE TABLE known_devices (
      who bytea PRIMARY KEY,
      used timestamptz NOT NULL
    );
    COMMENT ON TABLE known_devices IS 'from which accounts have signed in with a password; strangers do not lock them out';
    COMMENT ON COLUMN known_devices.who IS 'SHA-256 of the account and its cookie or address';
    CREATE INDEX known_devices_used ON known_devices (used);
  `;
}
