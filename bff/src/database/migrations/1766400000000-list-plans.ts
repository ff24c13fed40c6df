import { Migration } from './migration.ts';

/**
 * Makes the functions that update the staff's list plan their statements once per connection: with an array of clients PostgreSQL expects a
 * better plan each time, and planning took longer than running.
 */
export class ListPlans1766400000000 extends Migration {
  protected readonly sql = `
    ALTER FUNCTION list_days(uuid[]) SET plan_cache_mode = force_generic_plan;
    ALTER FUNCTION list_words(uuid[]) SET plan_cache_mode = force_generic_plan;
    ALTER FUNCTION list_simulations() SET plan_cache_mode = force_generic_plan;
  `;
}
