import { Migration } from './migration.ts';

/** Drops shared views, the choice of the first list, and the mails about assignments. See docs/rules.md R517, R960. */
export class OneList1799400000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE saved_views DROP COLUMN is_shared;
    ALTER TABLE users DROP COLUMN lists_own, DROP COLUMN assignments_by_mail_since;
    DROP TABLE told_assignments;
  `;
}
