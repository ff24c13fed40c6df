import { Migration } from './migration.ts';

/** Creates the table of requested mails, one row per intent. A row stays after its job is deleted. */
export class Mail1763900000000 extends Migration {
  protected readonly sql = `
    CREATE TABLE mail_intents (
      intent varchar(64) PRIMARY KEY,
      simulation uuid NOT NULL REFERENCES simulations ON DELETE CASCADE,
      recipient varchar(254) NOT NULL,
      created timestamptz NOT NULL,
      sent_at timestamptz,
      failed_at timestamptz,
      message_id varchar(254)
    );
    COMMENT ON COLUMN mail_intents.intent IS 'a digest: what names an intent is the client''s own';
    COMMENT ON COLUMN mail_intents.failed_at IS 'asked of the core, which may not be asked again, and not known to be sent';
    CREATE INDEX mail_intents_of_simulation ON mail_intents (simulation, created DESC);
  `;
}
