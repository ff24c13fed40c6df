import { Migration } from './migration.ts';

/** Creates the changes of prices that wait for a second administrator. */
export class PriceProposals1767500000000 extends Migration {
  protected readonly sql = `
    CREATE TABLE price_proposals (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL,
      args jsonb NOT NULL,
      title text NOT NULL,
      lines jsonb NOT NULL,
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'rejected')),
      author integer REFERENCES users (id),
      created timestamptz NOT NULL,
      decided_by integer REFERENCES users (id),
      decided_at timestamptz,
      reason text,
      CHECK ((state = 'open') = (decided_at IS NULL))
    );
    COMMENT ON COLUMN price_proposals.kind IS 'the change that the application makes with args';
    CREATE INDEX price_proposals_open ON price_proposals (id) WHERE state = 'open';
  `;
}
