import { Migration } from './migration.ts';

/** Does nothing any more: it changed indexes that `ListQueries` drops. The name stays, because databases have run it. */
export class OpenBelowIncome1767800000000 extends Migration {
  protected readonly sql = 'SELECT';
}
