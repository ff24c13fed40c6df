import { Migration } from './migration.ts';

/** Indexes rates with an end date too, because a rate in force may have one. */
export class RatesByDate1764300000000 extends Migration {
  protected readonly sql =
    'CREATE INDEX rates_history ON rates (product_id, loan_use_id, real_estate_type_id)';
}
