import { Migration } from './migration.ts';

/** Indexes simulations by state, so that a download of a rare state does not read the whole window. */
export class NewestByState1764800000000 extends Migration {
  protected readonly sql =
    'CREATE INDEX simulations_newest_by_state ON simulations (state, created DESC, id DESC)';
}
