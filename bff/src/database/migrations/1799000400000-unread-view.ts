import { Migration } from './migration.ts';

/** Drops the view of planned contacts, which the earliest release that can be upgraded no longer reads. */
export class UnreadView1799000400000 extends Migration {
  protected readonly sql = 'DROP VIEW IF EXISTS follow_ups';
}
