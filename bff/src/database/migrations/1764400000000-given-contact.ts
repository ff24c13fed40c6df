import { Migration } from './migration.ts';

/** A visitor may give another e-mail than the client's record has: it is kept with the introduction. */
export class GivenContact1764400000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE introductions ADD email varchar(254) CHECK (email = lower(email));
    UPDATE introductions SET email = clients.email FROM clients WHERE clients.uuid = introductions.client;
    ALTER TABLE introductions ALTER email SET NOT NULL;
    CREATE INDEX introductions_email ON introductions (email);
  `;
}
