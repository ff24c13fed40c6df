import type { EntityManager } from 'typeorm';
import type { ActorId } from '../../access/caller.ts';
import type { Audit } from '../../access/audit.ts';

/** An e-mail that staff give to the client of a RUT. */
interface GivenEmail {
  /** Lower case. */
  readonly email: string;
  readonly identification: string;
}

/**
 * Takes an e-mail from another client's record that only a visitor made: nobody at the bank has verified it. That client's simulations keep
 * the address that was given for them. See docs/rules.md R952.
 */
export async function freeEmail(
  manager: EntityManager,
  { email, identification }: GivenEmail,
  { actor, audit }: { readonly actor: ActorId; readonly audit: Audit },
): Promise<void> {
  const [freed]: [{ uuid: string }[], number] = await manager.query(
    `UPDATE clients SET email = '' WHERE email = $1 AND identification <> $2 AND session IS NOT NULL RETURNING uuid`,
    [email, identification],
  );
  if (freed.length > 0)
    await audit.noteAll(
      freed.map(({ uuid }) => ({ action: 'client_email_freed', actor, subject: `client ${uuid}` })),
      manager,
    );
}
