import { Migration } from './migration.ts';

/** Room for a route's template on record; failed sign-ins are found by their age, to be forgotten. */
export class Refusals1764200000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE audit ALTER COLUMN subject TYPE varchar(120);
    CREATE INDEX failed_sign_ins_last ON failed_sign_ins (last);
  `;
}
