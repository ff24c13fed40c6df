import { Migration } from './migration.ts';

/** Adds the state of proposals that were sent to a core whose answer is not known. */
export class UnconfirmedProposals1767896000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE price_proposals
      ADD COLUMN locked_until timestamptz,
      DROP CONSTRAINT price_proposals_state_check,
      ADD CONSTRAINT price_proposals_state_check CHECK (state IN ('open', 'unconfirmed', 'approved', 'rejected'));
    COMMENT ON COLUMN price_proposals.state IS 'unconfirmed: sent to the core by decided_by, outcome not known';
    COMMENT ON COLUMN price_proposals.locked_until IS 'until then the request to the core may be running; null if none is';
  `;
}
