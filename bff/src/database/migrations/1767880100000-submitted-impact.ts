import { Migration } from './migration.ts';

/** Adds what a rate sheet changed when it was submitted. */
export class SubmittedImpact1767880100000 extends Migration {
  protected readonly sql = `
    ALTER TABLE rate_sheets ADD COLUMN impact jsonb;
    COMMENT ON COLUMN rate_sheets.impact IS 'changed rates, least and most change in points, quoted simulations and effect on the latest ones, when it was submitted';
  `;
}
