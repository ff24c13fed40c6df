import { Migration } from './migration.ts';

/** When a mail was requested of the core, and who requested a flow, by the words that the code has for them. */
export class Requested1765000000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE mail_intents RENAME asked_at TO requested_at;
    ALTER TABLE workflow_flows RENAME asked_by TO requested_by;
  `;
}
