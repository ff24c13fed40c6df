import { Migration } from './migration.ts';

/** Does nothing any more: it changed tables that `ListQueries` drops. The name stays, because databases have run it. */
export class ListPlans1766400000000 extends Migration {
  protected readonly sql = 'SELECT';
}
