import { Migration } from './migration.ts';

/** Creates the list of running replicas with their RATE_APPROVAL, of which all of one database have the same. */
export class PriceApprovals1799000100000 extends Migration {
  protected readonly sql = `
    CREATE TABLE price_approvals (
      replica uuid PRIMARY KEY,
      approval text NOT NULL CHECK (approval IN ('none', 'second')),
      seen_at timestamptz NOT NULL
    );
    COMMENT ON TABLE price_approvals IS 'running replicas; one that is not seen for a while has ended';
  `;
}
