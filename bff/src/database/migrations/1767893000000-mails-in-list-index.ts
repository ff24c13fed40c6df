import { Migration } from './migration.ts';

/**
 * Adds when a mail left and was refused to the list's index by client, so that the filter of sent mails over all days reads the index alone.
 * See docs/rules.md R961.
 */
export class MailsInListIndex1767893000000 extends Migration {
  protected readonly sql = `
    DROP INDEX simulations_of_client;
    CREATE INDEX simulations_of_client ON simulations (client, created DESC, id DESC)
      INCLUDE (state, resolution, commercial, credit_uf, enviado_a_finnflow, first_answer_at, contact_on, contact_time, blocked_at,
        mailed_at, mail_refused_at);
  `;
}
