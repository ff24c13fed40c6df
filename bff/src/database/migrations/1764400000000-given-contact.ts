import { Migration } from './migration.ts';

/** Stores the contact details that a visitor gave with the introduction, because they may differ from the client's record. */
export class GivenContact1764400000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE introductions ADD email varchar(254) CHECK (email = lower(email));
    UPDATE introductions SET email = clients.email FROM clients WHERE clients.uuid = introductions.client;
    ALTER TABLE introductions ALTER email SET NOT NULL;
    CREATE INDEX introductions_email ON introductions (email);
  `;
}
