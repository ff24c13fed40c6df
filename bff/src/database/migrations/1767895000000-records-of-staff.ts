import { Migration } from './migration.ts';

/** SQL: the session `id` is one that a user signed in with. */
const ofUser = (id: string): string =>
  `EXISTS (SELECT FROM sessions WHERE sessions.id = ${id} AND sessions.user_id IS NOT NULL)`;

/**
 * Detaches visitors' sessions from the records that staff have stored since, and from everything of persons whose details were rectified.
 * Lets a record have no e-mail, because staff may give it to another client. See docs/rules.md R621, R951 and R952.
 */
export class RecordsOfStaff1767895000000 extends Migration {
  protected readonly sql = `
    UPDATE clients SET session = NULL WHERE session IS NOT NULL AND (
      rectified_at IS NOT NULL
      OR EXISTS (SELECT FROM simulations WHERE simulations.client = clients.uuid AND flavour = 'pro')
      OR EXISTS (SELECT FROM introductions AS given WHERE given.client = clients.uuid AND ${ofUser('given.session')}));
    DELETE FROM introductions USING clients WHERE clients.uuid = introductions.client AND rectified_at IS NOT NULL;
    UPDATE simulations SET session = NULL FROM clients
    WHERE clients.uuid = client AND simulations.created <= rectified_at AND NOT ${ofUser('simulations.session')};

    UPDATE simulations SET inputs = jsonb_build_object('email', clients.email) || inputs FROM clients
    WHERE clients.uuid = client AND clients.session IS NOT NULL AND NOT inputs ? 'email';
    ALTER TABLE clients DROP CONSTRAINT clients_email_key;
    CREATE UNIQUE INDEX clients_email ON clients (email) WHERE email <> '';
    COMMENT ON COLUMN clients.email IS 'empty: staff gave it to another client';
    COMMENT ON COLUMN clients.session IS 'whose visitor made the record and may correct it; none once staff have stored it';
  `;
}
