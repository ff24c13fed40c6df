import { Migration } from './migration.ts';

/**
 * The functions that keep the staff's list up to date plan their statements once per connection, not at each save: with an array of
 * clients PostgreSQL expects a better plan each time, and planning took longer than the statements.
 */
export class ListPlans1766400000000 extends Migration {
  protected readonly sql = `
    ALTER FUNCTION list_days(uuid[]) SET plan_cache_mode = force_generic_plan;
    ALTER FUNCTION list_words(uuid[]) SET plan_cache_mode = force_generic_plan;
    ALTER FUNCTION list_simulations() SET plan_cache_mode = force_generic_plan;
  `;
}
