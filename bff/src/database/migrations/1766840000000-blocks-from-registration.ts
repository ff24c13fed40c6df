import { Migration } from './migration.ts';

/**
 * A block holds from its registration on, and an erasure closes the person's other requests. Open requests of persons erased before are
 * closed too. See docs/rules.md R622, R624.
 */
export class BlocksFromRegistration1766840000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE person_requests DROP CONSTRAINT person_requests_state_check,
      ADD CONSTRAINT person_requests_state_check CHECK (state IN ('open', 'granted', 'refused', 'closed'));
    UPDATE person_requests SET state = 'closed', answered_at = now() WHERE state = 'open' AND identification IS NULL;

    DROP INDEX person_requests_blocks;
    CREATE INDEX person_requests_blocks ON person_requests (identification)
      WHERE kind = 'blocking' AND state IN ('open', 'granted') AND lifted_at IS NULL;
    UPDATE clients SET blocked_at = registered_at FROM person_requests AS requests
      WHERE kind = 'blocking' AND state = 'open' AND requests.identification = clients.identification AND blocked_at IS NULL;
    UPDATE simulations SET blocked_at = registered_at FROM clients, person_requests AS requests
      WHERE kind = 'blocking' AND requests.state = 'open' AND clients.uuid = client AND simulations.blocked_at IS NULL
        AND requests.identification IN (clients.identification, inputs->'codebtor'->>'identification');
  `;
}
