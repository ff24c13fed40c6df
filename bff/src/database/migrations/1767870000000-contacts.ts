import { Migration } from './migration.ts';

/**
 * Adds the hour of a next contact, and the outcome of a comment that records a contact. The list's indexes have all columns that it filters
 * and sorts by: in the order of the days for a few of them, in the order of the clients for many, who are then grouped without a sort. See
 * docs/rules.md R511, R870.
 */
export class Contacts1767870000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE simulations ADD COLUMN contact_time time;
    ALTER TABLE comments ADD COLUMN outcome varchar;
    DROP INDEX IF EXISTS simulations_newest, simulations_of_client, simulations_below_income;
    CREATE INDEX simulations_newest ON simulations (created DESC, id DESC)
      INCLUDE (client, day, state, resolution, commercial, credit_uf, enviado_a_finnflow, first_answer_at, contact_on, contact_time)
      WHERE blocked_at IS NULL;
    CREATE INDEX simulations_of_client ON simulations (client, created DESC, id DESC)
      INCLUDE (state, resolution, commercial, credit_uf, enviado_a_finnflow, first_answer_at, contact_on, contact_time, blocked_at);
    CREATE INDEX simulations_below_income ON simulations (created DESC, id DESC)
      INCLUDE (client, state, resolution, commercial, credit_uf, enviado_a_finnflow, first_answer_at, contact_on, contact_time)
      WHERE lacks_income(inputs, snapshot) AND blocked_at IS NULL;
    CREATE INDEX comments_contacts ON comments (created, creator) WHERE outcome IS NOT NULL;
  `;
}
