import { Migration } from './migration.ts';

/** A mail whose address the mail server refused for good, until the next mail of the simulation is sent. See docs/rules.md R712. */
export class MailRefusals1767810000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE simulations ADD mail_refused_at timestamptz;
    CREATE INDEX simulations_mail_refused ON simulations (created) WHERE mail_refused_at IS NOT NULL;
  `;
}
