import { Migration } from './migration.ts';

/** A part of an e-mail or a phone finds who has it on record, and who gave it for a simulation. */
export class ContactSearch1765420000000 extends Migration {
  protected readonly sql = `
    CREATE INDEX clients_contact ON clients USING gin ((email || ' ' || coalesce(phone_number, '')) gin_trgm_ops);
    CREATE INDEX introductions_contact ON introductions
      USING gin ((email || ' ' || coalesce(phone_number, '')) gin_trgm_ops);
  `;
}
