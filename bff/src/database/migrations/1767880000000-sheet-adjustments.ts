import { Migration } from './migration.ts';

/** Adds the adjustments that a rate sheet was written by, and the instant that its author means. */
export class SheetAdjustments1767880000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE rate_sheets ADD COLUMN adjustments jsonb NOT NULL DEFAULT '[]', ADD COLUMN planned_at timestamptz;
    COMMENT ON COLUMN rate_sheets.planned_at IS 'when its author means it to take effect; who approves it may choose another instant';
  `;
}
