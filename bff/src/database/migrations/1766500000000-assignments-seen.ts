import { Migration } from './migration.ts';

/** Adds the time when each user last looked at their own simulations, and an index of later assignments to them. */
export class AssignmentsSeen1766500000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE users ADD COLUMN assignments_seen_at timestamptz;
    COMMENT ON COLUMN users.assignments_seen_at IS 'when the user last looked at their own simulations; null for never';
    UPDATE users SET assignments_seen_at = now();
    CREATE INDEX audit_of_assignments ON audit ((details->'commercial'->>1), at)
      WHERE action = 'simulation_changed' AND details ? 'commercial';
  `;
}
