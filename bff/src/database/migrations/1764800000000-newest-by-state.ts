import { Migration } from './migration.ts';

/** A download of a rare state reads its rows alone, not the whole window. */
export class NewestByState1764800000000 extends Migration {
  protected readonly sql =
    'CREATE INDEX simulations_newest_by_state ON simulations (state, created DESC, id DESC)';
}
