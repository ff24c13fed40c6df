import type { EntityManager } from 'typeorm';

/** An e-mail that a session gave for a RUT. */
interface IntroducedEmail {
  readonly session: Buffer;
  readonly email: string;
  readonly identification: string;
}

/** Returns SQL for `plainName`: an introduction has the name as the visitor typed it, a record has it without punctuation. */
const plainNameSql = (column: string): string =>
  `regexp_replace(translate(${column}, '''’‘\`´ʼ', ''), '[-‐‑–—]+', ' ', 'g')`;

/**
 * Deletes a session's introductions of other clients with the same e-mail, unless it saved simulations for them: a visitor who corrects a
 * mistyped RUT can then use the e-mail again. A record that the session created is deleted too, or passes to another session that
 * introduced the client since. Older records stay, so that no later answer reveals which RUT was known. See docs/rules.md R131.
 */
export async function deleteUnused(
  manager: EntityManager,
  { session, email, identification }: IntroducedEmail,
): Promise<void> {
  const unused: { client: string }[] = await manager.query(
    `WITH unused AS (
       DELETE FROM introductions AS given USING clients
       WHERE clients.uuid = given.client AND given.session = $1 AND given.email = $2 AND identification <> $3
         AND NOT EXISTS (SELECT FROM simulations AS saved WHERE saved.session = $1 AND saved.client = given.client)
       RETURNING client
     ) SELECT client FROM unused`,
    [session, email, identification],
  );
  if (unused.length === 0) return;
  const ofSession = [unused.map(({ client }) => client), session, email];
  await manager.query(
    `UPDATE clients SET session = heir.session, email = heir.email, first_name = ${plainNameSql('heir.first_name')},
       last_name = ${plainNameSql('heir.last_name')}, phone_number = heir.phone_number, age = NULL
     FROM (SELECT DISTINCT ON (client) * FROM introductions WHERE client = ANY ($1) ORDER BY client, email) AS heir
     WHERE clients.uuid = heir.client AND clients.session = $2 AND clients.email = $3`,
    ofSession,
  );
  await manager.query(
    `DELETE FROM clients WHERE uuid = ANY ($1) AND session = $2 AND email = $3
       AND NOT EXISTS (SELECT FROM introductions AS given WHERE given.client = uuid)
       AND NOT EXISTS (SELECT FROM simulations AS saved WHERE saved.client = uuid)`,
    ofSession,
  );
}
