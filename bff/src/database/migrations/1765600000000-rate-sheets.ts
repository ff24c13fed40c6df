import { Migration } from './migration.ts';

/** Creates planned changes of rates, and links a rate to the one that created it. */
export class RateSheets1765600000000 extends Migration {
  protected readonly sql = `
    CREATE TABLE rate_sheets (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL,
      state text NOT NULL CHECK (state IN ('draft', 'submitted', 'approved', 'in_force', 'replaced', 'returned')),
      version integer NOT NULL DEFAULT 1,
      author integer REFERENCES users (id),
      writers integer[] NOT NULL,
      created timestamptz NOT NULL,
      changed_at timestamptz NOT NULL,
      base_version integer NOT NULL,
      changes jsonb NOT NULL,
      submitted_at timestamptz,
      decided_by integer REFERENCES users (id),
      decided_at timestamptz,
      effective_at timestamptz,
      reason text,
      reverts integer REFERENCES rate_sheets (id) ON DELETE SET NULL,
      CHECK (state NOT IN ('approved', 'in_force', 'replaced') OR (decided_at IS NOT NULL AND effective_at IS NOT NULL))
    );
    COMMENT ON COLUMN rate_sheets.writers IS 'everybody who wrote in it; none of them approves it where a second person has to';
    COMMENT ON COLUMN rate_sheets.changes IS 'rates by id, new ones by the bounds of their ranges, with the value that each was written for';
    COMMENT ON COLUMN rate_sheets.reverts IS 'the sheet that it undoes or repeats';
    CREATE INDEX rate_sheets_to_come ON rate_sheets (effective_at) WHERE state = 'approved';

    ALTER TABLE rates ADD COLUMN sheet_id integer REFERENCES rate_sheets (id);
    ALTER TABLE past_rates ADD COLUMN sheet_id integer;
    COMMENT ON COLUMN rates.sheet_id IS 'the sheet that made it what it is; null for what was loaded otherwise';
    CREATE INDEX rates_of_sheet ON rates (sheet_id);
  `;
}
