import { Migration } from './migration.ts';

/**
 * Stores a view without saying whether it is shared. That column, the choice of the first list, the mails about assignments and the last
 * look at them are read by nobody but replicas of the release before, which run beside this one: a later release drops them. See docs/rules.md R960.
 */
export class OneList1799400000000 extends Migration {
  protected readonly sql = 'ALTER TABLE saved_views ALTER COLUMN is_shared SET DEFAULT false';
}
