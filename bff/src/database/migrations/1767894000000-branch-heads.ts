import { Migration } from './migration.ts';

/** Adds the branch that a user heads. */
export class BranchHeads1767894000000 extends Migration {
  protected readonly sql = 'ALTER TABLE users ADD COLUMN head_branch int';
}
