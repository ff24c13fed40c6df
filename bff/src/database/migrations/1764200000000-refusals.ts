import { Migration } from './migration.ts';

/** Widens the audit's subject for route templates, and indexes failed sign-ins by age, so that old ones can be deleted. */
export class Refusals1764200000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE audit ALTER COLUMN subject TYPE varchar(120);
    CREATE INDEX failed_sign_ins_last ON failed_sign_ins (last);
  `;
}
