import { Migration } from './migration.ts';

/** Renames the times of a mail's request to the core and the requester of a flow, to the names used in the code. */
export class Requested1765000000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE mail_intents RENAME asked_at TO requested_at;
    ALTER TABLE workflow_flows RENAME asked_by TO requested_by;
  `;
}
