import { Migration } from './migration.ts';

/** The last day of a simulation's quoted rate. The saved ones of the last days quoted theirs for 15 days. */
export class QuotedRates1767902000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE simulations ADD COLUMN quoted_until date;
    UPDATE simulations SET quoted_until = day + 15 WHERE created > now() - interval '16 days';
    CREATE INDEX simulations_quoted_until ON simulations (quoted_until);
    COMMENT ON COLUMN simulations.quoted_until IS 'the last day of the quoted rate; null: none was promised';
  `;
}
