import { Migration } from './migration.ts';

/**
 * Moves the next contact into the row of its simulation, so that one index has everything that the views filter and sort by. With a table
 * of its own, each count joined 150,000 overdue contacts to a million simulations.
 */
export class NextContacts1766299000000 extends Migration {
  protected readonly sql = COLUMNS + FORMER_TABLE + INDEX;
}

const COLUMNS = `
  ALTER TABLE simulations
    ADD COLUMN contact_on date,
    ADD COLUMN contact_channel varchar(5) CHECK (contact_channel IN ('phone', 'email', 'visit', 'other')),
    ADD COLUMN contact_note varchar(300),
    ADD CONSTRAINT contact_complete CHECK (num_nulls(contact_on, contact_channel, contact_note) IN (0, 3));
  COMMENT ON COLUMN simulations.contact_on IS 'the day of the next contact with the client; it ends when the simulation is sent or rejected';
  UPDATE simulations SET contact_on = date, contact_channel = channel, contact_note = note
    FROM follow_ups WHERE follow_ups.simulation = simulations.uuid;
`;

/**
 * View for replicas of the former release, until they are stopped. The join makes it read-only: in a view of one table, PostgreSQL would
 * apply their DELETE to that table, the simulations.
 */
const FORMER_TABLE = `
  DROP TABLE follow_ups;
  CREATE VIEW follow_ups AS
    SELECT uuid AS simulation, contact_on AS date, contact_channel AS channel, contact_note AS note
    FROM simulations CROSS JOIN (VALUES (true)) AS read_only WHERE contact_on IS NOT NULL;
`;

/** Index with the columns of all orders of the due contacts. */
const INDEX = `
  CREATE INDEX simulations_next_contact ON simulations (contact_on, created, id)
    INCLUDE (client, day, state, resolution, commercial, credit_uf, enviado_a_finnflow, first_answer_at)
    WHERE contact_on IS NOT NULL AND NOT enviado_a_finnflow AND blocked_at IS NULL;
`;
