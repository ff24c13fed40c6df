import { Migration } from './migration.ts';

/** A rate in force may be one whose end is known: the index of those without an end does not find it. */
export class RatesByDate1764300000000 extends Migration {
  protected readonly sql =
    'CREATE INDEX rates_history ON rates (product_id, loan_use_id, real_estate_type_id)';
}
