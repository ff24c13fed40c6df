import { Migration } from './migration.ts';

/** Whether the client agreed to be contacted is stored apart from the consent to the use of the data. See docs/rules.md R701. */
export class ContactConsent1767700000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE simulations ADD COLUMN contact_consent jsonb;
    COMMENT ON COLUMN simulations.contact_consent IS
      'answer to the text about being contacted; null if it was not asked for separately';
  `;
}
