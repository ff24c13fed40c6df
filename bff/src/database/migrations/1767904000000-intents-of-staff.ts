import { Migration } from './migration.ts';

/** Lets an intent belong to a person of staff in place of a session. See docs/rules.md R1070. */
export class IntentsOfStaff1767904000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_session_fkey;
    COMMENT ON COLUMN idempotency_keys.session IS 'whose key it is: a visitor''s session, or the digest of a user of staff';
  `;
}
