import { Migration } from './migration.ts';

/** Ends the proposals, whose place sets of changes take. An open one is recorded as withdrawn: what it changes is written as a set. */
export class SetsOfPrices1799000000000 extends Migration {
  protected readonly sql = `
    INSERT INTO audit (at, actor, action, subject, details)
    SELECT now(), author, 'price_proposal_changed', 'PriceProposal ' || id,
      jsonb_build_object('state', jsonb_build_array(state, 'withdrawn'), 'title', jsonb_build_array(title, null))
    FROM price_proposals WHERE state IN ('open', 'unconfirmed') ORDER BY id;
    DROP TABLE price_proposals;
    COMMENT ON COLUMN rate_sheets.changes IS 'changes of prices: those of rates without a kind, those of other rows with kind, row, from and values';
  `;
}
